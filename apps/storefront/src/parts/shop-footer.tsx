import type { HeaderCategory } from '@obsidiana/contract';
import { Brand, Footer, Text } from '@obsidiana/ui';
import { house } from '../house.ts';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { ShopLocale } from './shop-locale.tsx';

const year = new Date().getFullYear();

export function ShopFooter({ categories }: { categories: readonly HeaderCategory[] }) {
  const t = useTexts();
  return (
    <Footer
      brand={<Brand name={t('shop.name')} href={to('home')} />}
      intro={
        <>
          <Text size="small">{t('shop.intro')}</Text>
          <ShopLocale />
        </>
      }
      columns={[
        {
          title: t('footer.shop'),
          links: categories.map(({ name, uri }) => ({ href: to('category', { category: uri }), label: name })),
        },
        {
          title: t('footer.help'),
          links: [
            { href: to('shipping'), label: t('footer.shipping') },
            { href: to('returns'), label: t('footer.returns') },
            { href: to('sizeTable'), label: t('footer.sizes') },
            { href: to('contact'), label: t('footer.contact') },
          ],
        },
        {
          title: t('footer.house'),
          links: [
            { href: to('about'), label: t('footer.about') },
            { href: to('terms'), label: t('footer.terms') },
            { href: to('serviceTerms'), label: t('footer.serviceTerms') },
            { href: to('privacy'), label: t('footer.privacy') },
            { href: to('cookies'), label: t('footer.cookies') },
          ],
        },
      ]}
      social={house.social}
      legal={t('shop.rights', { year: String(year) })}
    />
  );
}
