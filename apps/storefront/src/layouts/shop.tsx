import { headerCategories } from '@obsidiana/data';
import { Outlet } from 'react-router';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { ShopFrame } from '../parts/shop-frame.tsx';
import { Trouble } from '../parts/trouble.tsx';
import type { Route } from './+types/shop';

const load = async ({ need, api }: Load<unknown>) => {
  await need(headerCategories(api));
  return {};
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <Trouble error={error} />
    </ShopFrame>
  );
}
