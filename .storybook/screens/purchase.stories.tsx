import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  AddressCard,
  Button,
  ButtonLink,
  CheckoutStepper,
  Columns,
  EmptyState,
  Facts,
  GiftCard,
  Link,
  Notice,
  PageBody,
  RadioCard,
  RadioCardGroup,
  Section,
  SummaryRows,
  Text,
} from '../../packages/ui/src/index.ts';
import { addresses, bag, member, rewards } from '../fixtures/shop.ts';
import {
  BagLine,
  here,
  MemberCard,
  Money,
  nothing,
  PlainPage,
  type ScreenProps,
  type Shop,
  ShopPage,
  Summary,
  screen,
  screenParameters,
} from './shop.tsx';

const meta = {
  title: 'Screens/Purchase',
  tags: ['screen', 'phone', 'desktop', '!autodocs', '!manifest'],
  parameters: screenParameters,
} satisfies Meta;
export default meta;

export const Bag = screen(BagScreen);
export const EmptyBag = screen(EmptyBagScreen);
export const Added = screen(AddedScreen);
export const Shipping = screen(ShippingScreen);
export const Review = screen(ReviewScreen);
export const Payment = screen(PaymentScreen);
export const Refused = screen(RefusedScreen);
export const Success = screen(SuccessScreen);
export const Pending = screen(PendingScreen);

function Lines({ shop, editable = false }: ScreenProps & { editable?: boolean }) {
  return (
    <ul>
      {bag.map((line) => (
        <BagLine key={line.piece.id} shop={shop} editable={editable} {...line} />
      ))}
    </ul>
  );
}

function BagScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody title={t('cart.title')}>
        <Columns
          aside={
            <Section title={t('cart.summary')}>
              <Summary shop={shop} />
              <ButtonLink size="large" width="full" href={here}>
                {t('cart.buy')}
              </ButtonLink>
              <ButtonLink variant="quiet" width="full" href={here}>
                {t('cart.goOn')}
              </ButtonLink>
            </Section>
          }
        >
          <Lines shop={shop} editable />
        </Columns>
      </PageBody>
    </ShopPage>
  );
}

function EmptyBagScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop}>
      <PageBody title={t('cart.title')}>
        <EmptyState
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          headingLevel={2}
          actions={<ButtonLink href={here}>{t('cart.emptyAction')}</ButtonLink>}
        />
      </PageBody>
    </ShopPage>
  );
}

function AddedScreen({ shop }: ScreenProps) {
  const { t, currency } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody title={t('added.title')}>
        <Columns
          aside={
            <Section title={t('cart.title')}>
              <SummaryRows
                rows={[
                  {
                    label: t('added.totals', { pieces: t('cart.pieces', { count: 1 }) }),
                    value: <Money shop={shop} amount={bag[0]?.piece.price[currency] ?? 0} />,
                    strong: true,
                  },
                ]}
              />
              <ButtonLink size="large" width="full" href={here}>
                {t('added.cart')}
              </ButtonLink>
              <ButtonLink variant="secondary" width="full" href={here}>
                {t('added.back')}
              </ButtonLink>
            </Section>
          }
        >
          <ul>
            {bag.slice(0, 1).map((line) => (
              <BagLine key={line.piece.id} shop={shop} {...line} />
            ))}
          </ul>
        </Columns>
      </PageBody>
    </ShopPage>
  );
}

interface CheckoutProps extends ScreenProps {
  step: 0 | 1 | 2 | 3;
  title: string;
  lead?: string;
  children: ReactNode;
}

function Checkout({ shop, step, title, lead, children }: CheckoutProps) {
  const { t } = shop;
  return (
    <PlainPage shop={shop}>
      <PageBody
        title={title}
        {...(lead && { lead })}
        before={
          <CheckoutStepper
            label={t('checkout.label')}
            doneLabel={t('checkout.done')}
            current={step}
            steps={stepNames(shop).map((name) => ({ name, ...(step < 3 && { href: `#${name}` }) }))}
          />
        }
      >
        {children}
      </PageBody>
    </PlainPage>
  );
}

function stepNames({ t }: Shop): string[] {
  return [t('checkout.shipping'), t('checkout.summary'), t('checkout.payment'), t('checkout.success')];
}

function ShippingScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <Checkout shop={shop} step={0} title={t('checkout.shippingTitle')}>
      <Columns aside={<Total shop={shop} />}>
        <Section title={t('checkout.addresses')} size="subsection">
          <RadioCardGroup label={t('checkout.addresses')} value="1" onValueChange={nothing}>
            {addresses.map(({ id, line, line2, city, country }) => (
              <RadioCard
                key={id}
                value={id}
                title={[line, line2].filter(Boolean).join(', ')}
                description={`${city}, ${country}`}
                aside={
                  <Button variant="quiet" size="small" aria-label={t('checkout.editAddressOf', { line })}>
                    {t('checkout.editAddress')}
                  </Button>
                }
              />
            ))}
          </RadioCardGroup>
          <Button variant="secondary">{t('checkout.addAddress')}</Button>
          <Button size="large" width="full">
            {t('checkout.continue')}
          </Button>
        </Section>
      </Columns>
    </Checkout>
  );
}

function ReviewScreen({ shop }: ScreenProps) {
  const { t, say } = shop;
  return (
    <Checkout shop={shop} step={1} title={t('checkout.summaryTitle')}>
      <Columns
        aside={
          <Section title={t('cart.summary')}>
            <Summary shop={shop} />
            <ButtonLink size="large" width="full" href={here}>
              {t('checkout.toPayment')}
            </ButtonLink>
          </Section>
        }
      >
        <Section title={t('checkout.pieces')} size="subsection" aside={<Link href={here}>{t('checkout.change')}</Link>}>
          <Lines shop={shop} />
        </Section>
        {rewards.slice(0, 1).map(({ title, text }) => (
          <GiftCard key={title.es} label={t('checkout.gift')} name={say(title)} description={say(text)} />
        ))}
        <Section title={t('checkout.shipTo')} size="subsection" aside={<Link href={here}>{t('checkout.change')}</Link>}>
          {addresses.slice(0, 1).map(({ id, line, line2, city, country }) => (
            <AddressCard key={id} lines={[line, line2, city, country]} />
          ))}
        </Section>
      </Columns>
    </Checkout>
  );
}

const methods = ['tarjeta', 'paypal', 'zelle', 'venmo'] as const;

function PaymentScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <Checkout shop={shop} step={2} title={t('checkout.paymentTitle')}>
      <Columns aside={<Total shop={shop} />}>
        <RadioCardGroup label={t('checkout.methods')} value="zelle" onValueChange={nothing}>
          {methods.map((method) => (
            <RadioCard
              key={method}
              value={method}
              title={t(`checkout.${method}`)}
              description={t(`checkout.${method}Text`)}
            >
              {method === 'zelle' && <Transfer shop={shop} service={t('checkout.zelle')} />}
            </RadioCard>
          ))}
        </RadioCardGroup>
      </Columns>
    </Checkout>
  );
}

/** What a transfer by hand asks for: in dollars where to send them, in pesos to change the currency. */
function Transfer({ shop, service }: ScreenProps & { service: string }) {
  const { t, currency } = shop;
  if (currency !== 'USD')
    return (
      <>
        <Text>{t('hand.dollarsOnly', { service })}</Text>
        <Button variant="secondary">{t('hand.switch')}</Button>
      </>
    );
  return (
    <>
      <Text>{t('hand.how', { service })}</Text>
      <Facts
        facts={[
          { name: t('hand.account'), value: 'pagos@obsidiana.example' },
          { name: t('hand.holder'), value: 'Obsidiana' },
          { name: t('cart.total'), value: <Money shop={shop} amount={19326} /> },
        ]}
      />
      <Text tone="muted">{t('hand.until')}</Text>
      <Button size="large" width="full">
        {t('hand.submit', { service })}
      </Button>
    </>
  );
}

function RefusedScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <Checkout shop={shop} step={2} title={t('checkout.paymentTitle')}>
      <Columns aside={<Total shop={shop} />}>
        <Section title={t('checkout.tarjeta')} size="subsection">
          <Notice tone="negative">{t('stripe.error2')}</Notice>
          <Button variant="secondary">{t('action.retry')}</Button>
        </Section>
      </Columns>
    </Checkout>
  );
}

function SuccessScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <Checkout shop={shop} step={3} title={t('success.title')} lead={t('success.mail', { email: member.email })}>
      <Columns
        aside={
          <Section title={t('success.order', { id: '1042' })}>
            <Summary shop={shop} />
            <ButtonLink size="large" width="full" href={here}>
              {t('success.orders')}
            </ButtonLink>
          </Section>
        }
      >
        <Section title={t('success.crystals', { count: 35 })} size="subsection">
          <MemberCard shop={shop} />
        </Section>
        <Section title={t('checkout.pieces')} size="subsection">
          <Lines shop={shop} />
        </Section>
      </Columns>
    </Checkout>
  );
}

function PendingScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <Checkout shop={shop} step={3} title={t('success.processing')}>
      <Notice>{t('success.processingText')}</Notice>
    </Checkout>
  );
}

function Total({ shop }: ScreenProps) {
  return (
    <Section title={shop.t('cart.summary')}>
      <Summary shop={shop} />
    </Section>
  );
}
