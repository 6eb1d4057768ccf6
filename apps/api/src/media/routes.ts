import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { pictureWidths } from './urls.ts';

interface Answer {
  readonly path: string;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg';
  readonly lasting: boolean;
}

/**
 * `GET /media/<key>/<width>.webp`, `.avif`, and `/media/<key>/share.jpg`. What is not made yet is made; an AVIF is
 * replaced by the WebP until it is.
 */
export function mediaRoutes({ studio }: Context): FastifyPluginAsync {
  async function find(key: string, file: string): Promise<Answer | null> {
    if (file === 'share.jpg') {
      const card = await studio.shareCard(key);
      return card && { ...card, type: 'image/jpeg' };
    }
    const [, width = '', format = ''] = /^(\d{1,4})\.(webp|avif)$/.exec(file) ?? [];
    if (!isWidth(Number(width))) return null;
    const served = await studio.serve(key, Number(width), format === 'avif' ? 'avif' : 'webp');
    return served && { path: served.path, lasting: served.lasting, type: `image/${served.format}` };
  }

  return async (app) => {
    app.addHook('onClose', async () => studio.close());
    app.get<{ Params: { key: string; file: string } }>('/media/:key/:file', async (request, response) => {
      const { key, file } = request.params;
      const found = /^[a-z0-9-]{1,100}$/.test(key) ? await find(key, file) : null;
      if (!found) throw new Refusal(404, 'not_found');
      return response
        .header('cache-control', found.lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type(found.type)
        .send(await readFile(found.path));
    });
  };
}

function isWidth(number: number): boolean {
  return pictureWidths.some((width) => width === number);
}
