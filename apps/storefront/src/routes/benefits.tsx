import { tiers } from '@obsidiana/contract/rules';
import { userData } from '@obsidiana/data';
import { Accordion, AccordionItem, Badge, Columns, PageBody, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { CrystalLedger } from '../parts/crystal-ledger.tsx';
import { MemberCard } from '../parts/member-card.tsx';
import { MemberTrail } from '../parts/member-trail.tsx';
import { TierNews } from '../parts/tier-news.tsx';
import { Tiers } from '../parts/tiers.tsx';
import { Waiting } from '../parts/waiting.tsx';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('benefits.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** What the club gives: the member's card and rewards, the three tiers, and where the crystals came from. */
export default function Benefits() {
  const t = useTexts();
  const { data: user, isError } = useQuery(userData(useApi()));
  if (!user) return isError ? <PageBody title={t('benefits.title')} lead={t('trouble.text')} /> : <Waiting />;
  const { loyalty } = user;
  return (
    <PageBody
      before={<MemberTrail page={t('benefits.title')} />}
      title={t('benefits.title')}
      lead={loyalty.description || t('benefits.lead', { amber: tiers[0].from })}
    >
      <TierNews loyalty={loyalty} />
      <Columns
        aside={
          <Section title={t('benefits.rewards')}>
            {loyalty.rewards.length === 0 ? (
              <Text tone="muted">{t('benefits.none')}</Text>
            ) : (
              <Accordion>
                {loyalty.rewards.map(({ title, description, redeem }) => (
                  <AccordionItem
                    key={title}
                    value={title}
                    title={title}
                    {...(redeem && { aside: <Badge variant="outline">{t('benefits.redeemed')}</Badge> })}
                  >
                    <Text>{description}</Text>
                  </AccordionItem>
                ))}
              </Accordion>
            )}
          </Section>
        }
      >
        <MemberCard loyalty={loyalty} />
        <CrystalLedger />
      </Columns>
      <Section title={t('tiers.title')}>
        <Tiers level={loyalty.level} />
      </Section>
    </PageBody>
  );
}
