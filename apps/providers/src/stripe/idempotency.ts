import { createHash } from 'node:crypto';
import { ApiError } from './errors.ts';

export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

interface Entry {
  readonly endpoint: string;
  readonly fingerprint: string;
  /** Undefined while the first request runs. */
  answer?: StoredAnswer;
}

/** What was answered to each `Idempotency-Key`, so that a repeated request does nothing twice. */
export class IdempotencyKeys {
  #entries = new Map<string, Entry>();
  readonly #limit: number;

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  /**
   * @returns the answer that this key got before, or undefined when the request is the first and shall run.
   * @throws ApiError 400 when the key stands for another request, 409 when its request still runs.
   */
  claim(key: string, endpoint: string, body: string): StoredAnswer | undefined {
    if (key.length > 255) throw conflict(400, 'Idempotency keys may be no more than 255 characters.');
    const fingerprint = createHash('sha256').update(body).digest('base64');
    const entry = this.#entries.get(key);
    if (!entry) {
      this.#entries.set(key, { endpoint, fingerprint });
      this.#forgetOldest();
      return undefined;
    }
    if (entry.endpoint !== endpoint)
      throw conflict(
        400,
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${endpoint}' vs '${entry.endpoint}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (entry.fingerprint !== fingerprint)
      throw conflict(
        400,
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (!entry.answer)
      throw conflict(
        409,
        `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try your request again later.`,
        'idempotency_key_in_use',
      );
    return entry.answer;
  }

  keep(key: string, answer: StoredAnswer): void {
    const entry = this.#entries.get(key);
    if (entry) entry.answer = answer;
  }

  /** A request that ended without an answer to keep: its key is free again. */
  releaseUnanswered(key: string): void {
    if (!this.#entries.get(key)?.answer) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #forgetOldest(): void {
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.#entries.size > this.#limit) this.#entries.delete(oldest);
  }
}

function conflict(status: number, message: string, code?: string): ApiError {
  return new ApiError(status, { type: 'idempotency_error', message, ...(code && { code }) });
}
