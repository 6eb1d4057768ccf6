import { addresses, logout, userData } from '@obsidiana/data';
import { AddressCard, Button, ButtonLink, Columns, Facts, Link, PageBody, Section, Text } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { signOut } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { MemberCard } from '../parts/member-card.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('profile.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** The member's page: their card, their data, their addresses. */
export default function Profile() {
  const t = useTexts();
  const api = useApi();
  const { data: user, isError } = useQuery(userData(api));
  const { data: list = [] } = useQuery(addresses(api));
  const leave = useMutation(logout(api));
  if (!user) return isError ? <PageBody title={t('profile.title')} lead={t('trouble.text')} /> : <Waiting />;
  const phone = user.phone ? `+${user.code_phone ?? ''} ${user.phone}` : '—';
  return (
    <PageBody title={t('profile.title')}>
      <Columns
        aside={
          <>
            <Section title={t('profile.orders')}>
              <Text tone="muted">{t('profile.ordersText')}</Text>
              <ButtonLink variant="secondary" width="full" href={to('orders')}>
                {t('success.orders')}
              </ButtonLink>
            </Section>
            <Button
              variant="quiet"
              busy={leave.isPending}
              // Signing out here never waits for the server to be reached.
              onClick={() => leave.mutate({}, { onSettled: signOut })}
            >
              {t('profile.logout')}
            </Button>
          </>
        }
      >
        <MemberCard loyalty={user.loyalty} action={<Link href={to('benefits')}>{t('profile.benefits')}</Link>} />
        <Section title={t('profile.data')} aside={<Link href={to('editProfile')}>{t('checkout.editAddress')}</Link>}>
          <Facts
            facts={[
              { name: t('field.name'), value: `${user.name} ${user.lastname}` },
              { name: t('field.phone'), value: phone },
              { name: t('field.email'), value: user.email },
              { name: t('profile.member'), value: user.affiliation },
            ]}
          />
        </Section>
        <Section title={t('profile.addresses')}>
          {list.length === 0 && <Text tone="muted">{t('profile.noAddresses')}</Text>}
          {list.map(({ id, line, line2, postal_code, city, country_name, details }) => (
            <AddressCard key={id} lines={[line, line2, `${postal_code} ${city}`, country_name]} details={details} />
          ))}
        </Section>
      </Columns>
    </PageBody>
  );
}
