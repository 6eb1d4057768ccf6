import { homeProducts } from '@obsidiana/data';
import { Container, EmptyState, ProductGrid, Section } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Translate } from '../messages/translate.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { ProductTile } from '../parts/product-tile.tsx';
import { ShopSearch } from '../parts/shop-search.tsx';

const titleOf = (t: Translate, term: string) => (term ? t('nothing.title', { term }) : t('nothing.titleEmpty'));

const load = async ({ url, need, api, t }: Load<unknown>) => {
  await need(homeProducts(api));
  return { head: { title: titleOf(t, url.searchParams.get('search') ?? ''), hidden: true } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** What was looked for is not there: another search, and the newest pieces. */
export default function NothingFound() {
  const t = useTexts();
  const [search] = useSearchParams();
  const term = search.get('search') ?? '';
  const { data: products } = useSuspenseQuery(homeProducts(useApi()));
  return (
    <Container gap="section" inset>
      <EmptyState title={titleOf(t, term)} text={t('nothing.text')}>
        <ShopSearch term={term} key={term} />
      </EmptyState>
      <Section title={t('home.arrivals')}>
        <ProductGrid>
          {products.map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductGrid>
      </Section>
    </Container>
  );
}
