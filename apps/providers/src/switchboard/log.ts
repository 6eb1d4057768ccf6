/** One request that a provider received. Secrets, card numbers and codes are blanked. */
export interface LogEntry {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** `GET`, `POST` …, or `SMTP` for a mail. */
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  query?: unknown;
  params?: unknown;
  idempotencyKey?: string;
  /** The fault that it met. */
  fault?: string;
  /** Null while it runs, and when it was cut. */
  status: number | null;
  /** Milliseconds until the answer. */
  ms: number | null;
}

/** The latest requests, newest last. */
export class RequestLog {
  #entries: LogEntry[] = [];
  #count = 0;
  readonly #limit: number;

  constructor(limit = 2000) {
    this.#limit = limit;
  }

  open(method: string, path: string): LogEntry {
    this.#count += 1;
    const entry = { id: this.#count, at: new Date().toISOString(), method, path, status: null, ms: null };
    this.#entries.push(entry);
    if (this.#entries.length > this.#limit) this.#entries.shift();
    return entry;
  }

  list(filter: { method?: string; path?: string } = {}): readonly LogEntry[] {
    return this.#entries.filter(
      (entry) =>
        (!filter.method || entry.method === filter.method.toUpperCase()) &&
        (!filter.path || entry.path === filter.path),
    );
  }

  clear(): void {
    this.#entries = [];
  }
}

const secret = new Set([
  'number',
  'cvc',
  'exp_month',
  'exp_year',
  'client_secret',
  'key',
  'password',
  'token',
  'access_token',
  'input_token',
  'appsecret_proof',
  // The text of an SMS, which may carry a link that signs somebody in.
  'Body',
]);

/** A copy with everything secret blanked; undefined when there is nothing in it. */
export function redact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redact);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, part]) => [name, secret.has(name) ? '…' : redact(part)]));
}
