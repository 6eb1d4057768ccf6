import { addresses, cartOrder } from '@obsidiana/data';
import { AddressCard, ButtonLink, Columns, GiftCard, Link, Section } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { checkoutStep } from '../page/checkout.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { pageMeta } from '../page/meta.ts';
import { BagLine } from '../parts/bag-line.tsx';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { Summary } from '../parts/summary.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/checkout-summary';

export const clientLoader = checkoutStep('checkout.summaryTitle', { needsAddress: true });
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Step 2: what is bought, where it goes, and what it comes to. */
export default function CheckoutSummary({ loaderData: { cartId } }: Route.ComponentProps) {
  const t = useTexts();
  const api = useApi();
  const { data: list } = useQuery(addresses(api));
  const { data: order } = useQuery(cartOrder(api, cartId));
  if (!order) return <Waiting />;
  const address = list?.find(({ id }) => id === order.address_id);
  const { has_gift: hasGift, gift_name: giftName, gift_description: giftDescription } = order.reward;
  return (
    <CheckoutFrame step="checkoutSummary" title={t('checkout.summaryTitle')}>
      <Columns
        aside={
          <Section title={t('cart.summary')}>
            <Summary cart={order} />
            <ButtonLink size="large" width="full" href={to('checkoutPayment')}>
              {t('checkout.toPayment')}
            </ButtonLink>
          </Section>
        }
      >
        <Section
          title={t('checkout.pieces')}
          size="subsection"
          aside={<Link href={to('cart')}>{t('checkout.change')}</Link>}
        >
          <ul>
            {order.cart_products.map((item) => (
              <BagLine
                key={item.size_id}
                item={item}
                quantity={t('cart.pieces', { count: item.quantity })}
                currency={order.currency}
              />
            ))}
          </ul>
        </Section>
        {hasGift && <GiftCard label={t('checkout.gift')} name={giftName} description={giftDescription} />}
        {address && (
          <Section
            title={t('checkout.shipTo')}
            size="subsection"
            aside={<Link href={to('checkoutShipping')}>{t('checkout.change')}</Link>}
          >
            <AddressCard
              lines={[address.line, address.line2, `${address.postal_code} ${address.city}`, address.country_name]}
              details={address.details}
            />
          </Section>
        )}
      </Columns>
    </CheckoutFrame>
  );
}
