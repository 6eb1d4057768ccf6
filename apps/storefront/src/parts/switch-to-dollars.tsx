import { Button } from '@obsidiana/ui';
import { useState } from 'react';
import { chooseCurrency } from '../browser/locale.ts';
import { useTexts } from '../page/hooks.ts';
import { useNotices } from './notices.tsx';

/** Switches the shop, and the bag, to dollars. */
export function SwitchToDollars() {
  const t = useTexts();
  const { notify, oops } = useNotices();
  const [busy, setBusy] = useState(false);

  async function change() {
    setBusy(true);
    try {
      await chooseCurrency('USD');
      notify(t('hand.switched'));
    } catch {
      oops(t('cart.loadFailed'));
      setBusy(false);
    }
  }

  return (
    <Button variant="secondary" width="full" busy={busy} onClick={() => void change()}>
      {t('hand.switch')}
    </Button>
  );
}
