import type { Loyalty } from '@obsidiana/contract';
import { tiers } from '@obsidiana/contract/rules';
import { tierTold } from '@obsidiana/data';
import { TierReached } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi, useTexts } from '../page/hooks.ts';

/** Says, quietly, that a tier was reached: once, on whatever device the member sees it first. */
export function TierNews({ loyalty: { level, level_name, reached } }: { loyalty: Loyalty }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const { mutate: told } = useMutation(tierTold(useApi()));
  const tier = tiers.find((one) => one.level === level);
  useEffect(() => {
    if (!reached) return;
    setOpen(true);
    told({});
  }, [reached, told]);
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
