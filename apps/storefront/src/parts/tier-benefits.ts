import type { TierRule } from '@obsidiana/contract/rules';
import type { MessageKey } from '../messages/translate.ts';

const shared: readonly MessageKey[] = ['tiers.birthday', 'tiers.shipping', 'tiers.consulting'];
const more: readonly MessageKey[] = ['tiers.secondConsulting', 'tiers.season'];
/** What each tier brings beside its early access: all that the one below has, and more. */
export const benefitsOf: Record<TierRule['name'], readonly MessageKey[]> = {
  amber: shared,
  emerald: [...shared, ...more],
  diamond: [...shared, ...more, 'tiers.tailoring'],
};
