import { useTexts } from '../page/hooks.ts';

/** Stands in for a private page until the browser knows who is there. */
export function Waiting() {
  const t = useTexts();
  return <main aria-busy="true" aria-label={t('shop.loading')} />;
}
