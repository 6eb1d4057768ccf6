import { defaultLanguage, languages } from '@obsidiana/contract/rules';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { textsOf } from '../messages/index.ts';
import type { loader as rootLoader } from '../root.tsx';
import type { Loaded } from './load.ts';

interface MetaArguments {
  readonly loaderData?: Loaded | undefined;
  readonly error?: unknown;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

type Root = Awaited<ReturnType<typeof rootLoader>>;

/** A page's `meta`: title and description of its head, the canonical address, and that of the other language. */
export function pageMeta({ loaderData, error, location, matches }: MetaArguments): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Root | undefined;
  const t = textsOf(root?.lang ?? defaultLanguage);
  const { title, description, image, hidden } = loaderData?.head ?? {
    title: t(isMissing(error) ? 'missing.title' : 'trouble.title'),
    hidden: true,
  };
  const whole = title === t('shop.name') ? title : `${title} · ${t('shop.name')}`;
  const about = description ?? t('shop.description');
  if (hidden || !root) return [{ title: whole }, { name: 'robots', content: 'noindex' }];
  const addressIn = (lang: string) => addressOf(root.origin, location, lang);
  return [
    { title: whole },
    { name: 'description', content: about },
    { tagName: 'link', rel: 'canonical', href: addressIn(root.lang) },
    ...languages.map((lang) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: lang, href: addressIn(lang) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLanguage) },
    { property: 'og:site_name', content: t('shop.name') },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: about },
    { property: 'og:url', content: addressIn(root.lang) },
    ...(image ? [{ property: 'og:image', content: new URL(image, root.origin).href }] : []),
  ];
}

/** Whether an error says that there is no such page; any other one passes. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** One address for each page of each language: the page's number stays, everything else of the query goes. */
function addressOf(origin: string, { pathname, search }: MetaArguments['location'], lang: string): string {
  const url = new URL(pathname === '/home' ? '/' : pathname, origin);
  const page = new URLSearchParams(search).get('page');
  if (page) url.searchParams.set('page', page);
  if (lang !== defaultLanguage) url.searchParams.set('lang', lang);
  return url.href;
}
