import type { Address } from '@obsidiana/contract';
import { maximumAddresses } from '@obsidiana/contract/rules';
import { addresses, cartOrder, setCartAddress } from '@obsidiana/data';
import { Button, Columns, RadioCard, RadioCardGroup, Section } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkoutStep } from '../page/checkout.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { AddressForm } from '../parts/address-form.tsx';
import { CheckoutFrame } from '../parts/checkout-frame.tsx';
import { DetourNotice } from '../parts/detour-notice.tsx';
import { DiscountCode } from '../parts/discount-code.tsx';
import { useNotices } from '../parts/notices.tsx';
import { Summary } from '../parts/summary.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/checkout-shipping';

export const clientLoader = checkoutStep('checkout.shippingTitle', { needsAddress: false });
export const HydrateFallback = Waiting;
export const meta = pageMeta;

/** Step 1: where it goes. */
export default function CheckoutShipping({ loaderData: { cartId } }: Route.ComponentProps) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const { oops } = useNotices();
  const { data: list } = useQuery(addresses(api));
  const { data: order } = useQuery(cartOrder(api, cartId));
  const save = useMutation(setCartAddress(api));
  const [picked, setPicked] = useState<number | null>(null);
  const [form, setForm] = useState<Address | 'new' | null>(null);
  if (!list || !order) return <Waiting />;
  const known = (id: number | null) => (list.some((address) => address.id === id) ? id : null);
  const chosen = known(picked) ?? known(order.address_id) ?? (list.length === 1 ? (list[0]?.id ?? null) : null);

  async function goOn() {
    if (chosen === null) return oops(t('error.address'));
    try {
      await save.mutateAsync({ body: { cart_id: cartId, address_id: chosen } });
      void navigate(to('checkoutSummary'));
    } catch (error) {
      oops(wordsFor(error, t('trouble.text')));
    }
  }

  const editing = form ?? (list.length === 0 ? 'new' : null);
  return (
    <CheckoutFrame step="checkoutShipping" title={t('checkout.shippingTitle')}>
      <Columns
        aside={
          <Section title={t('cart.summary')}>
            <Summary cart={order} />
            <DiscountCode cartId={cartId} articles={order.articles} />
          </Section>
        }
      >
        <DetourNotice />
        {editing ? (
          <Section title={t(editing === 'new' ? 'checkout.newAddress' : 'checkout.changeAddress')} size="subsection">
            <AddressForm
              {...(editing !== 'new' && { address: editing })}
              lineError="error.ae"
              onSaved={(id) => {
                setPicked(id);
                setForm(null);
              }}
              {...(list.length > 0 && { onCancel: () => setForm(null) })}
            />
          </Section>
        ) : (
          <Section title={t('checkout.addresses')} size="subsection">
            <RadioCardGroup
              label={t('checkout.addresses')}
              value={chosen === null ? '' : String(chosen)}
              onValueChange={(value) => setPicked(Number(value))}
            >
              {list.map((address) => (
                <RadioCard
                  key={address.id}
                  value={String(address.id)}
                  title={[address.line, address.line2].filter(Boolean).join(', ')}
                  description={`${address.postal_code} ${address.city}, ${address.country_name}`}
                  aside={
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('checkout.editAddressOf', { line: address.line })}
                      onClick={() => setForm(address)}
                    >
                      {t('checkout.editAddress')}
                    </Button>
                  }
                />
              ))}
            </RadioCardGroup>
            {list.length < maximumAddresses && (
              <Button variant="secondary" onClick={() => setForm('new')}>
                {t('checkout.addAddress')}
              </Button>
            )}
            <Button size="large" width="full" busy={save.isPending} onClick={() => void goOn()}>
              {t('checkout.continue')}
            </Button>
          </Section>
        )}
      </Columns>
    </CheckoutFrame>
  );
}
