import { userData } from '@obsidiana/data';
import { Accordion, AccordionItem, Badge, PageBody, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { MemberCard } from '../parts/member-card.tsx';
import { Waiting } from '../parts/waiting.tsx';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('benefits.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** What a member's tier gives: the card, and the rewards it has unlocked. */
export default function Benefits() {
  const t = useTexts();
  const { data: user, isError } = useQuery(userData(useApi()));
  if (!user) return isError ? <PageBody title={t('benefits.title')} lead={t('trouble.text')} /> : <Waiting />;
  const { rewards, description } = user.loyalty;
  return (
    <PageBody width="form" title={t('benefits.title')} lead={description}>
      <MemberCard loyalty={user.loyalty} />
      <Section title={t('benefits.rewards')}>
        {rewards.length === 0 ? (
          <Text tone="muted">{t('benefits.none')}</Text>
        ) : (
          <Accordion>
            {rewards.map(({ title, description: text, redeem }) => (
              <AccordionItem
                key={title}
                value={title}
                title={title}
                {...(redeem && { aside: <Badge variant="outline">{t('benefits.redeemed')}</Badge> })}
              >
                <Text>{text}</Text>
              </AccordionItem>
            ))}
          </Accordion>
        )}
      </Section>
    </PageBody>
  );
}
