import { type ListChoice, searchProducts } from '@obsidiana/data';
import { Breadcrumb, PageBody } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { choiceIn, narrowings, searchOf } from '../page/list-choice.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { pageOf, requireCleanPage } from '../page/page-number.ts';
import { ProductList } from '../parts/product-list.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/search';

type Params = Route.ComponentProps['params'];

/** The address of the results with another choice, or another page of them. */
const hrefIn = (params: Params) => (choice: ListChoice, page: number) =>
  to('search', params, { ...searchOf(choice), ...(page > 1 && { page }) });

const load = async ({ params, url, need, api, t }: Load<Params>) => {
  const term = params.search;
  const choice = choiceIn(url.searchParams);
  const found = await need(searchProducts(api, term, pageOf(url.searchParams), { facets: true, ...choice }));
  if (found.products.length === 0 && narrowings(choice) === 0) throw redirect(to('nothingFound', {}, { search: term }));
  requireCleanPage(url, found.page, (page) => hrefIn(params)(choice, page));
  return { head: { title: t('results.title', { term }), hidden: true } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

export default function SearchPage({ params }: Route.ComponentProps) {
  const t = useTexts();
  const [search] = useSearchParams();
  const choice = choiceIn(search);
  const title = t('results.title', { term: params.search });
  const { data: found } = useSuspenseQuery(
    searchProducts(useApi(), params.search, pageOf(search), { facets: true, ...choice }),
  );
  return (
    <PageBody
      title={title}
      before={
        <Breadcrumb label={t('shop.trail')} places={[{ label: t('shop.home'), href: to('home') }, { label: title }]} />
      }
    >
      <ProductList found={found} choice={choice} hrefOf={hrefIn(params)} searched />
    </PageBody>
  );
}
