import { languages } from '@obsidiana/contract/rules';
import { keepTokenFresh } from '@obsidiana/data';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { adoptAskedLanguage } from './browser/locale.ts';
import { reloadForNewBuild } from './browser/new-build.ts';
import { apiIn, currentLocale, shop } from './browser/shop.ts';
import { loadTexts } from './messages/index.ts';

// A part of the shop that is fetched when it is needed is not there any more.
addEventListener('vite:preloadError', () => void reloadForNewBuild(import.meta.url, () => location.reload()));

const { lang } = document.documentElement;
adoptAskedLanguage();
// The language of the page that came from the server: it is taken over as it stands.
await loadTexts(languages.find((known) => known === lang) ?? currentLocale().lang);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

keepTokenFresh({
  session: shop().session,
  api: () => apiIn(currentLocale()),
  locks: navigator.locks,
  page: document,
});
