import type { Config, Product } from '@obsidiana/contract';
import { leastOf, type Pricing, toMinor } from '@obsidiana/data';
import { Crystal, Icon, Link, MoneyLabel, RuledItem, RuledList } from '@obsidiana/ui';
import { house } from '../house.ts';
import { localeTag } from '../locale.ts';
import { useLocale, useTexts } from '../page/hooks.ts';

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
    <RuledList>
      {crystals > 0 && (
        <RuledItem end={<Crystal tier="amber" />}>{t('product.crystals', { count: crystals })}</RuledItem>
      )}
      {shipping && (
        <RuledItem end={<MoneyLabel amount={toMinor(shipping.price)} {...money} />}>{t('product.shipping')}</RuledItem>
      )}
      <RuledItem end={<Icon name="arrow-right" />}>
        <Link href={question} underline="hover">
          {t('product.question', { sku })}
        </Link>
      </RuledItem>
    </RuledList>
  );
}
