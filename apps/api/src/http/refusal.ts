import type { Message } from './messages.ts';

/**
 * Thrown by a handler to refuse a call. The client gets `{ errors: true, message, code }` with the status;
 * the message is the catalogue's text for `code` in the asked language.
 * Statuses: 400 a person can mend it · 401 · 404 not there, or not theirs · 409 stock or state · 422 wrong shape · 429 · 503.
 */
export class Refusal extends Error {
  readonly status: 400 | 401 | 404 | 409 | 422 | 429 | 502 | 503;
  readonly code: Message;
  readonly values: Record<string, string | number>;

  constructor(status: Refusal['status'], code: Message, values: Record<string, string | number> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.values = values;
  }
}
