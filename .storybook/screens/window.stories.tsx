import type { Meta } from '@storybook/react-vite';
import { age } from '../../apps/storefront/src/messages/age.ts';
import {
  AboutBlock,
  AgeGate,
  Badge,
  Brand,
  Breadcrumb,
  Button,
  ButtonLink,
  CategoryTile,
  CategoryTiles,
  Columns,
  Container,
  Crystal,
  EmptyState,
  Field,
  FormStack,
  Gallery,
  Heading,
  HeroBanner,
  Icon,
  LayoutToggle,
  Link,
  ListBar,
  Notice,
  PageBody,
  Pagination,
  PostCarousel,
  PostTile,
  Price,
  ProductGrid,
  QuantityCounter,
  RewardsBlock,
  RichText,
  Row,
  RuledItem,
  RuledList,
  Section,
  SizeCarousel,
  Stack,
  SubNav,
  Text,
  TextArea,
  TextInput,
} from '../../packages/ui/src/index.ts';
import { Picture } from '../fixtures/pictures.tsx';
import { banners, categories, legalText, pieces, posts } from '../fixtures/shop.ts';
import {
  Favourite,
  here,
  MemberCard,
  Money,
  nothing,
  type ScreenProps,
  Search,
  Share,
  ShopPage,
  screen,
  screenParameters,
  Tile,
  tiersFrom,
} from './shop.tsx';

const meta = {
  title: 'Screens/Window',
  tags: ['screen', 'phone', 'desktop', '!autodocs', '!manifest'],
  parameters: screenParameters,
} satisfies Meta;
export default meta;

export const Home = screen(HomeScreen);
export const Category = screen(CategoryScreen);
export const Subcategory = screen(SubcategoryScreen);
export const Rows = screen(RowsScreen);
export const Product = screen(ProductScreen);
export const SoldOut = screen(SoldOutScreen);
export const Results = screen(ResultsScreen);
export const NoResults = screen(NoResultsScreen);
export const Legal = screen(LegalScreen);
export const Contact = screen(ContactScreen);
export const UnderAge = screen(UnderAgeScreen);
export const AgeQuestion = { ...screen(AgeQuestionScreen), tags: ['overlay'] };
export const NotFound = screen(NotFoundScreen);

const [kimono, ...others] = pieces;
const soldOut = pieces.find((piece) => piece.soldOut);

function HomeScreen({ shop }: ScreenProps) {
  const { t, say } = shop;
  return (
    <ShopPage shop={shop}>
      {banners.slice(0, 1).map(({ title, text, action, picture }) => (
        <HeroBanner
          key={title.es}
          title={say(title)}
          text={say(text)}
          headingLevel={1}
          actions={
            <>
              <ButtonLink href={here}>{say(action)}</ButtonLink>
              <ButtonLink variant="secondary" href="#club">
                {t('home.club')}
              </ButtonLink>
            </>
          }
          picture={<Picture name={picture} />}
        />
      ))}
      <Container gap="section" inset>
        <nav aria-label={t('home.categories')}>
          <CategoryTiles>
            {categories.map((category) => (
              <CategoryTile
                key={category.es}
                name={say(category)}
                href={here}
                picture={<Picture name={category.picture} />}
              />
            ))}
          </CategoryTiles>
        </nav>
        <Section title={t('home.arrivals')}>
          <ProductGrid>
            {pieces.slice(0, 4).map((piece) => (
              <Tile key={piece.id} shop={shop} piece={piece} />
            ))}
          </ProductGrid>
        </Section>
      </Container>
      {banners.slice(1).map(({ title, text, action, picture }) => (
        <HeroBanner
          key={title.es}
          title={say(title)}
          text={say(text)}
          headingLevel={2}
          actions={<ButtonLink href={here}>{say(action)}</ButtonLink>}
          picture={<Picture name={picture} />}
        />
      ))}
      <Container gap="section" inset>
        <Section title={t('home.posts')}>
          <PostCarousel
            labels={{
              carousel: t('home.postsCarousel'),
              carouselRole: t('carousel.role'),
              slideRole: t('carousel.slideRole'),
              previous: t('carousel.previous'),
              next: t('carousel.next'),
              slide: (number, total) => t('carousel.slide', { number, total }),
              position: (first, last, total) => t('carousel.position', { first, last, total }),
            }}
          >
            {posts.map((post) => (
              <PostTile key={post.es} href={here} description={say(post)} picture={<Picture name={post.picture} />} />
            ))}
          </PostCarousel>
        </Section>
        <AboutBlock
          title={t('home.aboutTitle')}
          action={<Link href={here}>{t('home.aboutMore')}</Link>}
          picture={<Picture name="tote" />}
        >
          <Text size="lead" measure>
            {t('home.aboutText')}
          </Text>
        </AboutBlock>
      </Container>
      <RewardsBlock
        id="club"
        title={t('home.clubTitle')}
        text={t('home.clubText', tiersFrom)}
        action={<ButtonLink href={here}>{t('home.clubBenefits')}</ButtonLink>}
        card={<MemberCard shop={shop} />}
      />
    </ShopPage>
  );
}

function CategoryScreen({ shop }: ScreenProps) {
  const { say } = shop;
  const name = say({ es: 'Ropa', en: 'Clothing' });
  return (
    <ShopPage shop={shop}>
      <PageBody title={name} before={<Trail shop={shop} places={[name]} />}>
        <CategoryTiles>
          {categories.map((category) => (
            <CategoryTile
              key={category.es}
              name={say(category)}
              href={here}
              picture={<Picture name={category.picture} />}
            />
          ))}
        </CategoryTiles>
      </PageBody>
    </ShopPage>
  );
}

function SubcategoryScreen({ shop }: ScreenProps) {
  const name = 'Kimonos';
  return (
    <ShopPage shop={shop}>
      <PageBody title={name} before={<Trail shop={shop} places={[shop.say({ es: 'Ropa', en: 'Clothing' }), name]} />}>
        <ProductList shop={shop} layout="vertical" pages={3} />
      </PageBody>
    </ShopPage>
  );
}

function RowsScreen({ shop }: ScreenProps) {
  const name = 'Kimonos';
  return (
    <ShopPage shop={shop}>
      <PageBody title={name} before={<Trail shop={shop} places={[shop.say({ es: 'Ropa', en: 'Clothing' }), name]} />}>
        <ProductList shop={shop} layout="horizontal" pages={1} />
      </PageBody>
    </ShopPage>
  );
}

function ResultsScreen({ shop }: ScreenProps) {
  const title = shop.t('results.title', { term: shop.say({ es: 'ágata', en: 'agate' }) });
  return (
    <ShopPage shop={shop}>
      <PageBody title={title} before={<Trail shop={shop} places={[title]} />}>
        <ProductList shop={shop} layout="vertical" pages={1} />
      </PageBody>
    </ShopPage>
  );
}

interface ProductListProps extends ScreenProps {
  layout: 'vertical' | 'horizontal';
  pages: number;
}

function ProductList({ shop, layout, pages }: ProductListProps) {
  const { t, say } = shop;
  return (
    <>
      <ListBar
        menu={
          <SubNav
            label={t('list.subcategories')}
            current="#0"
            links={categories.map((category, index) => ({ href: `#${index}`, label: say(category) }))}
          />
        }
        count={
          <Text voice="ledger" tone="muted">
            {t('list.count', { count: pieces.length * pages })}
          </Text>
        }
      >
        <LayoutToggle
          value={layout}
          onValueChange={nothing}
          labels={{ group: t('list.layout'), vertical: t('list.vertical'), horizontal: t('list.horizontal') }}
        />
      </ListBar>
      <ProductGrid layout={layout}>
        {pieces.map((piece) => (
          <Tile key={piece.id} shop={shop} piece={piece} headingLevel={2} layout={layout} />
        ))}
      </ProductGrid>
      <Pagination
        page={1}
        pages={pages}
        hrefOf={(page) => `#${page}`}
        labels={{
          navigation: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.page', { page: number }),
        }}
      />
    </>
  );
}

function ProductScreen({ shop }: ScreenProps) {
  return kimono && <ProductPage shop={shop} piece={kimono} />;
}

function SoldOutScreen({ shop }: ScreenProps) {
  return soldOut && <ProductPage shop={shop} piece={soldOut} />;
}

function ProductPage({ shop, piece }: ScreenProps & { piece: (typeof pieces)[number] }) {
  const { t, say, currency, locale } = shop;
  const { price, offer, picture } = piece;
  const name = say(piece.name);
  return (
    <ShopPage shop={shop}>
      <Container gap="section" inset>
        <Stack gap="block">
          <Trail shop={shop} places={[...say(piece.kind).split(' · '), name]} />
          <Columns
            asideWidth="narrow"
            aside={
              <>
                <Row share="ends" gap="close">
                  <Badge variant="outline">{t('product.limitedEdition')}</Badge>
                  <Row gap="close">
                    <Favourite shop={shop} piece={piece} look="outlined" />
                    <Share shop={shop} piece={piece} look="outlined" />
                  </Row>
                </Row>
                <Stack gap="close">
                  <Heading level={1} size="title">
                    {name}
                  </Heading>
                  <Text tone="muted">{t('product.collection', { name: 'Geoda' })}</Text>
                </Stack>
                <Price
                  size="section"
                  amount={price[currency]}
                  offer={offer?.[currency] ?? null}
                  currency={currency}
                  locale={locale}
                  labels={{ price: t('product.price'), former: t('price.former') }}
                />
                <Text measure>{say(piece.description)}</Text>
                <Purchase shop={shop} soldOut={piece.soldOut ?? false} />
              </>
            }
          >
            <Gallery
              pictures={[picture, 'dress' as const, 'tote' as const].map((file, index) => ({
                id: file,
                picture: <Picture name={file} alt={t('product.pictureOf', { name, number: index + 1 })} />,
                thumbnail: <Picture name={file} />,
              }))}
              onOpen={nothing}
              labels={{
                gallery: t('product.pictures', { name }),
                picture: (number, total) => t('product.picture', { number, total }),
                open: t('product.enlarge'),
              }}
            />
          </Columns>
        </Stack>
        <Section title={t('product.detail')} aside={<Text voice="ledger">OBS-KIM-083</Text>}>
          <RichText sanitisedHtml={say(piece.detail)} />
        </Section>
        <Section title={t('product.related')}>
          <ProductGrid>
            {others.slice(0, 4).map((related) => (
              <Tile key={related.id} shop={shop} piece={related} />
            ))}
          </ProductGrid>
        </Section>
      </Container>
    </ShopPage>
  );
}

function Purchase({ shop, soldOut }: ScreenProps & { soldOut: boolean }) {
  const { t, currency } = shop;
  return (
    <>
      <Stack gap="near">
        <Row share="ends">
          <Heading level={2} size="label">
            {t('product.size')}
          </Heading>
          <Button variant="quiet">{t('product.findSize')}</Button>
        </Row>
        <SizeCarousel
          sizes={['XS', 'S', 'M', 'L', 'XL'].map((letter, id) => ({ id, letter, soldOut: soldOut || letter === 'S' }))}
          value={soldOut ? null : 2}
          onValueChange={nothing}
          labels={{ group: t('product.size'), soldOut: t('product.sizeSoldOut') }}
        />
        {soldOut ? (
          <>
            <Notice>
              <strong>{t('product.unavailable')}.</strong> {t('product.unavailableText')}
            </Notice>
            <Button size="large" width="full">
              {t('notify.open')}
            </Button>
          </>
        ) : (
          <>
            <Row share="fill">
              <QuantityCounter
                value={1}
                max={5}
                onValueChange={nothing}
                labels={{ group: t('product.quantity'), decrease: t('quantity.less'), increase: t('quantity.more') }}
              />
              <Button size="large" width="full">
                {t('product.add')}
              </Button>
            </Row>
            <Button size="large" width="full" variant="secondary">
              {t('product.buy')}
            </Button>
          </>
        )}
      </Stack>
      <RuledList>
        <RuledItem end={<Crystal tier="amber" />}>{t('product.crystals', { count: 24 })}</RuledItem>
        <RuledItem end={<Money shop={shop} amount={currency === 'MXN' ? 9900 : 1200} />}>
          {t('product.shipping')}
        </RuledItem>
        <RuledItem end={<Icon name="arrow-right" />}>
          <Link href={here} underline="hover">
            {t('product.question', { sku: 'OBS-KIM-083' })}
          </Link>
        </RuledItem>
      </RuledList>
    </>
  );
}

function NoResultsScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop}>
      <Container gap="section" inset>
        <EmptyState title={t('nothing.title', { term: 'xyz' })} text={t('nothing.text')}>
          <Search shop={shop} />
        </EmptyState>
        <Section title={t('home.arrivals')}>
          <ProductGrid>
            {pieces.slice(0, 4).map((piece) => (
              <Tile key={piece.id} shop={shop} piece={piece} />
            ))}
          </ProductGrid>
        </Section>
      </Container>
    </ShopPage>
  );
}

function LegalScreen({ shop }: ScreenProps) {
  const { t, say } = shop;
  const title = t('footer.privacy');
  return (
    <ShopPage shop={shop}>
      <PageBody title={title} before={<Trail shop={shop} places={[title]} />}>
        <RichText sanitisedHtml={say(legalText)} />
        <Section
          title={t('legal.question')}
          size="subsection"
          aside={
            <ButtonLink variant="secondary" href={here}>
              {t('legal.contact')}
            </ButtonLink>
          }
        />
      </PageBody>
    </ShopPage>
  );
}

function ContactScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop}>
      <PageBody
        width="form"
        title={t('contact.title')}
        lead={t('contact.lead')}
        before={<Trail shop={shop} places={[t('contact.title')]} />}
      >
        <FormStack aria-label={t('contact.title')}>
          <Field label={t('contact.name')}>
            <TextInput autoComplete="name" />
          </Field>
          <Field label={t('contact.email')} error={t('error.email')}>
            <TextInput type="email" autoComplete="email" defaultValue="alma@" />
          </Field>
          <Field label={t('contact.message')}>
            <TextArea rows={6} />
          </Field>
          <Button size="large" width="full">
            {t('contact.submit')}
          </Button>
        </FormStack>
      </PageBody>
    </ShopPage>
  );
}

function UnderAgeScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop}>
      <Container inset>
        <EmptyState
          title={t('age.goodbye')}
          text={t('age.goodbyeText')}
          actions={
            <ButtonLink variant="secondary" href={here}>
              Instagram
            </ButtonLink>
          }
        />
      </Container>
    </ShopPage>
  );
}

function AgeQuestionScreen({ shop }: ScreenProps) {
  const { t, lang, locale } = shop;
  const other = lang === 'es' ? 'en' : 'es';
  const both = (text: 'confirm' | 'under') => `${age[lang][text]} · ${age[other][text]}`;
  return (
    <AgeGate
      open
      brand={<Brand name={t('shop.name')} href={here} />}
      passages={[
        { lang: locale, title: age[lang].title, text: age[lang].text },
        { lang: other, title: age[other].title, text: age[other].text },
      ]}
      confirmLabel={both('confirm')}
      onConfirm={nothing}
      underAge={{ href: here, label: both('under') }}
      links={[
        { href: '#terms', label: t('footer.terms') },
        { href: '#privacy', label: t('footer.privacy') },
      ]}
    />
  );
}

function NotFoundScreen({ shop }: ScreenProps) {
  const { t } = shop;
  return (
    <ShopPage shop={shop}>
      <Container inset>
        <EmptyState
          title={t('missing.title')}
          text={t('missing.text')}
          actions={<ButtonLink href={here}>{t('missing.home')}</ButtonLink>}
        />
      </Container>
    </ShopPage>
  );
}

/** From home to this page. */
function Trail({ shop: { t }, places }: ScreenProps & { places: readonly string[] }) {
  const steps = places.map((label, index) => (index < places.length - 1 ? { label, href: `#${label}` } : { label }));
  return <Breadcrumb label={t('shop.trail')} places={[{ label: t('shop.home'), href: here }, ...steps]} />;
}
