import { type Level, tiers } from '@obsidiana/contract/rules';
import { CardGrid, TierCard } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { benefitsOf } from './tier-benefits.ts';

/** The three tiers side by side: what they take, and what they bring. */
export function Tiers({ level }: { level: Level }) {
  const t = useTexts();
  return (
    <CardGrid sizing="stretched">
      {tiers.map((tier, index) => {
        const next = tiers[index + 1];
        return (
          <TierCard
            key={tier.name}
            tier={tier.name}
            title={t(`loyalty.${tier.name}`)}
            range={
              next
                ? t('tiers.range', { from: tier.from, to: next.from - 1 })
                : t('tiers.rangeFrom', { from: tier.from })
            }
            benefits={[t('tiers.early', { count: tier.level }), ...benefitsOf[tier.name].map((key) => t(key))]}
            {...(tier.level === level && { held: t('tiers.held') })}
          />
        );
      })}
    </CardGrid>
  );
}
