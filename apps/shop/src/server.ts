import { createServer, type Server } from 'node:http';
import type { ShopApi } from '@obsidiana/api';
import type { Storefront } from '@obsidiana/storefront';
import sirv from 'sirv';
import { servePage } from './pages.ts';

/** One HTTP server: what is the API's goes to the API, built files are sent as they are, the rest is a page. */
export function createShopServer(api: ShopApi['app'], storefront: Storefront): Server {
  const files = sirv(storefront.assetsDirectory, {
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  return createServer((request, response) => {
    const path = request.url ?? '/';
    if (/^\/(api|media)(\/|\?|$)/.test(path)) return void api.routing(request, response);
    files(request, response, () => void servePage(storefront, request, response));
  });
}
