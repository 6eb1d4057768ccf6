import type { Answer } from '@obsidiana/contract';
import { LayoutToggle, Pagination, ProductGrid, Text } from '@obsidiana/ui';
import type { ReactNode } from 'react';
import { useListLayout } from '../browser/layout.ts';
import { useTexts } from '../page/hooks.ts';
import { listBar, listMenu } from './product-list.css.ts';
import { ProductTile } from './product-tile.tsx';

export interface ProductListProps {
  found: Answer<'searchProducts'>;
  hrefOf: (page: number) => string;
  /** Beside the count: ways to narrow the list. */
  menu?: ReactNode;
}

/** A page of products, as a grid or in rows, and the way to the other pages. */
export function ProductList({ found: { products, page, pages, total }, hrefOf, menu }: ProductListProps) {
  const t = useTexts();
  const [layout, setLayout] = useListLayout();
  return (
    <>
      <div className={listBar}>
        <div className={listMenu}>{menu}</div>
        <Text voice="ledger" tone="muted">
          {t('list.count', { count: total })}
        </Text>
        <LayoutToggle
          value={layout}
          onValueChange={setLayout}
          labels={{ group: t('list.layout'), vertical: t('list.vertical'), horizontal: t('list.horizontal') }}
        />
      </div>
      <ProductGrid layout={layout}>
        {products.map((product, index) => (
          <ProductTile key={product.id} product={product} headingLevel={2} layout={layout} first={index === 0} />
        ))}
      </ProductGrid>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={hrefOf}
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
