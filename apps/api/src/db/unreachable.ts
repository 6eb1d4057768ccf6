/** The server went away, is going or is just coming (class 57P), the connection broke (class 08), or nothing listens. */
const codes = /^(57P0[1-5]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Whether a query failed because the database cannot be reached now: the same may work in a moment. */
export function isUnreachable(error: Error & { readonly code?: string }): boolean {
  if (codes.test(error.code ?? '') || words.test(error.message)) return true;
  return error.cause instanceof Error && isUnreachable(error.cause);
}
