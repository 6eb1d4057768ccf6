import { searchProducts } from '@obsidiana/data';
import { Breadcrumb, PageBody } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { pageOf, requireCleanPage } from '../page/page-number.ts';
import { ProductList } from '../parts/product-list.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/search';

type Params = Route.ComponentProps['params'];

const hrefIn = (params: Params) => (page: number) => to('search', params, page > 1 ? { page } : {});

const load = async ({ params, url, need, api, t }: Load<Params>) => {
  const term = params.search;
  const found = await need(searchProducts(api, term, pageOf(url.searchParams)));
  if (found.products.length === 0) throw redirect(to('nothingFound', {}, { search: term }));
  requireCleanPage(url, found.page, hrefIn(params));
  return { head: { title: t('results.title', { term }), hidden: true } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

export default function SearchPage({ params }: Route.ComponentProps) {
  const t = useTexts();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const title = t('results.title', { term: params.search });
  const { data: found } = useSuspenseQuery(searchProducts(useApi(), params.search, page));
  return (
    <PageBody
      title={title}
      before={
        <Breadcrumb label={t('shop.trail')} places={[{ label: t('shop.home'), href: to('home') }, { label: title }]} />
      }
    >
      <ProductList found={found} hrefOf={hrefIn(params)} />
    </PageBody>
  );
}
