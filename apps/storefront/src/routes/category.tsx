import { categoryDetail } from '@obsidiana/data';
import { Breadcrumb, CategoryTile, CategoryTiles, PageBody } from '@obsidiana/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { ofTrail } from '../page/structured.ts';
import { Picture } from '../parts/picture.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/category';

const load = async ({ params, need, api, t, origin }: Load<Route.ComponentProps['params']>) => {
  const { name, subcategories } = await need(categoryDetail(api, params.category));
  const description = t('category.description', { category: name });
  const structured = import.meta.env.SSR ? [ofTrail(origin, t, [{ name }])] : [];
  return { head: { title: name, description, image: subcategories[0]?.desktop_image, structured } };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

export default function CategoryPage({ params: { category } }: Route.ComponentProps) {
  const t = useTexts();
  const { data } = useSuspenseQuery(categoryDetail(useApi(), category));
  return (
    <PageBody
      title={data.name}
      before={
        <Breadcrumb
          label={t('shop.trail')}
          places={[{ label: t('shop.home'), href: to('home') }, { label: data.name }]}
        />
      }
    >
      <CategoryTiles>
        {data.subcategories.map(({ id, name, uri, desktop_image, blur }, index) => (
          <CategoryTile
            key={id}
            name={name}
            href={to('subcategory', { category, subcategory: uri })}
            picture={
              <Picture
                src={desktop_image}
                blur={blur}
                alt=""
                sizes="(min-width: 1024px) 25vw, (min-width: 480px) 33vw, 50vw"
                first={index < 2}
              />
            }
          />
        ))}
      </CategoryTiles>
    </PageBody>
  );
}
