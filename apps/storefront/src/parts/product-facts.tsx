import type { Config, Product } from '@obsidiana/contract';
import { leastOf, type Pricing, toMinor } from '@obsidiana/data';
import { Crystal, Icon, Link, MoneyLabel } from '@obsidiana/ui';
import { house } from '../house.ts';
import { localeTag } from '../locale.ts';
import { useLocale, useTexts } from '../page/hooks.ts';
import { row, rows } from './product-facts.css.ts';

export interface ProductFactsProps {
  product: Product;
  pricing: Pricing;
  config: Config;
}

/** What a purchase brings and costs beside its price, and where to ask. */
export function ProductFacts({ product: { sku }, pricing: { amount, offer }, config }: ProductFactsProps) {
  const t = useTexts();
  const { lang, currency } = useLocale();
  const money = { currency, locale: localeTag[lang] };
  const shipping = config.shipping.find((one) => one.currency === currency);
  const rate = config.crystals.find((one) => one.currency === currency);
  const crystals = rate ? Math.floor(leastOf(offer ?? amount) / toMinor(rate.per)) : 0;
  const question = `mailto:${house.email}?subject=${encodeURIComponent(t('product.questionSubject', { sku }))}`;
  return (
    <ul className={rows}>
      {crystals > 0 && (
        <li className={row}>
          {t('product.crystals', { count: crystals })}
          <Crystal tier="amber" />
        </li>
      )}
      {shipping && (
        <li className={row}>
          {t('product.shipping')}
          <MoneyLabel amount={toMinor(shipping.price)} {...money} />
        </li>
      )}
      <li className={row}>
        <Link href={question} underline="hover">
          {t('product.question', { sku })}
        </Link>
        <Icon name="arrow-right" />
      </li>
    </ul>
  );
}
