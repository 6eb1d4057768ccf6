import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { pictureWidths } from './urls.ts';

/** `GET /media/<key>/<width>.webp` and `.avif`. What is not made yet is made; an AVIF is replaced by the WebP until it is. */
export function mediaRoutes({ studio }: Context): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onClose', async () => studio.close());
    app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, response) => {
      const { key, file } = request.params;
      const [, width = '', format = ''] = /^(\d{1,4})\.(webp|avif)$/.exec(file) ?? [];
      if (!/^[a-z0-9-]{1,100}$/.test(key) || !isWidth(Number(width))) throw new Refusal(404, 'not_found');
      const served = await studio.serve(key, Number(width), format === 'avif' ? 'avif' : 'webp');
      if (!served) throw new Refusal(404, 'not_found');
      return response
        .header('cache-control', served.lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type(`image/${served.format}`)
        .send(await readFile(served.path));
    });
  };
}

function isWidth(number: number): boolean {
  return pictureWidths.some((width) => width === number);
}
