import type { Category } from '@obsidiana/contract';
import { Anchor } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { link, list } from './subcategory-menu.css.ts';

/** The subcategories of a category in a row, that of the page marked; each begins at its first page. */
export function SubcategoryMenu({ category, current }: { category: Category; current: string }) {
  const t = useTexts();
  return (
    <nav aria-label={t('list.subcategories')}>
      <ul className={list}>
        {category.subcategories.map(({ id, name, uri }) => (
          <li key={id}>
            <Anchor
              href={to('subcategory', { category: category.uri, subcategory: uri })}
              aria-current={uri === current ? 'page' : undefined}
              className={link}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
