import type { CallLine } from '@obsidiana/contract';

/** A request as it goes over the wire. */
export interface Sent {
  readonly method: CallLine['method'];
  /** Below the base address, with its query. */
  readonly path: string;
  readonly token: string | null;
  /** Text of the body, of type `application/json` unless said otherwise. */
  readonly body: string | null;
  readonly contentType?: string;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  readonly milliseconds: number;
}

/** A server that claims the contract. */
export interface Target {
  send(request: Sent): Promise<Received>;
}

/**
 * A server that is reached over HTTP.
 * @param baseUrl of the API: `https://shop.example/api`
 */
export function httpTarget(baseUrl: string): Target {
  const base = baseUrl.replace(/\/+$/, '');
  return {
    async send({ method, path, ...request }) {
      const started = performance.now();
      const response = await fetch(`${base}${path}`, {
        method,
        headers: headersOf(request),
        body: request.body,
        signal: AbortSignal.timeout(30_000),
      });
      const text = await response.text();
      return { status: response.status, text, milliseconds: performance.now() - started };
    },
  };
}

export function headersOf({ token, body, contentType }: Pick<Sent, 'token' | 'body' | 'contentType'>) {
  return {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== null && { 'content-type': contentType ?? 'application/json' }),
  };
}
