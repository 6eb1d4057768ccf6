import { categoryDetail, type ListChoice, subcategoryProducts } from '@obsidiana/data';
import { Breadcrumb, PageBody } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { data, redirect, useSearchParams } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { choiceIn, narrowings, searchOf } from '../page/list-choice.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { pageOf, requireCleanPage } from '../page/page-number.ts';
import { ofList, ofTrail } from '../page/structured.ts';
import { ProductList } from '../parts/product-list.tsx';
import { SubcategoryMenu } from '../parts/subcategory-menu.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/subcategory';

type Params = Route.ComponentProps['params'];

/** The address of a list with another choice, or another page of it. */
const hrefIn = (params: Params) => (choice: ListChoice, page: number) =>
  to('subcategory', params, { ...searchOf(choice), ...(page > 1 && { page }) });

const load = async ({ params, url, need, api, t, origin }: Load<Params>) => {
  const choice = choiceIn(url.searchParams);
  const page = pageOf(url.searchParams);
  const [category, found] = await Promise.all([
    need(categoryDetail(api, params.category)),
    need(subcategoryProducts(api, { subcategory: params.subcategory, page, facets: true, ...choice })),
  ]);
  const subcategory = category.subcategories.find(({ uri }) => uri === params.subcategory);
  if (!subcategory) throw data(null, { status: 404 });
  const narrowed = narrowings(choice) > 0;
  if (found.products.length === 0 && !narrowed) throw redirect(to('nothingFound', {}, { search: subcategory.name }));
  requireCleanPage(url, found.page, (page) => hrefIn(params)(choice, page));
  const kind = t('product.kind', { category: category.name, subcategory: subcategory.name });
  const title = found.page > 1 ? t('list.titleOfPage', { title: kind, page: found.page }) : kind;
  const description = t('category.description', { category: subcategory.name });
  const trail = [
    { name: category.name, path: to('category', { category: params.category }) },
    { name: subcategory.name },
  ];
  const structured = import.meta.env.SSR ? [ofTrail(origin, t, trail), ofList(origin, found.products)] : [];
  return { head: { title, description, image: found.products[0]?.desktop_image, hidden: narrowed, structured } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

export default function SubcategoryPage({ params }: Route.ComponentProps) {
  const t = useTexts();
  const api = useApi();
  const [search] = useSearchParams();
  const choice = choiceIn(search);
  const page = pageOf(search);
  const { data: category } = useSuspenseQuery(categoryDetail(api, params.category));
  const { data: found } = useSuspenseQuery(
    subcategoryProducts(api, { subcategory: params.subcategory, page, facets: true, ...choice }),
  );
  const name = category.subcategories.find(({ uri }) => uri === params.subcategory)?.name ?? '';
  return (
    <PageBody
      title={name}
      before={
        <Breadcrumb
          label={t('shop.trail')}
          places={[
            { label: t('shop.home'), href: to('home') },
            { label: category.name, href: to('category', { category: params.category }) },
            { label: name },
          ]}
        />
      }
    >
      <ProductList
        found={found}
        choice={choice}
        hrefOf={hrefIn(params)}
        menu={<SubcategoryMenu category={category} current={params.subcategory} />}
      />
    </PageBody>
  );
}
