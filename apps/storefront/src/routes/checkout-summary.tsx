import { addresses, cartOrder } from '@obsidiana/data';
import { AddressCard, ButtonLink, Columns, GiftCard, Link, Section } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { checkoutStep } from '../page/checkout.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { pageMeta } from '../page/meta.ts';
import { BagLine } from '../parts/bag-line.tsx';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { Picture } from '../parts/picture.tsx';
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
  const { reward } = order;
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
          aside={
            <Link href={to('cart')} aria-label={t('checkout.changePieces')}>
              {t('checkout.change')}
            </Link>
          }
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
        {reward.has_gift && (
          <GiftCard
            label={t('checkout.gift')}
            name={reward.gift_name}
            description={reward.gift_description}
            {...(reward.gift_image && {
              picture: <Picture src={reward.gift_image} alt="" sizes="96px" ratio="1:1" />,
            })}
          />
        )}
        {address && (
          <Section
            title={t('checkout.shipTo')}
            size="subsection"
            aside={
              <Link href={to('checkoutShipping')} aria-label={t('checkout.changePlace')}>
                {t('checkout.change')}
              </Link>
            }
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
