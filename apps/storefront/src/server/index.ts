import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type ContentSources, contentPolicy, noSources } from './content-policy.ts';
import type { CreateHandler, HandlerOptions, KeyOf, PageOptions } from './contract.ts';
import { codeAfterPictures, preloadsOf, type ViteManifest } from './preloads.ts';

export { type ContentSources, contentPolicy };

export interface StorefrontOptions {
  /** Answers the API's requests: in process, or `fetch` for an API elsewhere. */
  readonly fetchApi: HandlerOptions['fetchApi'];
  /** Absolute address that the API's paths are put behind; the default suits an answer in process. */
  readonly apiUrl?: string;
  /** Scheme and host of the shop for canonical addresses; that of each request without it. */
  readonly publicUrl?: string;
  /** What pages may load from elsewhere. */
  readonly sources?: ContentSources;
  /** Where `react-router build` wrote to. */
  readonly buildDirectory?: string;
}

export interface Storefront {
  /**
   * Answers a request for anything but a built file, a picture or the API. A page that is `public` depends on nothing but
   * its key.
   */
  handle(request: Request, options?: PageOptions): Promise<Response>;
  readonly keyOf: KeyOf;
  /** The built files, to be served from the root; those below `/assets/` never change. */
  readonly assetsDirectory: string;
}

/** @throws when the storefront has not been built. */
export async function createStorefront({
  fetchApi,
  apiUrl = 'http://storefront.internal/api',
  publicUrl,
  sources = noSources,
  buildDirectory = fileURLToPath(new URL('../../build', import.meta.url)),
}: StorefrontOptions): Promise<Storefront> {
  const bundle = join(buildDirectory, 'server/index.js');
  if (!existsSync(bundle)) {
    throw new Error(
      `The storefront is not built: ${bundle} is missing. Run 'pnpm --filter @obsidiana/storefront build'.`,
    );
  }
  const { createHandler, keyOf }: { createHandler: CreateHandler; keyOf: KeyOf } = await import(
    pathToFileURL(bundle).href
  );
  const answer = createHandler({ fetchApi, apiUrl, publicUrl });
  const assetsDirectory = join(buildDirectory, 'client');
  const manifest: ViteManifest = JSON.parse(readFileSync(join(assetsDirectory, '.vite/manifest.json'), 'utf8'));
  const preloads = preloadsOf(manifest);

  return {
    assetsDirectory,
    keyOf,
    async handle(request, options) {
      const page = await answer(request, options);
      const lang = page.headers.get('content-language');
      if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
      const html = codeAfterPictures(await page.text());
      page.headers.append('link', lang === 'en' ? preloads.en : preloads.es);
      page.headers.set('content-security-policy', contentPolicy(html, sources, options?.nonce));
      return new Response(html, page);
    },
  };
}
