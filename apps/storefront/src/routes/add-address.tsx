import { maximumAddresses } from '@obsidiana/contract/rules';
import { addresses } from '@obsidiana/data';
import { ButtonLink, Notice, PageBody } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { AddressForm } from '../parts/address-form.tsx';
import { MemberTrail } from '../parts/member-trail.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('checkout.newAddress'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** One more address, as long as another one fits. */
export default function AddAddress() {
  const t = useTexts();
  const navigate = useNavigate();
  const { data: list, isPending } = useQuery(addresses(useApi()));
  if (isPending) return <Waiting />;
  const full = list !== undefined && list.length >= maximumAddresses;
  return (
    <PageBody width="form" before={<MemberTrail page={t('checkout.newAddress')} />} title={t('checkout.newAddress')}>
      {full ? (
        <>
          <Notice>{t('address.full', { count: maximumAddresses })}</Notice>
          <ButtonLink href={to('profile')}>{t('address.back')}</ButtonLink>
        </>
      ) : (
        <AddressForm
          lineError="error.ar"
          onSaved={() => void navigate(to('profile'))}
          onCancel={() => void navigate(to('profile'))}
        />
      )}
    </PageBody>
  );
}
