import type { Product } from '@obsidiana/contract';
import { Lightbox } from '@obsidiana/ui';
import { useTexts } from '../page/hooks.ts';
import { Picture } from './picture.tsx';

export interface ProductLightboxProps extends Pick<Product, 'name' | 'gallery'> {
  start: number;
  open: boolean;
  onClose: () => void;
}

export default function ProductLightbox({ name, gallery, start, open, onClose }: ProductLightboxProps) {
  const t = useTexts();
  return (
    <Lightbox
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      start={start}
      pictures={gallery.map(({ image }, index) => ({
        id: image,
        picture: <Picture src={image} alt={t('product.pictureOf', { name, number: index + 1 })} sizes="100vw" />,
      }))}
      labels={{
        title: t('product.pictures', { name }),
        close: t('product.close'),
        previous: t('product.previous'),
        next: t('product.next'),
        picture: (number, total) => t('product.picture', { number, total }),
      }}
    />
  );
}
