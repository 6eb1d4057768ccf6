import type { Order } from '@obsidiana/contract';
import { CartLine, Facts, GiftCard, Link, SummaryRows, Text } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { Money } from './money.tsx';
import { Picture } from './picture.tsx';

interface OrderProps {
  order: Order;
}

/** The pieces of an order, as they were bought. */
export function OrderLines({ order: { currency, detail } }: OrderProps) {
  const t = useTexts();
  return (
    <ul>
      {detail.cart_products.map(({ name, uri, size, quantity, subtotal, desktop_image }) => (
        <CartLine
          key={`${uri} ${size}`}
          name={name}
          href={to('product', { uri })}
          picture={<Picture src={desktop_image} alt="" sizes="(min-width: 768px) 128px, 96px" />}
          choice={t('cart.size', { size })}
          price={null}
          subtotal={<Money amount={subtotal} currency={currency} />}
          quantity={t('cart.pieces', { count: quantity })}
        />
      ))}
    </ul>
  );
}

/** What an order came to, in the currency that it was paid in. */
export function OrderSummary({ order: { currency, total, detail } }: OrderProps) {
  const t = useTexts();
  const { subtotal, discount, shipping, products } = detail;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <SummaryRows
      rows={[
        { label: t('cart.articles'), value: products },
        { label: t('cart.subtotal'), value: money(subtotal) },
        ...(discount > 0 ? [{ label: t('cart.discount'), value: money(-discount) }] : []),
        { label: t('cart.shipping'), value: shipping === 0 ? t('cart.free') : money(shipping) },
        { label: t('cart.total'), value: money(total), strong: true },
      ]}
    />
  );
}

/** Everything that an order says. */
export function OrderDetail({ order }: OrderProps) {
  const t = useTexts();
  const { shipment_address, status, waybill, discount_code, crystals, reward } = order.detail;
  return (
    <>
      <Facts
        facts={[
          { name: t('orders.shipTo'), value: <Text as="span">{shipment_address}</Text> },
          { name: t('orders.status'), value: t(`orders.status.${status}`) },
          ...(waybill ? [{ name: t('orders.tracking'), value: <Link href={waybill}>{t('orders.track')}</Link> }] : []),
          ...(discount_code ? [{ name: t('orders.code'), value: discount_code }] : []),
          { name: t('orders.crystals'), value: crystals },
        ]}
      />
      <OrderLines order={order} />
      {reward.has_gift && (
        <GiftCard label={t('orders.gift')} name={reward.gift_name} description={reward.gift_description} />
      )}
      <OrderSummary order={order} />
    </>
  );
}
