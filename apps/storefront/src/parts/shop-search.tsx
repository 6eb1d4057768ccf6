import { suggestions } from '@obsidiana/data';
import { SearchBox, type SuggestionGroup } from '@obsidiana/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { searchPath, to } from '../paths.ts';
import { Money } from './money.tsx';
import { Picture } from './picture.tsx';

/** From so many letters on there is something to suggest. */
const fromLetters = 2;
/** How long a typist pauses before the shop is asked, in milliseconds. */
const pause = 180;

/** The search box, in the header and where nothing was found. It suggests what the letters so far may be meant for. */
export function ShopSearch({ term }: { term?: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const groups = useSuggestionGroups(typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <SearchBox
      action={to('searchForm')}
      onSearch={(asked) => void navigate(searchPath(asked))}
      onTermChange={setTyped}
      suggestions={groups}
      {...(term !== undefined && { defaultValue: term })}
      labels={{
        input: t('search.label'),
        placeholder: t('search.placeholder'),
        submit: t('search.submit'),
        suggestions: t('search.suggestions'),
        found: t('search.found', { count }),
      }}
    />
  );
}

/** What the shop suggests. The last answer stays until the next one is there; one that comes late replaces no newer one. */
function useSuggestionGroups(typed: string): SuggestionGroup[] {
  const t = useTexts();
  const term = usePaused(typed.trim().toLowerCase());
  const enabled = term.length >= fromLetters;
  const { data } = useQuery({ ...suggestions(useApi(), term), enabled, placeholderData: keepPreviousData });
  if (!data || !enabled || typed.trim().length < fromLetters) return [];
  const groups = [
    {
      label: t('search.categories'),
      items: data.categories.map(({ name, category, category_uri, subcategory_uri }) => ({
        label: name,
        ...(subcategory_uri !== null && { detail: category }),
        href:
          subcategory_uri === null
            ? to('category', { category: category_uri })
            : to('subcategory', { category: category_uri, subcategory: subcategory_uri }),
      })),
    },
    {
      label: t('search.products'),
      items: data.products.map(({ uri, name, subcategory, price, price_offer, image }) => ({
        label: name,
        detail: subcategory,
        href: to('product', { uri }),
        aside: <Money amount={price_offer ?? price} />,
        picture: <Picture src={image} alt="" sizes="44px" />,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** A value once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
