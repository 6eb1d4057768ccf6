import { config, pricingOf, pricingOfSize } from '@obsidiana/data';
import {
  Badge,
  Breadcrumb,
  Columns,
  Container,
  FavouriteButton,
  Heading,
  Price,
  ProductGrid,
  RichText,
  Row,
  Section,
  Stack,
  Text,
} from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { localeTag } from '../locale.ts';
import { cleanProduct } from '../page/clean.ts';
import { useApi, useLocale, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { ofProduct, ofTrail } from '../page/structured.ts';
import { ProductFacts } from '../parts/product-facts.tsx';
import { ProductGallery } from '../parts/product-gallery.tsx';
import { ProductTile, Share } from '../parts/product-tile.tsx';
import { Purchase } from '../parts/purchase.tsx';
import { RecentlyViewed } from '../parts/recently-viewed.tsx';
import { useFavourite } from '../parts/use-favourite.ts';
import { usePurchase } from '../parts/use-purchase.ts';
import { to } from '../paths.ts';
import type { Route } from './+types/product';

const load = async ({ params, need, api, t, origin }: Load<Route.ComponentProps['params']>) => {
  const [product] = await Promise.all([need(cleanProduct(api, params.uri)), need(config(api))]);
  const {
    name: title,
    description,
    desktop_image: image,
    category,
    category_uri,
    subcategory,
    subcategory_uri,
  } = product;
  const trail = [
    { name: category, path: to('category', { category: category_uri }) },
    { name: subcategory, path: to('subcategory', { category: category_uri, subcategory: subcategory_uri }) },
    { name: title },
  ];
  const structured = import.meta.env.SSR
    ? [ofProduct(origin, t, product, api.currency), ofTrail(origin, t, trail)]
    : [];
  return { head: { title, description, image, type: 'product' as const, structured } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** Another product is another page: nothing chosen for one may remain for the next. */
export default function ProductPage({ params }: Route.ComponentProps) {
  return <ProductDetail key={params.uri} uri={params.uri} />;
}

function ProductDetail({ uri }: { uri: string }) {
  const t = useTexts();
  const api = useApi();
  const { lang, currency } = useLocale();
  const { data: product } = useSuspenseQuery(cleanProduct(api, uri));
  const { data: settings } = useSuspenseQuery(config(api));
  const purchase = usePurchase(product);
  const favourite = useFavourite(product);
  const { name, category, category_uri, subcategory, subcategory_uri, collection, sku } = product;
  const pricing = purchase.size ? pricingOfSize(product, purchase.size) : pricingOf(product);
  return (
    <Container gap="section" inset>
      <Stack gap="block">
        <Breadcrumb
          label={t('shop.trail')}
          places={[
            { label: t('shop.home'), href: to('home') },
            { label: category, href: to('category', { category: category_uri }) },
            { label: subcategory, href: to('subcategory', { category: category_uri, subcategory: subcategory_uri }) },
            { label: name },
          ]}
        />
        <Columns
          asideWidth="narrow"
          aside={
            <>
              <Row share="ends" gap="close">
                <Row gap="close">
                  {product.web_exclusive && <Badge>{t('product.webExclusive')}</Badge>}
                  {product.limited_edition && <Badge variant="outline">{t('product.limitedEdition')}</Badge>}
                </Row>
                <Row gap="close">
                  <FavouriteButton variant="outlined" label={t('product.favourite', { name })} {...favourite} />
                  <Share variant="outlined" name={name} path={to('product', { uri })} />
                </Row>
              </Row>
              <Stack gap="close">
                <Heading level={1} size="title">
                  {name}
                </Heading>
                {collection && <Text tone="muted">{t('product.collection', { name: collection })}</Text>}
              </Stack>
              <Price
                size="section"
                amount={pricing.amount}
                offer={pricing.offer}
                currency={currency}
                locale={localeTag[lang]}
                labels={{ price: t('product.price'), former: t('price.former') }}
              />
              <Text measure>{product.description}</Text>
              <Purchase product={product} purchase={purchase} />
              <ProductFacts product={product} pricing={pricing} config={settings} />
            </>
          }
        >
          <ProductGallery product={product} />
        </Columns>
      </Stack>
      <Section title={t('product.detail')} aside={<Text voice="ledger">{sku}</Text>}>
        <RichText sanitisedHtml={product.detail} />
      </Section>
      {product.related.length > 0 && (
        <Section title={t('product.related')}>
          <ProductGrid>
            {product.related.map((related) => (
              <ProductTile key={related.id} product={related} />
            ))}
          </ProductGrid>
        </Section>
      )}
      <RecentlyViewed current={uri} shown={product.related.map((related) => related.uri)} />
    </Container>
  );
}
