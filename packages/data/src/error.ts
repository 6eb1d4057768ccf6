/** A call that did not succeed. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Stable and never translated: `offline` without an answer, `unexpected` for one that is not the API's. */
  readonly code: string;

  /** `message` is the server's own, in the asked language, for people to read; it may be empty. */
  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
  }
}
