import { languages } from '@obsidiana/contract/rules';
import { AgeGate, Brand } from '@obsidiana/ui';
import { shop } from '../browser/shop.ts';
import { localeTag } from '../locale.ts';
import { age } from '../messages/age.ts';
import { useLocale, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** The age gate in both languages, that of the page first. */
export default function AgeDialog() {
  const t = useTexts();
  const { lang } = useLocale();
  const order = languages.toSorted((one, other) => Number(other === lang) - Number(one === lang));
  const both = (text: 'confirm' | 'under') => order.map((language) => age[language][text]).join(' · ');
  return (
    <AgeGate
      open
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
    />
  );
}
