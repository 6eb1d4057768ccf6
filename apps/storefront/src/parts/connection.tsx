import { Notice } from '@obsidiana/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askShop, useReached } from '../browser/connection.ts';
import { useTexts } from '../page/hooks.ts';

/** Says that the shop cannot be reached, for as long as that is so. */
export function Connection() {
  return useReached() ? null : <Lost />;
}

/** What is on screen stays there: a link that cannot be followed now is not, and going back shows what the browser has. */
function Lost() {
  const t = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askShop().then((answered) => (answered ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return (
    <Notice tone="negative" place="foot">
      {t('connection.lost')}
    </Notice>
  );
}
