import { ButtonLink, Container, EmptyState } from '@obsidiana/ui';
import { house } from '../house.ts';
import { useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('age.goodbye'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** Where visitors go who are not 18 yet. */
export default function UnderAge() {
  const t = useTexts();
  return (
    <Container inset>
      <EmptyState
        title={t('age.goodbye')}
        text={t('age.goodbyeText')}
        actions={house.social.map(({ href, label }) => (
          <ButtonLink key={href} variant="secondary" href={href}>
            {label}
          </ButtonLink>
        ))}
      />
    </Container>
  );
}
