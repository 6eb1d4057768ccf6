import { languages } from '@obsidiana/contract/rules';
import { AgeGate, Brand } from '@obsidiana/ui';
import { shop } from '../browser/shop.ts';
import { localeTag } from '../locale.ts';
import { textsOf } from '../messages/index.ts';
import { useLocale } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** The age gate in both languages, that of the page first. */
export default function AgeDialog() {
  const { lang } = useLocale();
  const bilingual = [lang, ...languages.filter((other) => other !== lang)].map((one) => ({ one, t: textsOf(one) }));
  const both = (key: 'age.confirm' | 'age.under') => bilingual.map(({ t }) => t(key)).join(' · ');
  const t = textsOf(lang);
  return (
    <AgeGate
      open
      brand={<Brand name={t('shop.name')} href={to('home')} />}
      passages={bilingual.map(({ one, t: words }) => ({
        lang: localeTag[one],
        title: words('age.title'),
        text: words('age.text'),
      }))}
      confirmLabel={both('age.confirm')}
      onConfirm={() => shop().session.set('ageConfirmed', true)}
      underAge={{ href: to('underAge'), label: both('age.under') }}
      links={[
        { href: to('terms'), label: t('footer.terms') },
        { href: to('serviceTerms'), label: t('footer.serviceTerms') },
        { href: to('privacy'), label: t('footer.privacy') },
      ]}
    />
  );
}
