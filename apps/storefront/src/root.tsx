import { UiProvider } from '@obsidiana/ui';
import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import '@obsidiana/ui/styles';
import { createCache } from '@obsidiana/data';
import { type ReactNode, useMemo, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { currentLocale, shop } from './browser/shop.ts';
import { loadTexts } from './messages/index.ts';
import { serverPage } from './page/context.ts';
import { useLocale } from './page/hooks.ts';
import { pageMeta } from './page/meta.ts';
import { Connection } from './parts/connection.tsx';
import { NoticesProvider } from './parts/notices.tsx';
import { usePageFocus } from './parts/page-focus.ts';
import { SessionWatch } from './parts/session-watch.tsx';
import { ShopLink } from './parts/shop-link.tsx';
import { Trouble } from './parts/trouble.tsx';
import { UnderWay } from './parts/under-way.tsx';

export const meta = pageMeta;

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, origin } = context.get(serverPage);
  await loadTexts(locale.lang);
  return { ...locale, origin };
}

export async function clientLoader() {
  const locale = currentLocale();
  await loadTexts(locale.lang);
  return { ...locale, origin: location.origin };
}

/** The document, its providers, and the answers that came with the page; also around the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { lang } = useLocale();
  const [cache] = useState(() => (import.meta.env.SSR ? createCache({ retries: 0 }) : shop().cache));
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={cache}>
          <HydrationBoundary state={useDehydrated()}>
            <UiProvider link={ShopLink}>
              <NoticesProvider>{children}</NoticesProvider>
            </UiProvider>
          </HydrationBoundary>
        </QueryClientProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  usePageFocus();
  return (
    <>
      <SessionWatch />
      <Connection />
      <UnderWay />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Trouble error={error} />;
}

/** What the server's loaders asked, of all routes of this page. */
function useDehydrated(): DehydratedState {
  const matches = useMatches();
  return useMemo(() => {
    const queries = matches.flatMap(({ loaderData }) =>
      hasDehydrated(loaderData) ? loaderData.dehydrated.queries : [],
    );
    return { queries, mutations: [] };
  }, [matches]);
}

function hasDehydrated(data: unknown): data is { readonly dehydrated: DehydratedState } {
  return typeof data === 'object' && data !== null && 'dehydrated' in data;
}
