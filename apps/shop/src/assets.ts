import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  /** As the build compressed it; absent where that gains nothing. */
  readonly br?: Buffer;
  readonly gzip?: Buffer;
}

/**
 * Answers requests for built files from memory: a shop has few of them, and one that runs is not hurt by the next build.
 * Returns false for what is not a built file.
 */
export function builtFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const assets = readAssets(folder);
  return (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const asset = assets.get(path);
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding =
      asset.br && /\bbr\b/.test(accepted) ? 'br' : asset.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : null;
    const body = (encoding && asset[encoding]) || asset.plain;
    response.writeHead(200, {
      'content-type': asset.type,
      'content-length': body.length,
      // The names of what is below /assets/ carry the hash of their content.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function readAssets(folder: string): ReadonlyMap<string, Asset> {
  const read = (path: string) => readFileSync(join(folder, path));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const known = new Set(files);
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const type = types[extname(file)];
    if (!type || file.startsWith('.')) continue;
    assets.set(`/${file.split(sep).join('/')}`, {
      type,
      plain: read(file),
      ...(known.has(`${file}.br`) && { br: read(`${file}.br`) }),
      ...(known.has(`${file}.gz`) && { gzip: read(`${file}.gz`) }),
    });
  }
  return assets;
}
