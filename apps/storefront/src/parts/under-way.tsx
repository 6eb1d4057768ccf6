import { useNavigation } from 'react-router';
import { useTexts } from '../page/hooks.ts';
import { bar } from './under-way.css.ts';

/** Says that the next page is on its way, while this one still stands. */
export function UnderWay() {
  const t = useTexts();
  const { state } = useNavigation();
  return state === 'idle' ? null : <div role="progressbar" aria-label={t('shop.loading')} className={bar} />;
}
