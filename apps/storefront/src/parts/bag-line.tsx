import type { CartItem } from '@obsidiana/contract';
import { CartLine } from '@obsidiana/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { Money } from './money.tsx';
import { Picture } from './picture.tsx';

export interface BagLineProps {
  item: CartItem;
  /** How many, as words or as a counter. */
  quantity: ReactNode;
  notice?: ReactNode;
  remove?: ReactNode;
  /** Where it is not the page's. */
  currency?: string | undefined;
}

/** A line of a cart, with its picture and prices. */
export function BagLine({ item, quantity, notice, remove, currency }: BagLineProps) {
  const t = useTexts();
  const offered = item.price_offer !== null;
  return (
    <CartLine
      name={item.name}
      href={to('product', { uri: item.uri })}
      picture={<Picture src={item.desktop_image} alt="" sizes="(min-width: 768px) 128px, 96px" />}
      choice={t('cart.size', { size: item.size })}
      price={
        <>
          <Money amount={item.price_offer ?? item.price} currency={currency} tone={offered ? 'sale' : 'inherit'} />{' '}
          {offered && (
            <Money amount={item.price} currency={currency} former={t('price.former')} tone="muted" showCode={false} />
          )}
        </>
      }
      subtotal={<Money amount={item.subtotal} currency={currency} />}
      quantity={quantity}
      notice={notice}
      remove={remove}
    />
  );
}
