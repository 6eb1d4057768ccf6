import { currencies, languages } from '@obsidiana/contract/rules';
import { LocaleSelect } from '@obsidiana/ui';
import { chooseCurrency, chooseLanguage } from '../browser/locale.ts';
import { useLocale, useTexts } from '../page/hooks.ts';
import { useNotices } from './notices.tsx';

const languageOptions = languages.map((value) => ({ value, label: value.toUpperCase() }));
const currencyOptions = currencies.map((value) => ({ value, label: value }));

/** Language and currency. The page changes where it stands, once its new texts and prices are there. */
export function ShopLocale() {
  const t = useTexts();
  const { lang, currency } = useLocale();
  const { notify } = useNotices();
  const notRefreshed = () => notify(t('cart.loadFailed'));
  return (
    <LocaleSelect
      language={lang}
      languages={languageOptions}
      onLanguageChange={(value) => {
        const language = languages.find((known) => known === value);
        if (language) chooseLanguage(language).catch(notRefreshed);
      }}
      currency={currency}
      currencies={currencyOptions}
      onCurrencyChange={(value) => {
        const chosen = currencies.find((known) => known === value);
        if (chosen) chooseCurrency(chosen).catch(notRefreshed);
      }}
      labels={{ language: t('shop.language'), currency: t('shop.currency') }}
    />
  );
}
