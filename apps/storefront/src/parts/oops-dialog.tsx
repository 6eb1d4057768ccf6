import { AlertDialog, ButtonLink } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import type { Oops } from './notices.tsx';

export default function OopsDialog({ trouble, onClose }: { trouble: Oops | null; onClose: () => void }) {
  const t = useTexts();
  const wayOn = trouble?.wayOn;
  return (
    <AlertDialog
      title={t('error.title')}
      message={trouble?.message ?? null}
      closeLabel={t('error.close')}
      onClose={onClose}
      action={
        wayOn && (
          <ButtonLink href={wayOn.href} onClick={onClose}>
            {wayOn.label}
          </ButtonLink>
        )
      }
    />
  );
}
