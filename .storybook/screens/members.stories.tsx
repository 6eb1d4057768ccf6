import type { Meta } from '@storybook/react-vite';
import {
  Accordion,
  AccordionItem,
  AddressCard,
  AddressFields,
  Badge,
  Breadcrumb,
  Button,
  ButtonLink,
  Columns,
  DateInput,
  EmptyState,
  Facts,
  Field,
  FormRow,
  FormStack,
  Link,
  OrderCard,
  PageBody,
  PhoneInput,
  ProductGrid,
  Section,
  Text,
  TextInput,
} from '../../packages/ui/src/index.ts';
import { addresses, member, pieces, rewards } from '../fixtures/shop.ts';
import {
  BagLine,
  here,
  MemberCard,
  Money,
  nothing,
  type ScreenProps,
  ShopPage,
  Summary,
  screen,
  screenParameters,
  Tile,
} from './shop.tsx';

const meta = {
  title: 'Screens/Members',
  tags: ['screen', 'phone', 'desktop', '!autodocs', '!manifest'],
  parameters: screenParameters,
} satisfies Meta;
export default meta;

export const Favourites = screen(FavouritesScreen);
export const Orders = screen(OrdersScreen);
export const NoOrders = screen(NoOrdersScreen);
export const Profile = screen(ProfileScreen);
export const EditProfile = screen(EditProfileScreen);
export const Address = screen(AddressScreen);
export const Benefits = screen(BenefitsScreen);

function FavouritesScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody title={t('wishlist.title')} lead={t('list.count', { count: 3 })}>
        <ProductGrid layout="vertical">
          {pieces.slice(0, 3).map((piece) => (
            <Tile key={piece.id} shop={shop} piece={piece} headingLevel={2} />
          ))}
        </ProductGrid>
      </PageBody>
    </ShopPage>
  );
}

const orders = [
  { id: '1042', date: '2026-11-12', status: 'shipped', total: { MXN: 333360, USD: 19326 } },
  { id: '1007', date: '2026-09-03', status: 'delivered', total: { MXN: 122800, USD: 7100 } },
] as const;

function OrdersScreen({ shop }: ScreenProps) {
  const { t, locale, currency } = shop;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody title={t('orders.title')}>
        <div>
          {orders.map(({ id, date, status, total }, index) => (
            <OrderCard
              key={id}
              title={t('orders.order', { id })}
              date={dates.format(new Date(date))}
              status={t(`orders.status.${status}`)}
              total={<Money shop={shop} amount={total[currency]} />}
              open={index === 0}
              onOpenChange={nothing}
            >
              <Facts
                facts={[
                  { name: t('orders.shipTo'), value: `${addresses[0]?.line}, ${addresses[0]?.city}` },
                  { name: t('orders.tracking'), value: <Link href={here}>{t('orders.track')}</Link> },
                  { name: t('orders.crystals'), value: 33 },
                ]}
              />
              <ul>
                {pieces.slice(0, 2).map((piece, before) => (
                  <BagLine key={piece.id} shop={shop} piece={piece} size="M" quantity={before + 1} />
                ))}
              </ul>
              <Summary shop={shop} />
            </OrderCard>
          ))}
        </div>
      </PageBody>
    </ShopPage>
  );
}

function NoOrdersScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody title={t('orders.title')}>
        <EmptyState
          title={t('orders.empty')}
          text={t('orders.emptyText')}
          headingLevel={2}
          actions={<ButtonLink href={here}>{t('cart.emptyAction')}</ButtonLink>}
        />
      </PageBody>
    </ShopPage>
  );
}

function ProfileScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody before={<Trail shop={shop} />} title={t('profile.title')}>
        <Columns
          aside={
            <>
              <Section title={t('profile.orders')} size="subsection">
                <Text tone="muted">{t('profile.ordersText')}</Text>
                <ButtonLink variant="secondary" width="full" href={here}>
                  {t('success.orders')}
                </ButtonLink>
              </Section>
              <Section title={t('profile.account')} size="subsection">
                <Text tone="muted">{t('profile.accountText')}</Text>
                <Button variant="secondary">{t('profile.logout')}</Button>
              </Section>
            </>
          }
        >
          <MemberCard shop={shop} action={<Link href={here}>{t('profile.benefits')}</Link>} />
          <Section title={t('profile.data')} aside={<Link href={here}>{t('profile.edit')}</Link>}>
            <Facts
              facts={[
                { name: t('field.name'), value: `${member.name} ${member.lastname}` },
                { name: t('field.phone'), value: member.phone },
                { name: t('field.email'), value: member.email },
                { name: t('profile.member'), value: member.number },
              ]}
            />
          </Section>
          <Section title={t('profile.addresses')}>
            {addresses.map(({ id, line, line2, city, country }) => (
              <AddressCard
                key={id}
                lines={[line, line2, city, country]}
                actions={
                  <Link href={`#${id}`} aria-label={t('address.editOf', { line })}>
                    {t('checkout.editAddress')}
                  </Link>
                }
              />
            ))}
          </Section>
        </Columns>
      </PageBody>
    </ShopPage>
  );
}

function EditProfileScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody width="form" before={<Trail shop={shop} page={t('profile.edit')} />} title={t('profile.edit')}>
        <FormStack aria-label={t('profile.edit')}>
          <FormRow>
            <Field label={t('field.name')}>
              <TextInput autoComplete="given-name" defaultValue={member.name} />
            </Field>
            <Field label={t('field.lastname')}>
              <TextInput autoComplete="family-name" defaultValue={member.lastname} />
            </Field>
          </FormRow>
          <Field label={t('field.email')}>
            <TextInput type="email" autoComplete="email" defaultValue={member.email} />
          </Field>
          <Field label={t('field.phone')}>
            <PhoneInput
              countries={[{ id: 1, name: 'México', phoneCode: '52' }]}
              countryId={1}
              number="55 1234 5678"
              countryLabel={t('field.phoneCountry')}
              onCountryChange={nothing}
              onNumberChange={nothing}
            />
          </Field>
          <Field label={t('field.birth')} hint={t('profile.birthLocked')}>
            <DateInput autoComplete="bday" defaultValue="1994-05-17" locked />
          </Field>
          <Button size="large" width="full">
            {t('profile.save')}
          </Button>
        </FormStack>
      </PageBody>
    </ShopPage>
  );
}

function AddressScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody
        width="form"
        before={<Trail shop={shop} page={t('checkout.newAddress')} />}
        title={t('checkout.newAddress')}
      >
        <FormStack aria-label={t('checkout.newAddress')}>
          <AddressFields
            texts={{
              line: t('field.line'),
              line2: t('field.line2'),
              country: t('field.country'),
              postalCode: t('field.postalCode'),
              city: t('field.city'),
              details: t('field.details'),
              chooseCity: t('address.choose'),
            }}
            countries={[
              { id: 1, name: 'México' },
              { id: 2, name: 'Estados Unidos' },
            ]}
            known={{ countryId: 1, postalCode: '067' }}
            errors={{ postalCode: t('error.cp') }}
          />
          <Button size="large" width="full">
            {t('address.save')}
          </Button>
        </FormStack>
      </PageBody>
    </ShopPage>
  );
}

function BenefitsScreen({ shop }: ScreenProps) {
  const { t, say } = shop;
  return (
    <ShopPage shop={shop} signedIn>
      <PageBody width="form" title={t('benefits.title')}>
        <MemberCard shop={shop} />
        <Section title={t('benefits.rewards')}>
          <Accordion defaultValue={rewards[0]?.title.es ?? ''}>
            {rewards.map(({ title, text, used }) => (
              <AccordionItem
                key={title.es}
                value={title.es}
                title={say(title)}
                {...(used && { aside: <Badge variant="outline">{t('benefits.redeemed')}</Badge> })}
              >
                <Text>{say(text)}</Text>
              </AccordionItem>
            ))}
          </Accordion>
        </Section>
      </PageBody>
    </ShopPage>
  );
}

function Trail({ shop: { t }, page }: ScreenProps & { page?: string }) {
  const profile = page ? { label: t('profile.title'), href: '#profile' } : { label: t('profile.title') };
  return (
    <Breadcrumb
      label={t('shop.trail')}
      places={[{ label: t('shop.home'), href: here }, profile, ...(page ? [{ label: page }] : [])]}
    />
  );
}
