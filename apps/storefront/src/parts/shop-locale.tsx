import { currencies, languages } from '@obsidiana/contract/rules';
import { LocaleSelect } from '@obsidiana/ui';
import { chooseCurrency, chooseLanguage } from '../browser/locale.ts';
import { useLocale, useTexts } from '../page/hooks.ts';

const languageOptions = languages.map((value) => ({ value, label: value.toUpperCase() }));
const currencyOptions = currencies.map((value) => ({ value, label: value }));

/** Language and currency. The page changes where it stands, once its new texts and prices are there. */
export function ShopLocale() {
  const t = useTexts();
  const { lang, currency } = useLocale();
  return (
    <LocaleSelect
      language={lang}
      languages={languageOptions}
      onLanguageChange={(value) => {
        const language = languages.find((known) => known === value);
        if (language) void chooseLanguage(language);
      }}
      currency={currency}
      currencies={currencyOptions}
      onCurrencyChange={(value) => {
        const chosen = currencies.find((known) => known === value);
        if (chosen) void chooseCurrency(chosen);
      }}
      labels={{ language: t('shop.language'), currency: t('shop.currency') }}
    />
  );
}
