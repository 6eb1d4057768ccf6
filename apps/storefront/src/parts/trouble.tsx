import { Button, ButtonLink, Container, EmptyState } from '@obsidiana/ui';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { askShop, useReached } from '../browser/connection.ts';
import { useTexts } from '../page/hooks.ts';
import { isMissing } from '../page/meta.ts';
import { to } from '../paths.ts';

/** The page that stands in for one that cannot be shown: it is not there, or the shop cannot be reached. */
export function Trouble({ error }: { error: unknown }) {
  const t = useTexts();
  const home = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} href={to('home')}>
      {t('missing.home')}
    </ButtonLink>
  );
  return (
    <Container inset>
      {isMissing(error) ? (
        <EmptyState title={t('missing.title')} text={t('missing.text')} actions={home('primary')} />
      ) : (
        <EmptyState
          title={t('trouble.title')}
          text={t('trouble.text')}
          actions={
            <>
              <Retry error={error} />
              {home('secondary')}
            </>
          }
        />
      )}
    </Container>
  );
}

/** Tries again, by itself when the shop can be reached once more. What was no answer of the shop's needs the page anew. */
function Retry({ error }: { error: unknown }) {
  const t = useTexts();
  const { revalidate, state } = useRevalidator();
  const reached = useReached();
  const [wasLost, setWasLost] = useState(false);
  const answered = isRouteErrorResponse(error);
  useEffect(() => {
    if (!reached) return setWasLost(true);
    if (wasLost && answered) void revalidate();
  }, [reached, wasLost, answered, revalidate]);
  async function again() {
    if (answered) return revalidate();
    if (await askShop()) location.reload();
  }
  return (
    <Button busy={state === 'loading'} onClick={() => void again()}>
      {t('trouble.retry')}
    </Button>
  );
}
