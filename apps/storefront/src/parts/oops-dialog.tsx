import { AlertDialog } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import type { Oops } from './notices.tsx';

export default function OopsDialog({ trouble, onClose }: { trouble: Oops | null; onClose: () => void }) {
  const t = useTexts();
  return (
    <AlertDialog
      title={t('error.title')}
      message={trouble?.message ?? null}
      closeLabel={t('error.close')}
      onClose={onClose}
      action={trouble?.action}
    />
  );
}
