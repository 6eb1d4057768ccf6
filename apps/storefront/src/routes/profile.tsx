import { userData } from '@obsidiana/data';
import { ButtonLink, Columns, Facts, Link, PageBody, Row, Section, Text } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { AccountWays } from '../parts/account-ways.tsx';
import { AddressList } from '../parts/address-list.tsx';
import { MemberCard } from '../parts/member-card.tsx';
import { MemberTrail } from '../parts/member-trail.tsx';
import { PrivacyWays } from '../parts/privacy-ways.tsx';
import { TierNews } from '../parts/tier-news.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('profile.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** The member's page: their card, their data, their addresses, and the ways on from here. */
export default function Profile() {
  const t = useTexts();
  const { data: user, isError } = useQuery(userData(useApi()));
  if (!user) return isError ? <PageBody title={t('profile.title')} lead={t('trouble.text')} /> : <Waiting />;
  const phone = user.phone ? `+${user.code_phone ?? ''} ${user.phone}` : '—';
  return (
    <PageBody before={<MemberTrail />} title={t('profile.title')}>
      <Columns
        aside={
          <>
            <Section title={t('profile.orders')} size="subsection">
              <Text tone="muted">{t('profile.ordersText')}</Text>
              <Row>
                <ButtonLink variant="secondary" href={to('orders')}>
                  {t('success.orders')}
                </ButtonLink>
              </Row>
            </Section>
            <AccountWays />
            <PrivacyWays />
          </>
        }
      >
        <TierNews loyalty={user.loyalty} />
        <MemberCard loyalty={user.loyalty} action={<Link href={to('benefits')}>{t('profile.benefits')}</Link>} />
        <Section title={t('profile.data')} aside={<Link href={to('editProfile')}>{t('profile.edit')}</Link>}>
          <Facts
            facts={[
              { name: t('field.name'), value: `${user.name} ${user.lastname}` },
              { name: t('field.phone'), value: phone },
              { name: t('field.email'), value: user.email },
              { name: t('profile.member'), value: user.affiliation },
            ]}
          />
        </Section>
        <AddressList />
      </Columns>
    </PageBody>
  );
}
