import { Dialog, SizeGuide } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { Picture } from './picture.tsx';

export interface SizeGuideDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  /** Of the table of measures. */
  picture: string;
}

export default function SizeGuideDialog({ open, onClose, name, picture }: SizeGuideDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('product.sizeGuide')}
      closeLabel={t('product.close')}
    >
      <SizeGuide
        picture={
          <Picture
            src={picture}
            alt={t('product.sizeGuidePicture', { name })}
            sizes="(min-width: 640px) 600px, 100vw"
          />
        }
      />
    </Dialog>
  );
}
