import { Button, Dialog } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';

export interface ThanksDialogProps {
  open: boolean;
  /** The server's words. */
  message: string;
  onClose: () => void;
}

export default function ThanksDialog({ open, message, onClose }: ThanksDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('contact.thanks')}
      description={message}
      closeLabel={t('product.close')}
      actions={<Button onClick={onClose}>{t('error.close')}</Button>}
    />
  );
}
