import { ProductGrid, Section } from '@obsidiana/ui';
import { useQueries } from '@tanstack/react-query';
import { cleanProduct } from '../page/clean.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { ProductTile } from './product-tile.tsx';

export interface RecentlyViewedTilesProps {
  /** The latest first. */
  uris: readonly string[];
}

/** Products as they are now, in the language and currency of the page; one that the shop does not have is left out. */
export default function RecentlyViewedTiles({ uris }: RecentlyViewedTilesProps) {
  const t = useTexts();
  const api = useApi();
  // The key is that of the product's page, which must never find a detail that was not cleaned.
  const answers = useQueries({ queries: uris.map((uri) => cleanProduct(api, uri)) });
  const products = answers.flatMap(({ data }) => data ?? []);
  // All at once, so that nothing moves under a finger.
  if (answers.some(({ isPending }) => isPending) || products.length === 0) return null;
  return (
    <Section title={t('product.recentlyViewed')}>
      <ProductGrid>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </Section>
  );
}
