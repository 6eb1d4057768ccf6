import type { ProductEntry } from '@obsidiana/contract';
import { leastOf, pricingOf } from '@obsidiana/data';
import { Badge, DiscountFlag, discountPercent, FavouriteButton, Price, ProductCard, ShareMenu } from '@obsidiana/ui';
import { localeTag } from '../locale.ts';
import { useAddress, useLocale, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { useMovingCard } from './moving-picture.ts';
import { Picture } from './picture.tsx';
import { useFavourite } from './use-favourite.ts';

export interface ProductTileProps {
  product: ProductEntry;
  layout?: 'vertical' | 'horizontal';
  /** Level of its name in the page: below the page's title, or below that of a section. */
  headingLevel?: 2 | 3;
  /** Above the fold: its picture is fetched first. */
  first?: boolean;
  /** What a product without stock is marked with, where that is not simply 'sold out'. */
  unavailable?: string;
}

/** Without the gutters and gaps, or many a phone would fetch the next larger picture. */
const sizes = {
  vertical:
    '(min-width: 1440px) 325px, (min-width: 1024px) calc(25vw - 28px), (min-width: 768px) calc(33vw - 24px), calc(50vw - 24px)',
  horizontal: '(min-width: 1024px) 240px, 40vw',
};

/** A product in a list, with its heart and share menu. */
export function ProductTile({
  product,
  layout = 'vertical',
  headingLevel = 3,
  first = false,
  unavailable,
}: ProductTileProps) {
  const t = useTexts();
  const { lang, currency } = useLocale();
  const href = to('product', { uri: product.uri });
  const moving = useMovingCard(href);
  const { name, category, subcategory } = product;
  const { amount, offer } = pricingOf(product);
  const percent = offer === null ? 0 : discountPercent(leastOf(amount), leastOf(offer));
  return (
    <ProductCard
      layout={layout}
      headingLevel={headingLevel}
      href={href}
      name={name}
      kind={t('product.kind', { category, subcategory })}
      picture={
        <Picture
          src={product.desktop_image}
          blur={product.blur}
          alt=""
          sizes={sizes[layout]}
          first={first}
          moving={moving}
        />
      }
      price={
        <Price
          amount={amount}
          offer={offer}
          currency={currency}
          locale={localeTag[lang]}
          labels={{ price: t('product.price'), former: t('price.former') }}
        />
      }
      flag={
        product.available ? (
          percent > 0 && <DiscountFlag percent={percent} locale={localeTag[lang]} label={t('product.discount')} />
        ) : (
          <Badge>{unavailable ?? t('product.soldOut')}</Badge>
        )
      }
      description={product.description}
      favourite={
        <FavouriteButton variant="paper" label={t('product.favourite', { name })} {...useFavourite(product)} />
      }
      share={<Share name={name} path={href} />}
    />
  );
}

/** Passes a product on. */
export function Share({
  name,
  path,
  variant = 'paper',
}: {
  name: string;
  path: string;
  variant?: 'paper' | 'outlined';
}) {
  const t = useTexts();
  return (
    <ShareMenu
      variant={variant}
      url={useAddress(path)}
      labels={{
        share: t('product.share', { name }),
        facebook: t('share.facebook'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        notCopied: t('share.notCopied'),
      }}
    />
  );
}
