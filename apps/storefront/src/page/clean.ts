import type { Answer } from '@obsidiana/contract';
import type { Api } from '@obsidiana/data';
import { legalText, productDetail } from '@obsidiana/data';
import { queryOptions } from '@tanstack/react-query';

/** Cleans HTML of the shop's people before it is shown, though the API has cleaned it before it was stored. */
async function cleaner(): Promise<(html: string) => string> {
  if (import.meta.env.SSR) {
    const { default: sanitize } = await import('sanitize-html');
    return (html) => sanitize(html);
  }
  // Loaded for pages that the browser fetches itself: those of the server come cleaned.
  const { default: purify } = await import('dompurify');
  return (html) => purify.sanitize(html);
}

/** A product whose detail is safe to show. */
export const cleanProduct = (api: Api, uri: string) => {
  const { queryKey, staleTime } = productDetail(api, uri);
  return queryOptions({
    queryKey,
    staleTime,
    queryFn: async ({ signal }): Promise<Answer<'productDetail'>> => {
      const [product, clean] = await Promise.all([api.call('productDetail', { query: { uri }, signal }), cleaner()]);
      return { ...product, detail: clean(product.detail) };
    },
  });
};

/** A legal text that is safe to show. */
export const cleanLegalText = (api: Api, n: Parameters<typeof legalText>[1]) => {
  const { queryKey, staleTime } = legalText(api, n);
  return queryOptions({
    queryKey,
    staleTime,
    queryFn: async ({ signal }): Promise<Answer<'legalText'>> => {
      const [{ data }, clean] = await Promise.all([api.call('legalText', { params: { n }, signal }), cleaner()]);
      return { data: { ...data, content: clean(data.content) } };
    },
  });
};
