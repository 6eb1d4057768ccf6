import type { Answer, Body, Failure, Params, Query } from '@obsidiana/contract';
import { type CallName, calls } from '@obsidiana/contract/calls';
import { type Currency, type Language, unauthenticated } from '@obsidiana/contract/rules';
import { ApiError } from './error.ts';
import { answersWithErrors, languageInBody, takesCurrency } from './localised.ts';

/** `fetch`, or a function of its shape that answers in process. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

export interface Locale {
  readonly lang: Language;
  readonly currency: Currency;
}

export interface ClientOptions extends Locale {
  readonly transport: Transport;
  /** Where the calls' paths begin: `/api`, or an absolute address. */
  readonly base: string;
  /** The stored bearer token; sent with the calls that require one, and with no other. */
  readonly token: () => string | null;
  /** After a 401 Unauthenticated, with the token that was refused. */
  readonly onUnauthenticated: (token: string) => void;
}

type Field<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };
type Localised = 'lang' | 'currency';
type Without<T, K extends string> = [T] extends [undefined] ? undefined : Omit<T, K>;

/** What a call takes beside the language and the currency, which the client adds. */
export type Input<N extends CallName> = Field<'params', Params<N>> &
  Field<'query', Without<Query<N>, Localised>> &
  Field<'body', Without<Body<N>, 'lang'>> & { readonly signal?: AbortSignal };

/** The shop's API in one language and currency. */
export interface Api extends Locale {
  /** @throws ApiError when the server refuses, or cannot be reached (code `offline`). */
  call<N extends CallName>(name: N, input: Input<N>): Promise<Answer<N>>;
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: Record<string, unknown>;
  readonly signal?: AbortSignal;
}

export function createClient(options: ClientOptions): Api {
  const { transport, lang, currency } = options;

  async function send(name: CallName, { params = {}, query = {}, body, signal }: Parts): Promise<unknown> {
    const { method, path, token: use } = calls[name];
    const token = use === 'required' ? options.token() : null;
    const address = path.replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(String(params[field])));
    const asked = { ...query, lang, ...(name in takesCurrency && { currency: currency.toLowerCase() }) };
    const response = await answerOf(
      transport(`${options.base}${address}?${searchOf(asked)}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(name in languageInBody ? { ...body, lang } : body) }),
        ...(signal && { signal }),
      }),
    );
    const answer = await bodyOf(response);
    if (response.ok && !(isFlagged(answer) && !(name in answersWithErrors))) return answer;
    const error = refusal(response.status, answer);
    if (token && isUnauthenticated(error)) options.onUnauthenticated(token);
    throw error;
  }

  return {
    lang,
    currency,
    // The contract vouches for both shapes: the server validates what it takes and serialises what it answers by it.
    call: <N extends CallName>(name: N, input: Input<N>) => send(name, input as Parts) as Promise<Answer<N>>,
  };
}

function searchOf(query: Record<string, unknown>): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search;
}

async function answerOf(pending: Promise<Response>): Promise<Response> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'offline', 'The server cannot be reached.', { cause: error });
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(response.ok ? 502 : response.status, 'unexpected', '');
  }
}

/** `errors` of a body may be a flag, a list or an object: truth decides. */
function isFlagged(body: unknown): boolean {
  const errors = isRecord(body) ? body.errors : undefined;
  if (Array.isArray(errors)) return errors.length > 0;
  return isRecord(errors) ? Object.keys(errors).length > 0 : Boolean(errors);
}

function refusal(status: number, body: unknown): ApiError {
  const { message, code, errors }: Partial<Record<keyof Failure, unknown>> = isRecord(body) ? body : {};
  const [first] = isRecord(errors) ? Object.values(errors) : [];
  const text = [message, first].find((candidate) => typeof candidate === 'string') ?? '';
  return new ApiError(Math.max(status, 400), typeof code === 'string' ? code : 'unexpected', String(text));
}

function isUnauthenticated({ status, code, message }: ApiError): boolean {
  return status === 401 && (code === 'unauthenticated' || message.trim() === unauthenticated);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
