import type { Category } from '@obsidiana/contract';
import { SubNav } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** The subcategories of a category in a row, that of the page marked; each begins at its first page. */
export function SubcategoryMenu({ category, current }: { category: Category; current: string }) {
  const t = useTexts();
  const placeOf = (uri: string) => to('subcategory', { category: category.uri, subcategory: uri });
  return (
    <SubNav
      label={t('list.subcategories')}
      links={category.subcategories.map(({ name, uri }) => ({ href: placeOf(uri), label: name }))}
      current={placeOf(current)}
    />
  );
}
