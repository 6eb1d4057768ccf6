import type { CartOrder } from '@obsidiana/contract';
import { SummaryRows, Text } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { Money } from './money.tsx';

type Totals = Pick<
  CartOrder,
  'articles' | 'subtotal' | 'discount' | 'discount_code' | 'shipping' | 'total' | 'currency'
>;

/** What a cart comes to. The server's sums, never added up here. */
export function Summary({ cart }: { cart: Totals }) {
  const t = useTexts();
  const { articles, subtotal, discount, discount_code: code, shipping, total, currency } = cart;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  const discountLabel =
    code === 'WELCOME' ? t('cart.welcome') : code ? t('cart.discountCode', { code }) : t('cart.discount');
  return (
    <div>
      <SummaryRows
        rows={[
          { label: t('cart.articles'), value: articles },
          { label: t('cart.subtotal'), value: money(subtotal) },
          ...(discount > 0 ? [{ label: discountLabel, value: money(-discount) }] : []),
          { label: t('cart.shipping'), value: shipping === 0 ? t('cart.free') : money(shipping) },
          { label: t('cart.total'), value: money(total), strong: true },
        ]}
      />
      <Text size="small" tone="muted">
        {t('cart.taxes')}
      </Text>
    </div>
  );
}
