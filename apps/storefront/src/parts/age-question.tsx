import { languages } from '@obsidiana/contract/rules';
import { AgeGate, Brand } from '@obsidiana/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { shop } from '../browser/shop.ts';
import { localeTag } from '../locale.ts';
import { age } from '../messages/age.ts';
import { useKept, useLocale, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { askAtOnce } from './ask-at-once.ts';

/** What can be read without an answer. */
const open = /terminos|privacidad|devoluciones|mayor/;

/**
 * Asks for the age until it was confirmed on this device, in both languages, that of the page first. It stands before the
 * page in the HTML, closed and the same for everyone; a script opens it where nothing is remembered.
 */
export function AgeQuestion() {
  const t = useTexts();
  const { lang } = useLocale();
  const { pathname } = useLocation();
  const confirmed = useKept('ageConfirmed') ?? false;
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (confirmed || open.test(pathname)) return null;
  // Browsers never write it: it stands in the page that they got.
  const script = import.meta.env.SSR ? askAtOnce() : '';
  const order = languages.toSorted((one, other) => Number(other === lang) - Number(one === lang));
  const both = (text: 'confirm' | 'under') => order.map((language) => age[language][text]).join(' · ');
  return (
    <>
      <AgeGate
        open={inBrowser}
        brand={<Brand name={t('shop.name')} href={to('home')} />}
        passages={order.map((language) => ({
          lang: localeTag[language],
          title: age[language].title,
          text: age[language].text,
        }))}
        confirmLabel={both('confirm')}
        onConfirm={() => shop().session.set('ageConfirmed', true)}
        underAge={{ href: to('underAge'), label: both('under') }}
        links={[
          { href: to('terms'), label: t('footer.terms') },
          { href: to('serviceTerms'), label: t('footer.serviceTerms') },
          { href: to('privacy'), label: t('footer.privacy') },
        ]}
        suppressHydrationWarning
      />
      {!inBrowser && <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />}
    </>
  );
}
