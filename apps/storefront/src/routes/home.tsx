import { homeBanners, homeCategories, homePosts, homeProducts } from '@obsidiana/data';
import { Heading } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';

const load = async ({ need, api, t }: Load<unknown>) => {
  await Promise.all([need(homeBanners(api)), need(homeCategories(api)), need(homePosts(api)), need(homeProducts(api))]);
  return { head: { title: t('shop.name') } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

export default function Home() {
  const { data: banners } = useSuspenseQuery(homeBanners(useApi()));
  return (
    <main>
      {banners.map(({ title }) => (
        <Heading key={title} level={1} size="display">
          {title}
        </Heading>
      ))}
    </main>
  );
}
