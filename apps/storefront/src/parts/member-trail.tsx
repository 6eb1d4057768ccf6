import { Breadcrumb } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** Where a member's page lies: below the profile, or the profile itself. */
export function MemberTrail({ page }: { page?: string }) {
  const t = useTexts();
  return (
    <Breadcrumb
      label={t('shop.trail')}
      places={[
        { label: t('shop.home'), href: to('home') },
        { label: t('profile.title'), href: to('profile') },
        ...(page ? [{ label: page }] : []),
      ]}
    />
  );
}
