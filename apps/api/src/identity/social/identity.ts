import { Refusal } from '../../http/refusal.ts';

/** Who somebody is, as their provider tells the server. */
export interface SocialIdentity {
  readonly provider: 'google' | 'facebook';
  /** The provider's id of the person. */
  readonly subject: string;
  /** Null when there is none, or it is not shared. */
  readonly email: string | null;
  /** Whether the provider has seen that the address is theirs. */
  readonly vouched: boolean;
  readonly name: string;
  readonly lastname: string;
}

export const providerNames = { google: 'Google', facebook: 'Facebook' } as const;

const patience = 8_000;

/**
 * A JSON answer of a provider.
 * @throws Refusal 503 when it does not answer, or not in its own way; 400 when it refuses
 */
export async function askProvider(
  provider: SocialIdentity['provider'],
  url: string,
  init: RequestInit = {},
): Promise<Record<string, unknown>> {
  const values = { provider: providerNames[provider] };
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(patience) });
    body = await response.json();
  } catch {
    throw new Refusal(503, 'social_unavailable', values);
  }
  if (response.status >= 500 || response.status === 429 || typeof body !== 'object' || body === null)
    throw new Refusal(503, 'social_unavailable', values);
  if (!response.ok) throw new Refusal(400, 'social_refused', values);
  return { ...body };
}

/** Holds what a provider said against what it must say. @throws Refusal 400 */
export function requireTrue(provider: SocialIdentity['provider'], ...claims: boolean[]): void {
  if (claims.includes(false)) throw new Refusal(400, 'social_refused', { provider: providerNames[provider] });
}

/** A text that a provider sent; empty when it is something else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
