import { homeBanners, homeCategories, homePosts, homeProducts } from '@obsidiana/data';
import {
  AboutBlock,
  ButtonLink,
  CategoryTile,
  CategoryTiles,
  Container,
  Link,
  PostCarousel,
  PostTile,
  ProductGrid,
  Section,
  Text,
} from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { ofTheShop } from '../page/structured.ts';
import { Banner } from '../parts/banner.tsx';
import { Club } from '../parts/club.tsx';
import { Picture } from '../parts/picture.tsx';
import { ProductTile } from '../parts/product-tile.tsx';
import { Welcome } from '../parts/welcome.tsx';
import { to } from '../paths.ts';

const load = async ({ need, api, t, origin }: Load<unknown>) => {
  const [banners] = await Promise.all([
    need(homeBanners(api)),
    need(homeCategories(api)),
    need(homePosts(api)),
    need(homeProducts(api)),
  ]);
  const structured = import.meta.env.SSR ? ofTheShop(origin, t) : [];
  return { head: { title: t('shop.name'), image: banners[0]?.mobile_image, structured } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

export default function Home() {
  const t = useTexts();
  const api = useApi();
  const { data: banners } = useSuspenseQuery(homeBanners(api));
  const { data: categories } = useSuspenseQuery(homeCategories(api));
  const { data: posts } = useSuspenseQuery(homePosts(api));
  const { data: products } = useSuspenseQuery(homeProducts(api));
  const [opening, second, third, ...others] = banners;
  const house = others.at(-1);
  return (
    <>
      <Welcome />
      {opening && (
        <Banner
          banner={opening}
          first
          action={
            <ButtonLink variant="secondary" href="#club">
              {t('home.club')}
            </ButtonLink>
          }
        />
      )}
      <Container gap="section" inset>
        <nav aria-label={t('home.categories')}>
          <CategoryTiles>
            {categories.map(({ id, name, uri, desktop_image, blur }) => (
              <CategoryTile
                key={id}
                name={name}
                href={to('category', { category: uri })}
                picture={
                  <Picture
                    src={desktop_image}
                    blur={blur}
                    alt=""
                    sizes="(min-width: 1024px) 17vw, (min-width: 480px) 33vw, 50vw"
                  />
                }
              />
            ))}
          </CategoryTiles>
        </nav>
        <Section title={t('home.arrivals')}>
          <ProductGrid>
            {products.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </ProductGrid>
        </Section>
      </Container>
      {second && <Banner banner={second} />}
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
              position: (first, end, total) => t('carousel.position', { first, last: end, total }),
            }}
          >
            {posts.map(({ image, blur, description, link }) => (
              <PostTile
                key={description}
                href={link}
                description={description}
                picture={
                  <Picture
                    src={image}
                    blur={blur}
                    alt=""
                    ratio="1:1"
                    sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw"
                  />
                }
              />
            ))}
          </PostCarousel>
        </Section>
      </Container>
      {third && <Banner banner={third} />}
      <Container gap="section" inset>
        <AboutBlock
          title={t('home.aboutTitle')}
          action={<Link href={to('about')}>{t('home.aboutMore')}</Link>}
          picture={
            house && (
              <Picture
                src={house.desktop_image}
                blur={house.desktop_blur}
                alt=""
                ratio="3:2"
                sizes="(min-width: 768px) 50vw, 100vw"
              />
            )
          }
        >
          <Text size="lead" measure>
            {t('home.aboutText')}
          </Text>
        </AboutBlock>
      </Container>
      <Club />
    </>
  );
}
