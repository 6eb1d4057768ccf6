import { redirect } from 'react-router';
import { searchPath } from '../paths.ts';
import type { Route } from './+types/search-form';

/** Where the search box sends its term as long as the page has no script. */
export function loader({ request }: Route.LoaderArgs) {
  throw redirect(searchPath(new URL(request.url).searchParams.get('search') ?? ''));
}

export default function SearchForm() {
  return null;
}
