import { tiers } from '@obsidiana/contract/rules';
import { demoShop } from '@obsidiana/demo';
import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { en } from '../../apps/storefront/src/messages/en.ts';
import { es } from '../../apps/storefront/src/messages/es.ts';
import { type Translate, translator } from '../../apps/storefront/src/messages/translate.ts';
import {
  Badge,
  Brand,
  BrandBar,
  Button,
  CartLine,
  Crystal,
  DiscountFlag,
  discountPercent,
  FavouriteButton,
  Footer,
  Header,
  HeaderSearch,
  HeaderTool,
  Heading,
  IconButton,
  LocaleSelect,
  LoyaltyCard,
  MoneyLabel,
  PageLayout,
  Price,
  ProductCard,
  QuantityCounter,
  Row,
  SearchBox,
  ShareMenu,
  SplitLayout,
  StonePanel,
  SummaryRows,
  Text,
} from '../../packages/ui/src/index.ts';
import { Picture } from '../fixtures/pictures.tsx';
import { type Both, bag, categories, member, type Piece } from '../fixtures/shop.ts';

/** The language and the currency of a screen, and how it speaks in them. */
export interface Shop {
  t: Translate;
  say: (text: Both) => string;
  lang: 'es' | 'en';
  currency: 'MXN' | 'USD';
  locale: string;
}

const texts = { es: translator('es', es), en: translator('en', en) };

/** What the toolbar asks for. */
function shopIn(globals: Record<string, unknown>): Shop {
  const lang = globals['language'] === 'en' ? 'en' : 'es';
  const currency = globals['currency'] === 'USD' ? 'USD' : 'MXN';
  return {
    t: texts[lang],
    say: (text) => text[lang],
    lang,
    currency,
    locale: lang === 'en' ? 'en-US' : 'es-MX',
  };
}

export interface ScreenProps {
  shop: Shop;
}

/** The story of a whole page: it speaks the language and counts in the currency that the toolbar asks for. */
export function screen(Screen: ComponentType<ScreenProps>): StoryObj {
  return { render: (_, { globals }) => <Screen shop={shopIn(globals)} /> };
}

/** How the stories of whole pages are shown. */
export const screenParameters = { layout: 'fullscreen', controls: { disable: true } };

/** Screens show what they are given: nothing is chosen, sent or kept. */
export const nothing = () => {};
const done = async () => {};
export const here = '#';

/** A page of the shop between its header and its footer. */
export function ShopPage({
  shop,
  signedIn = false,
  children,
}: ScreenProps & { signedIn?: boolean; children: ReactNode }) {
  const { t, say } = shop;
  const links = linksTo(categories.map(say));
  return (
    <PageLayout
      skipLabel={t('shop.skip')}
      header={
        <Header
          brand={<Brand name={t('shop.name')} href={here} />}
          label={t('shop.categories')}
          links={links}
          locale={<Locale shop={shop} />}
          tools={
            <>
              <HeaderSearch label={t('search.open')}>
                <Search shop={shop} />
              </HeaderSearch>
              <HeaderTool icon="user" label={t('shop.account')} href="#account" />
              <HeaderTool
                icon="heart"
                label={t('shop.favourites')}
                count={signedIn ? 3 : 0}
                countLabel={t('list.count', { count: 3 })}
                href="#favourites"
              />
              <HeaderTool
                icon="bag"
                label={t('shop.bag')}
                count={signedIn ? 2 : 0}
                countLabel={t('list.count', { count: 2 })}
                href="#bag"
              />
            </>
          }
          menu={<IconButton icon="menu" label={t('shop.menu')} onClick={nothing} />}
        />
      }
      footer={
        <Footer
          brand={<Brand name={t('shop.name')} href={here} />}
          intro={
            <>
              <Text size="small">{t('shop.intro')}</Text>
              <Locale shop={shop} />
            </>
          }
          columns={[
            { title: t('footer.shop'), links },
            {
              title: t('footer.help'),
              links: linksTo([t('footer.shipping'), t('footer.returns'), t('footer.contact')]),
            },
            { title: t('footer.house'), links: linksTo([t('footer.about'), t('footer.terms'), t('footer.privacy')]) },
          ]}
          legal={t('shop.rights', { year: '2026' })}
        />
      }
    >
      {children}
    </PageLayout>
  );
}

/** A page of one task: the brand alone leads home. */
export function PlainPage({ shop: { t }, children }: ScreenProps & { children: ReactNode }) {
  return (
    <PageLayout
      skipLabel={t('shop.skip')}
      header={
        <BrandBar>
          <Brand name={t('shop.name')} href={here} />
        </BrandBar>
      }
    >
      {children}
    </PageLayout>
  );
}

/** A page of the login family, beside a wall that says what an account is good for. */
export function GuestPage({ shop, children }: ScreenProps & { children: ReactNode }) {
  const { t } = shop;
  return (
    <PlainPage shop={shop}>
      <SplitLayout
        wall={
          <StonePanel data-theme="light">
            <Row>
              <Crystal tier="amber" size="large" />
              <Crystal tier="emerald" size="large" />
              <Crystal tier="diamond" size="large" />
            </Row>
            <Heading level={2} size="section">
              {t('login.club')}
            </Heading>
            <Text>{t('login.clubText', tiersFrom)}</Text>
          </StonePanel>
        }
      >
        {children}
      </SplitLayout>
    </PlainPage>
  );
}

function linksTo(labels: readonly string[]) {
  return labels.map((label) => ({ href: `#${label}`, label }));
}

function Locale({ shop: { t, lang, currency } }: ScreenProps) {
  return (
    <LocaleSelect
      language={lang}
      languages={[
        { value: 'es', label: 'Español' },
        { value: 'en', label: 'English' },
      ]}
      onLanguageChange={nothing}
      currency={currency}
      currencies={[
        { value: 'MXN', label: 'MXN' },
        { value: 'USD', label: 'USD' },
      ]}
      onCurrencyChange={nothing}
      labels={{ language: t('shop.language'), currency: t('shop.currency') }}
    />
  );
}

export function Search({ shop: { t } }: ScreenProps) {
  return (
    <SearchBox
      action={here}
      labels={{ input: t('search.label'), placeholder: t('search.placeholder'), submit: t('search.submit') }}
      onSearch={nothing}
    />
  );
}

interface PieceProps extends ScreenProps {
  piece: Piece;
  headingLevel?: 2 | 3;
  layout?: 'vertical' | 'horizontal';
}

/** A piece in a list. */
export function Tile({ shop, piece, headingLevel = 3, layout = 'vertical' }: PieceProps) {
  const { t, say, currency, locale } = shop;
  const { price, offer } = piece;
  const name = say(piece.name);
  const percent = offer ? discountPercent(price[currency], offer[currency]) : 0;
  return (
    <ProductCard
      layout={layout}
      headingLevel={headingLevel}
      href={`#${piece.id}`}
      name={name}
      kind={say(piece.kind)}
      picture={<Picture name={piece.picture} />}
      price={
        <Price
          amount={price[currency]}
          offer={offer?.[currency] ?? null}
          currency={currency}
          locale={locale}
          labels={{ price: t('product.price'), former: t('price.former') }}
        />
      }
      flag={
        piece.soldOut ? (
          <Badge>{t('product.soldOut')}</Badge>
        ) : (
          percent > 0 && <DiscountFlag percent={percent} locale={locale} label={t('product.discount')} />
        )
      }
      description={say(piece.description)}
      favourite={<Favourite shop={shop} piece={piece} />}
      share={<Share shop={shop} piece={piece} />}
    />
  );
}

type Look = 'paper' | 'outlined';

export function Favourite({ shop: { t, say }, piece, look = 'paper' }: PieceProps & { look?: Look }) {
  return (
    <FavouriteButton
      variant={look}
      label={t('product.favourite', { name: say(piece.name) })}
      pressed={piece.id === 3}
      onPressedChange={done}
    />
  );
}

export function Share({ shop: { t, say }, piece, look = 'paper' }: PieceProps & { look?: Look }) {
  return (
    <ShareMenu
      variant={look}
      url="https://obsidiana.example/"
      labels={{
        share: t('product.share', { name: say(piece.name) }),
        facebook: t('share.facebook'),
        copy: t('share.copy'),
        copied: t('share.copied'),
        notCopied: t('share.notCopied'),
      }}
    />
  );
}

interface MoneyProps extends ScreenProps {
  /** In minor units of the screen's currency. */
  amount: number;
}

export function Money({ shop: { currency, locale }, amount }: MoneyProps) {
  return <MoneyLabel amount={amount} currency={currency} locale={locale} />;
}

interface BagLineProps extends PieceProps {
  size: string;
  quantity: number;
  /** Shows a counter and a way to take it out. */
  editable?: boolean;
}

/** A piece in the bag, in a summary, in an order. */
export function BagLine({ shop, piece, size, quantity, editable = false }: BagLineProps) {
  const { t, say, currency } = shop;
  const { price, offer, picture } = piece;
  const name = say(piece.name);
  const each = offer?.[currency] ?? price[currency];
  return (
    <CartLine
      name={name}
      href={`#${piece.id}`}
      picture={<Picture name={picture} />}
      choice={t('cart.size', { size })}
      price={<Money shop={shop} amount={each} />}
      subtotal={<Money shop={shop} amount={each * quantity} />}
      quantity={
        editable ? (
          <QuantityCounter
            value={quantity}
            onValueChange={nothing}
            max={5}
            labels={{
              group: t('cart.quantityOf', { name, size }),
              increase: t('quantity.more'),
              decrease: t('quantity.less'),
            }}
          />
        ) : (
          t('cart.pieces', { count: quantity })
        )
      }
      remove={
        editable && (
          <Button variant="quiet" size="small" aria-label={t('cart.removeOf', { name, size })}>
            {t('cart.remove')}
          </Button>
        )
      }
    />
  );
}

/** What the bag comes to, with the welcome discount. */
export function Summary({ shop }: ScreenProps) {
  const { t, currency } = shop;
  const sum = (each: (line: (typeof bag)[number]) => number) => bag.reduce((all, line) => all + each(line), 0);
  const subtotal = sum(({ piece, quantity }) => (piece.offer ?? piece.price)[currency] * quantity);
  const discount = Math.round(subtotal / 10);
  const { price, freeFrom } = demoShop.shipping;
  const shipping = subtotal - discount >= freeFrom[currency] ? 0 : price[currency];
  const money = (amount: number) => <Money shop={shop} amount={amount} />;
  return (
    <div>
      <SummaryRows
        rows={[
          { label: t('cart.articles'), value: sum(({ quantity }) => quantity) },
          { label: t('cart.subtotal'), value: money(subtotal) },
          { label: t('cart.welcome'), value: money(-discount) },
          { label: t('cart.shipping'), value: shipping === 0 ? t('cart.free') : money(shipping) },
          { label: t('cart.total'), value: money(subtotal - discount + shipping), strong: true },
        ]}
      />
      <Text size="small" tone="muted">
        {t('cart.taxes')}
      </Text>
    </div>
  );
}

const [amber, emerald, diamond] = tiers;

/** From how many crystals each tier is held, for the texts that say so. */
export const tiersFrom = { amber: amber.from, emerald: emerald.from, diamond: diamond.from };

/** The demonstration member's card. */
export function MemberCard({ shop: { t }, action }: ScreenProps & { action?: ReactNode }) {
  const { crystals, number } = member;
  return (
    <LoyaltyCard
      level={2}
      title={t('loyalty.emerald')}
      crystals={crystals}
      crystalsLabel={t('loyalty.crystals', { count: crystals })}
      member={t('loyalty.member', { number })}
      tiers={tiers.map(({ name, from }) => ({ name: t(`loyalty.${name}`), from }))}
      next={t('home.sampleNext', { count: diamond.from - crystals })}
      action={action}
    />
  );
}
