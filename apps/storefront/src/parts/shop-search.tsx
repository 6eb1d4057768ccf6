import { SearchBox } from '@obsidiana/ui';
import { useNavigate } from 'react-router';
import { useTexts } from '../page/hooks.ts';
import { searchPath, to } from '../paths.ts';

/** The search box, in the header and where nothing was found. */
export function ShopSearch({ term }: { term?: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <SearchBox
      action={to('searchForm')}
      onSearch={(asked) => void navigate(searchPath(asked))}
      {...(term !== undefined && { defaultValue: term })}
      labels={{ input: t('search.label'), placeholder: t('search.placeholder'), submit: t('search.submit') }}
    />
  );
}
