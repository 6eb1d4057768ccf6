import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Serves one file of this room at an address. Other origins may load it, as a shop loads Stripe.js. */
export function serveFile(app: FastifyInstance, path: string, file: URL): void {
  app.get(path, async (_request, reply) =>
    reply
      .header('content-type', types[extname(file.pathname)] ?? 'application/octet-stream')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send(await readFile(file)),
  );
}
