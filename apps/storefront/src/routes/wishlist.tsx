import { wishlist } from '@obsidiana/data';
import { ButtonLink, EmptyState, PageBody, ProductGrid } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { MemberTrail } from '../parts/member-trail.tsx';
import { ProductTile } from '../parts/product-tile.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('wishlist.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** A member's favourites, the last one first. */
export default function Wishlist() {
  const t = useTexts();
  const { data: list, isError } = useQuery(wishlist(useApi()));
  if (!list) return isError ? <PageBody title={t('wishlist.title')} lead={t('trouble.text')} /> : <Waiting />;
  if (list.length === 0) {
    return (
      <PageBody before={<MemberTrail page={t('wishlist.title')} />} title={t('wishlist.title')}>
        <EmptyState
          headingLevel={2}
          title={t('wishlist.empty')}
          text={t('wishlist.emptyText')}
          actions={<ButtonLink href={to('home')}>{t('cart.emptyAction')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody
      before={<MemberTrail page={t('wishlist.title')} />}
      title={t('wishlist.title')}
      lead={t('list.count', { count: list.length })}
    >
      <ProductGrid layout="vertical">
        {list.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            headingLevel={2}
            first={index === 0}
            unavailable={t('wishlist.noavailable')}
          />
        ))}
      </ProductGrid>
    </PageBody>
  );
}
