import type { Answer } from '@obsidiana/contract';
import type { ListChoice } from '@obsidiana/data';
import { EmptyState, LayoutToggle, ListBar, Pagination, ProductGrid, Stack, Text } from '@obsidiana/ui';
import type { ReactNode } from 'react';
import { useListLayout } from '../browser/layout.ts';
import { useTexts } from '../page/hooks.ts';
import { ListChips, ListFilters } from './list-filters.tsx';
import { ProductTile } from './product-tile.tsx';

export interface ProductListProps {
  found: Answer<'searchProducts'>;
  /** What narrows and orders the list. */
  choice: ListChoice;
  hrefOf: (choice: ListChoice, page: number) => string;
  /** It is what a search found. */
  searched?: boolean;
  /** Beside the count: ways to narrow the list. */
  menu?: ReactNode;
}

/** A page of products, as a grid or in rows, and the way to the other pages. */
export function ProductList({ found, choice, hrefOf, searched = false, menu }: ProductListProps) {
  const t = useTexts();
  const { products, page, pages, total, facets } = found;
  const [layout, setLayout] = useListLayout();
  return (
    <>
      <Stack>
        <ListBar
          menu={menu}
          count={
            <Text voice="ledger" tone="muted" role="status">
              {t('list.count', { count: total })}
            </Text>
          }
        >
          <LayoutToggle
            value={layout}
            onValueChange={setLayout}
            labels={{ group: t('list.layout'), vertical: t('list.vertical'), horizontal: t('list.horizontal') }}
          />
        </ListBar>
        {facets && (
          <>
            <ListFilters choice={choice} facets={facets} total={total} hrefOf={hrefOf} searched={searched} />
            <ListChips choice={choice} facets={facets} hrefOf={hrefOf} />
          </>
        )}
      </Stack>
      {products.length === 0 && <EmptyState headingLevel={2} title={t('list.none')} text={t('list.noneText')} />}
      <ProductGrid layout={layout}>
        {products.map((product, index) => (
          <ProductTile key={product.id} product={product} headingLevel={2} layout={layout} first={index < 2} />
        ))}
      </ProductGrid>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(page) => hrefOf(choice, page)}
        labels={{
          navigation: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.page', { page: number }),
        }}
      />
    </>
  );
}
