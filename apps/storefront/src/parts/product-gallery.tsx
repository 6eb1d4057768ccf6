import type { Product } from '@obsidiana/contract';
import { Gallery } from '@obsidiana/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../page/hooks.ts';
import { useMovingPicture } from './moving-picture.ts';
import { Picture } from './picture.tsx';

const ProductLightbox = lazy(() => import('./product-lightbox.tsx'));

/** The pictures of a product; a press shows them large. */
export function ProductGallery({ product: { name, uri, gallery } }: { product: Product }) {
  const t = useTexts();
  const moving = useMovingPicture(uri);
  const [large, setLarge] = useState<{ start: number; open: boolean } | null>(null);
  const labels = {
    gallery: t('product.pictures', { name }),
    picture: (number: number, total: number) => t('product.picture', { number, total }),
    open: t('product.enlarge'),
  };
  return (
    <>
      <Gallery
        labels={labels}
        onOpen={(start) => setLarge({ start, open: true })}
        pictures={gallery.map(({ thumb, image, blur }, index) => ({
          id: image,
          picture: (
            <Picture
              src={image}
              blur={blur}
              alt={t('product.pictureOf', { name, number: index + 1 })}
              sizes="(min-width: 1024px) 55vw, calc(100vw - 48px)"
              first={index === 0}
              moving={index === 0 ? moving : undefined}
            />
          ),
          thumbnail: <Picture src={thumb} blur={blur} alt="" sizes="96px" />,
        }))}
      />
      {large && (
        <Suspense>
          <ProductLightbox
            {...large}
            name={name}
            gallery={gallery}
            onClose={() => setLarge({ ...large, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
