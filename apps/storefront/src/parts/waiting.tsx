import { Container, Skeleton } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';

/** Stands in for a private page until the browser knows who is there. */
export function Waiting() {
  const t = useTexts();
  return (
    <Container inset aria-busy="true" role="status" aria-label={t('shop.loading')}>
      <Skeleton shape="control" width="third" />
      <Skeleton />
      <Skeleton width="half" />
    </Container>
  );
}
