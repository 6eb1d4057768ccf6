import { ButtonLink, Heading, Text } from '@obsidiana/ui';
import { isRouteErrorResponse } from 'react-router';
import { useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';

/** The page that stands in for one that cannot be shown: it is not there, or the shop cannot be reached. */
export function Trouble({ error }: { error: unknown }) {
  const t = useTexts();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <Heading level={1} size="title">
        {t(missing ? 'missing.title' : 'trouble.title')}
      </Heading>
      <Text>{t(missing ? 'missing.text' : 'trouble.text')}</Text>
      <ButtonLink href={to('home')}>{t('missing.home')}</ButtonLink>
    </main>
  );
}
