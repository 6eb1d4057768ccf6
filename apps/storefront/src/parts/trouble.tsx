import { Button, ButtonLink, Container, EmptyState } from '@obsidiana/ui';
import { useRevalidator } from 'react-router';
import { useTexts } from '../page/hooks.ts';
import { isMissing } from '../page/meta.ts';
import { to } from '../paths.ts';

/** The page that stands in for one that cannot be shown: it is not there, or the shop cannot be reached. */
export function Trouble({ error }: { error: unknown }) {
  const t = useTexts();
  const { revalidate, state } = useRevalidator();
  const missing = isMissing(error);
  return (
    <Container inset>
      <EmptyState
        title={t(missing ? 'missing.title' : 'trouble.title')}
        text={t(missing ? 'missing.text' : 'trouble.text')}
        actions={
          missing ? (
            <ButtonLink href={to('home')}>{t('missing.home')}</ButtonLink>
          ) : (
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('trouble.retry')}
            </Button>
          )
        }
      />
    </Container>
  );
}
