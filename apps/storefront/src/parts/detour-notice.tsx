import { Notice } from '@obsidiana/ui';
import { useEffect, useState } from 'react';
import { type Detour, takeDetour } from '../browser/detour.ts';
import { useTexts } from '../page/hooks.ts';

/** Says why this page was reached instead of the step that was asked for. */
export function DetourNotice() {
  const t = useTexts();
  const [reason, setReason] = useState<Detour | null>(null);
  useEffect(() => {
    const taken = takeDetour();
    if (taken) setReason(taken);
  }, []);
  return reason && <Notice>{t(reason)}</Notice>;
}
