import { defaultLanguage, languages } from '@obsidiana/contract/rules';
import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { localeTag } from '../locale.ts';
import { textsOf } from '../messages/index.ts';
import type { loader as rootLoader } from '../root.tsx';
import { addressIn } from './address.ts';
import type { Loaded } from './load.ts';

interface MetaArguments {
  readonly loaderData?: Loaded | undefined;
  readonly error?: unknown;
  readonly location: { readonly pathname: string; readonly search: string };
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[];
}

type Root = Awaited<ReturnType<typeof rootLoader>>;

/**
 * A page's `meta`: title and description of its head, the canonical address and that of the other language, what
 * networks show of it where it is shared, and what search engines read of its content.
 */
export function pageMeta({ loaderData, error, location, matches }: MetaArguments): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as Root | undefined;
  const t = textsOf(root?.lang ?? defaultLanguage);
  const {
    title,
    description,
    image,
    hidden,
    structured = [],
    type = 'website',
  } = loaderData?.head ?? {
    title: t(isMissing(error) ? 'missing.title' : 'trouble.title'),
    hidden: true,
  };
  const whole = title === t('shop.name') ? title : `${title} · ${t('shop.name')}`;
  const about = description ?? t('shop.description');
  if (hidden || !root) return [{ title: whole }, { name: 'robots', content: 'noindex' }];
  const { origin, lang: shown } = root;
  const hrefIn = (lang: string) => addressIn(origin, location, lang);
  return [
    { title: whole },
    { name: 'description', content: about },
    { tagName: 'link', rel: 'canonical', href: hrefIn(shown) },
    ...languages.map((lang) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang: lang, href: hrefIn(lang) })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: hrefIn(defaultLanguage) },
    { property: 'og:site_name', content: t('shop.name') },
    { property: 'og:type', content: type },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: about },
    { property: 'og:url', content: hrefIn(shown) },
    { property: 'og:locale', content: localeTag[shown].replace('-', '_') },
    { property: 'og:image', content: new URL(shareCardOf(image), origin).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((data) => ({ 'script:ld+json': data })),
  ];
}

/** The wide card of a picture of the API, as networks want it; that of the shop for any other. */
function shareCardOf(image: string | undefined): string {
  return /^\/media\/[^/]+\/\d+\.webp$/.test(image ?? '')
    ? (image ?? '').replace(/\d+\.webp$/, 'share.jpg')
    : '/share.png';
}

/** Whether an error says that there is no such page; any other one passes. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
