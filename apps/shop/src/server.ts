import { createServer, type Server } from 'node:http';
import { refuseUnreadable, type ShopApi } from '@obsidiana/api';
import type { Storefront } from '@obsidiana/storefront';
import { builtFiles } from './assets.ts';
import { PageCache } from './page-cache.ts';
import { servePage } from './pages.ts';

/** One HTTP server: what is the API's goes to the API, built files are sent as they are, the rest is a page. */
export function createShopServer({ app, context }: ShopApi, storefront: Storefront): Server {
  const pages = new PageCache(context.catalogueVersion);
  const sendFile = builtFiles(storefront.assetsDirectory);
  const server = createServer((request, response) => {
    if (/^\/(api|media)(\/|\?|$)/.test(request.url ?? '/')) return void app.routing(request, response);
    if (!sendFile(request, response)) void servePage(storefront, pages, request, response);
  });
  return server.on('clientError', refuseUnreadable);
}
