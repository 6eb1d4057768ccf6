import { logout } from '@obsidiana/data';
import { Button, ButtonLink, Dialog, Row, Section, Text } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { signOut } from '../browser/shop.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** The ways out: signing out here, and what to know before leaving the club. */
export function AccountWays() {
  const t = useTexts();
  const leave = useMutation(logout(useApi()));
  const [informing, setInforming] = useState(false);
  return (
    <Section title={t('profile.account')} size="subsection">
      <Text tone="muted">{t('profile.accountText')}</Text>
      <Row gap="apart">
        <Button
          variant="secondary"
          busy={leave.isPending}
          // Signing out here never waits for the server to be reached.
          onClick={() => leave.mutate({}, { onSettled: signOut })}
        >
          {t('profile.logout')}
        </Button>
        <Button variant="quiet" onClick={() => setInforming(true)}>
          {t('profile.unsubscribe')}
        </Button>
      </Row>
      <Dialog
        open={informing}
        onOpenChange={setInforming}
        title={t('profile.unsubscribeTitle')}
        description={t('profile.unsubscribeText')}
        closeLabel={t('error.close')}
        actions={
          <>
            <ButtonLink variant="secondary" href={to('contact')}>
              {t('profile.unsubscribeContact')}
            </ButtonLink>
            <Button onClick={() => setInforming(false)}>{t('error.close')}</Button>
          </>
        }
      />
    </Section>
  );
}
