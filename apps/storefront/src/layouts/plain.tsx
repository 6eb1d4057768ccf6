import { Brand, BrandBar, PageLayout } from '@obsidiana/ui';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useTexts } from '../page/hooks.ts';
import { Trouble } from '../parts/trouble.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/plain';

/** Pages of one task (login, checkout) have neither header nor footer: the brand alone leads home. */
function PlainFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <PageLayout
      skipLabel={t('shop.skip')}
      header={
        <BrandBar>
          <Brand name={t('shop.name')} href={to('home')} />
        </BrandBar>
      }
    >
      {children}
    </PageLayout>
  );
}

export default function PlainLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainFrame>
      <Trouble error={error} />
    </PlainFrame>
  );
}
