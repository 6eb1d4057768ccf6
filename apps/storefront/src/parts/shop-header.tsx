import type { HeaderCategory } from '@obsidiana/contract';
import { activeCart, wishlist } from '@obsidiana/data';
import { Brand, Header, HeaderSearch, HeaderTool, IconButton } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi, useSignedIn, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { ShopLocale } from './shop-locale.tsx';
import { ShopSearch } from './shop-search.tsx';

const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

export function ShopHeader({ categories }: { categories: readonly HeaderCategory[] }) {
  const t = useTexts();
  const api = useApi();
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const { data: favourites = [] } = useQuery({ ...wishlist(api), enabled: signedIn });
  const { data: cart } = useQuery({ ...activeCart(api), enabled: signedIn });
  const [menu, setMenu] = useState<'unseen' | 'open' | 'closed'>('unseen');

  const links = categories.map(({ name, uri }) => {
    const href = to('category', { category: uri });
    return { href, label: name, current: pathname === href || pathname.startsWith(`${href}/`) };
  });
  const saved = signedIn ? favourites.length : 0;
  const pieces = signedIn ? (cart?.articles ?? 0) : 0;
  return (
    <>
      <Header
        brand={<Brand name={t('shop.name')} href={to('home')} />}
        label={t('shop.categories')}
        links={links}
        locale={<ShopLocale />}
        tools={
          <>
            <HeaderSearch label={t('search.open')}>
              <ShopSearch />
            </HeaderSearch>
            <HeaderTool icon="user" label={t('shop.account')} href={to(signedIn ? 'profile' : 'login')} />
            <HeaderTool
              icon="heart"
              label={t('shop.favourites')}
              count={saved}
              countLabel={t('list.count', { count: saved })}
              href={to('wishlist')}
            />
            <HeaderTool
              icon="bag"
              label={t('shop.bag')}
              count={pieces}
              countLabel={t('list.count', { count: pieces })}
              href={to('cart')}
            />
          </>
        }
        menu={<IconButton icon="menu" label={t('shop.menu')} onClick={() => setMenu('open')} />}
      />
      {menu !== 'unseen' && (
        <Suspense>
          <MenuDrawer open={menu === 'open'} onClose={() => setMenu('closed')} links={links} />
        </Suspense>
      )}
    </>
  );
}
