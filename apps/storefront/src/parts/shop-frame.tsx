import { headerCategories } from '@obsidiana/data';
import { PageLayout } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi, useTexts } from '../page/hooks.ts';
import { AgeQuestion } from './age-question.tsx';
import { ShopFooter } from './shop-footer.tsx';
import { ShopHeader } from './shop-header.tsx';

/** Header and footer around a page; without their categories when the shop cannot be reached. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { data: categories = [] } = useQuery(headerCategories(useApi()));
  return (
    <>
      <AgeQuestion />
      <PageLayout
        skipLabel={t('shop.skip')}
        header={<ShopHeader categories={categories} />}
        footer={<ShopFooter categories={categories} />}
      >
        {children}
      </PageLayout>
    </>
  );
}
