import type { ShopApi } from '@obsidiana/api';

/** Answers the storefront's API requests without a socket, as `fetch` would. */
export function inProcess(app: ShopApi['app']): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method:
        request.method === 'POST'
          ? 'POST'
          : request.method === 'PUT'
            ? 'PUT'
            : request.method === 'DELETE'
              ? 'DELETE'
              : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers,
    });
  };
}
