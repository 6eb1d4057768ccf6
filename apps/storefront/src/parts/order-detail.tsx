import type { Order } from '@obsidiana/contract';
import { Button, CartLine, Columns, Facts, GiftCard, Link, Row, SummaryRows, Timeline } from '@obsidiana/ui';
import { localeTag } from '../locale.ts';
import { useLocale, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { BuyAgainButton } from './buy-again-button.tsx';
import { Money } from './money.tsx';
import { stepsOf } from './order-steps.ts';
import { Picture } from './picture.tsx';
import { paidOn, ReceiptNote } from './receipt.tsx';

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
          price={quantity > 1 && <Money amount={subtotal / quantity} currency={currency} />}
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
  const { subtotal, discount, shipping, products, refunded } = detail;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <SummaryRows
      rows={[
        { label: t('cart.articles'), value: products },
        { label: t('cart.subtotal'), value: money(subtotal) },
        ...(discount > 0 ? [{ label: t('cart.discount'), value: money(-discount) }] : []),
        { label: t('cart.shipping'), value: shipping === 0 ? t('cart.free') : money(shipping) },
        { label: t('cart.total'), value: money(total), strong: true },
        ...(refunded > 0 ? [{ label: t('orders.refunded'), value: money(refunded) }] : []),
      ]}
    />
  );
}

/** Everything that an order says, and what can be done with it: follow it, print its receipt, buy it again. */
export function OrderDetail({ order }: OrderProps) {
  const t = useTexts();
  const { lang } = useLocale();
  const { detail } = order;
  const {
    shipment_address,
    status,
    waybill,
    carrier,
    discount_code,
    crystals,
    reward,
    payment_method: method,
  } = detail;
  const paid = paidOn(order);
  const dates = new Intl.DateTimeFormat(localeTag[lang], { dateStyle: 'medium' });
  return (
    <>
      <Timeline
        label={t('orders.way')}
        steps={stepsOf(order).map(({ status: step, date, state }) => ({
          name: t(`orders.status.${step}`),
          state,
          ...(date && { date: dates.format(new Date(date)) }),
        }))}
      />
      <Columns
        aside={
          <>
            <Facts
              facts={[
                { name: t('orders.shipTo'), value: shipment_address },
                { name: t('orders.status'), value: t(`orders.status.${status}`) },
                ...(paid ? [{ name: t('receipt.paidOn'), value: dates.format(new Date(paid)) }] : []),
                ...(method ? [{ name: t('receipt.method'), value: t(`checkout.${method}`) }] : []),
                ...(carrier ? [{ name: t('orders.carrier'), value: carrier }] : []),
                ...(waybill
                  ? [{ name: t('orders.tracking'), value: <Link href={waybill}>{t('orders.track')}</Link> }]
                  : []),
                ...(discount_code ? [{ name: t('orders.code'), value: discount_code }] : []),
                { name: t('orders.crystals'), value: crystals },
              ]}
            />
            {reward.has_gift && (
              <GiftCard
                label={t('orders.gift')}
                name={reward.gift_name}
                description={reward.gift_description}
                {...(reward.gift_image && {
                  picture: <Picture src={reward.gift_image} alt="" sizes="96px" ratio="1:1" />,
                })}
              />
            )}
            <OrderSummary order={order} />
            <Row medium="screen">
              <BuyAgainButton order={order} />
              <Button variant="quiet" onClick={() => window.print()}>
                {t(paid ? 'orders.print' : 'orders.printUnpaid')}
              </Button>
            </Row>
          </>
        }
      >
        <OrderLines order={order} />
      </Columns>
      <ReceiptNote />
    </>
  );
}
