import { ApiError, address as addressQuery, userData } from '@obsidiana/data';
import { PageBody, Section } from '@obsidiana/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { AddressForm } from '../parts/address-form.tsx';
import { MemberTrail } from '../parts/member-trail.tsx';
import { useNotices } from '../parts/notices.tsx';
import { RemoveAddress } from '../parts/remove-address.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';
import type { Route } from './+types/edit-address';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('checkout.changeAddress'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** An address of the member's own is changed or removed; any other one leads to the profile. */
export default function EditAddress({ params }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { oops } = useNotices();
  const api = useApi();
  const { data: user } = useQuery(userData(api));
  const id = Number(params.idDireccion);
  const isId = Number.isInteger(id) && id > 0;
  const { data: address, error } = useQuery({ ...addressQuery(api, id), enabled: isId });
  const missing = error instanceof ApiError && [400, 404, 422].includes(error.status);
  const refused = !isId || missing || (address && user && address.email !== user.email);
  useEffect(() => {
    if (!refused) return;
    oops(t('error.addressnoa'));
    void navigate(to('profile'), { replace: true });
  }, [refused, oops, t, navigate]);

  const title = t('checkout.changeAddress');
  if (error && !refused) return <PageBody title={title} lead={t('trouble.text')} />;
  if (!address || !user || refused) return <Waiting />;
  return (
    <PageBody width="form" before={<MemberTrail page={title} />} title={title}>
      <AddressForm
        address={address}
        lineError="error.ar"
        onSaved={() => void navigate(to('profile'))}
        onCancel={() => void navigate(to('profile'))}
      />
      <Section title={t('address.remove')} size="subsection">
        <RemoveAddress address={address} onRemoved={() => void navigate(to('profile'))} />
      </Section>
    </PageBody>
  );
}
