import { refetch } from '@obsidiana/data';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigate, useRevalidator } from 'react-router';
import { shop, takeExit } from '../browser/shop.ts';
import { useApi, useKept, useLocale, useSignedIn, useTexts } from '../page/hooks.ts';
import { rememberPage } from '../page/members-only.ts';
import { to } from '../paths.ts';
import { useNotices } from './notices.tsx';

/**
 * Follows what is stored, by this tab or another one: the chosen language and currency, the end of a session, and what
 * was wanted before it began.
 */
export function SessionWatch() {
  // First, so that a page that is left is not asked for again in another language.
  useEndOfSession();
  useChosenLocale();
  usePendingFavourite();
  return null;
}

function useChosenLocale() {
  const { lang, currency } = useLocale();
  const wantedLanguage = useKept('language') ?? lang;
  const wantedCurrency = useKept('currency') ?? currency;
  const { revalidate } = useRevalidator();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (wantedLanguage === lang && wantedCurrency === currency) return;
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return void revalidate();
    // An address that asks for a language would bring it back on the next reload.
    query.delete('lang');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [wantedLanguage, wantedCurrency, lang, currency, pathname, search, hash, navigate, revalidate]);
}

function useEndOfSession() {
  const signedIn = useSignedIn();
  const wasSignedIn = useRef(signedIn);
  const matches = useMatches();
  const onMemberPage = matches.some(({ id }) => id === 'member' || id === 'buyer');
  const afterPaying = matches.some(({ id }) => id === 'checkoutSuccess' || id === 'paypalReturn');
  const navigate = useNavigate();
  const t = useTexts();
  const { oops } = useNotices();
  useEffect(() => {
    const ended = wasSignedIn.current && !signedIn;
    wasSignedIn.current = signedIn;
    if (!ended) return;
    const ledOut = takeExit();
    const exit = ledOut ?? (onMemberPage ? to('start') : null);
    if (ledOut !== null && afterPaying) {
      // A bank can take longer than a session lasts: whoever has paid must find the order.
      rememberPage(location.href);
      oops(t('success.signIn'), { label: t('login.submit'), href: to('login') });
    }
    if (exit) void navigate(exit, { replace: true });
  }, [signedIn, onMemberPage, afterPaying, navigate, oops, t]);
}

/** The heart that led a visitor to the login is set once they are signed in, whichever way they took. */
function usePendingFavourite() {
  const signedIn = useSignedIn();
  const product = useKept('pendingFavorite');
  const api = useApi();
  const t = useTexts();
  const { oops } = useNotices();
  useEffect(() => {
    if (!signedIn || product === null) return;
    const { session, cache } = shop();
    session.set('pendingFavorite', null);
    api.call('setFavorite', { body: { product_id: product, status: true } }).then(
      () => refetch(cache, ['wishlist']),
      () => oops(t('error.no_fa')),
    );
  }, [signedIn, product, api, oops, t]);
}
