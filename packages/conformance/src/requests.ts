import { type Answer, type Body, type CallName, calls, type Params, type Query } from '@obsidiana/contract';
import type { Sent, Target } from './target.ts';

export interface Parts<N extends CallName> {
  readonly query?: Query<N>;
  readonly params?: Params<N>;
  readonly body?: Body<N>;
  readonly token?: string;
}

/** A call that had to answer 200 and did not. */
export class Refused extends Error {
  readonly status: number;

  constructor(name: CallName, status: number, text: string) {
    super(`${name} answered ${status}: ${text}`);
    this.status = status;
  }
}

/** The 200 answer to a call. @throws Refused */
export async function answerOf<N extends CallName>(target: Target, name: N, parts: Parts<N>): Promise<Answer<N>> {
  const { status, text } = await target.send(requestOf(name, parts));
  if (status !== 200) throw new Refused(name, status, text);
  return JSON.parse(text);
}

/** A call of the contract as a request. */
export function requestOf<N extends CallName>(name: N, { query, params, body, token }: Parts<N>): Sent {
  const { method, path } = calls[name];
  return {
    method,
    path: `${withParams(path, params ?? {})}${queryText(query ?? {})}`,
    token: token ?? null,
    body: body === undefined ? null : JSON.stringify(body),
  };
}

export function withParams(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return path.replaceAll(/[:{](\w+)\}?/g, (_whole, key: string) => encoded(values.get(key)));
}

export function queryText(query: object): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encoded(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** A lone surrogate has no encoding in an address; the character for what is unreadable stands in. */
function encoded(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed());
}
