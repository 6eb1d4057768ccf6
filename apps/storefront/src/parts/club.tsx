import type { Loyalty } from '@obsidiana/contract';
import { tiers } from '@obsidiana/contract/rules';
import { userData } from '@obsidiana/data';
import { ButtonLink, RewardsBlock } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useSignedIn, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { MemberCard } from './member-card.tsx';

const [amber, emerald, diamond] = tiers;

/** The loyalty club on the home page: a member's own card, or one that shows what it could be. */
export function Club() {
  const t = useTexts();
  const signedIn = useSignedIn();
  const { data: user } = useQuery({ ...userData(useApi()), enabled: signedIn });
  const crystals = 212;
  const sample: Loyalty = {
    level: emerald.level,
    level_name: t('loyalty.emerald'),
    crystals,
    description: '',
    affiliation: '0-48213',
    next_level: t('home.sampleNext', { count: diamond.from - crystals }),
    rewards: [],
    reached: false,
  };
  return (
    <RewardsBlock
      id="club"
      title={t('home.clubTitle')}
      text={t('home.clubText', { amber: amber.from, emerald: emerald.from, diamond: diamond.from })}
      action={<ButtonLink href={to(signedIn ? 'benefits' : 'login')}>{t('home.clubBenefits')}</ButtonLink>}
      card={<MemberCard loyalty={(signedIn && user?.loyalty) || sample} />}
    />
  );
}
