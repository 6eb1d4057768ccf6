import { createServer, type Server } from 'node:http';
import type { ShopApi } from '@obsidiana/api';
import type { Storefront } from '@obsidiana/storefront';
import { builtFiles } from './assets.ts';
import { servePage } from './pages.ts';

/** One HTTP server: what is the API's goes to the API, built files are sent as they are, the rest is a page. */
export function createShopServer(api: ShopApi['app'], storefront: Storefront): Server {
  const sendFile = builtFiles(storefront.assetsDirectory);
  return createServer((request, response) => {
    if (/^\/(api|media)(\/|\?|$)/.test(request.url ?? '/')) return void api.routing(request, response);
    if (!sendFile(request, response)) void servePage(storefront, request, response);
  });
}
