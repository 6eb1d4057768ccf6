import type { Loyalty } from '@obsidiana/contract';
import { tiers } from '@obsidiana/contract/rules';
import { TierReached } from '@obsidiana/ui';
import { useEffect, useState } from 'react';
import { shop } from '../browser/shop.ts';
import { useTexts } from '../page/hooks.ts';

/** Says once on this device, quietly, that a tier was reached. */
export function TierNews({ loyalty: { level, level_name } }: { loyalty: Loyalty }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const tier = tiers.find((one) => one.level === level);
  useEffect(() => {
    const { session } = shop();
    const known = session.get('seenTier') ?? 0;
    if (level > known) setOpen(true);
    // What a refund takes back can be reached, and told, again.
    if (level !== known) session.set('seenTier', level);
  }, [level]);
  if (!open || !tier) return null;
  return (
    <TierReached
      tier={tier.name}
      title={t('tiers.reached', { tier: level_name })}
      text={t('tiers.reachedText')}
      closeLabel={t('tiers.reachedClose')}
      onClose={() => setOpen(false)}
    />
  );
}
