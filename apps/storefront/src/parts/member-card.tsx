import type { Loyalty } from '@obsidiana/contract';
import { tiers } from '@obsidiana/contract/rules';
import { LoyaltyCard } from '@obsidiana/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../page/hooks.ts';

/** A member's loyalty card, from what the API says of them. */
export function MemberCard({ loyalty, action }: { loyalty: Loyalty; action?: ReactNode }) {
  const t = useTexts();
  const { level, level_name, crystals, affiliation, next_level } = loyalty;
  return (
    <LoyaltyCard
      level={level}
      title={level_name || t('loyalty.none')}
      crystals={crystals}
      crystalsLabel={t('loyalty.crystals', { count: crystals })}
      member={t('loyalty.member', { number: affiliation })}
      tiers={tiers.map(({ name, from }) => ({ name: t(`loyalty.${name}`), from }))}
      {...(next_level && { next: next_level })}
      action={action}
    />
  );
}
