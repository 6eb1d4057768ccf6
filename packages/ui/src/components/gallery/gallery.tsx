'use client';

import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useSnapStrip } from '../../lib/use-snap-strip.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './gallery.css.ts';

export interface GalleryPicture {
  id: string | number;
  /** An `img` or `picture` that says in its alternative text what it shows; it fills a frame of 4:5. */
  picture: ReactNode;
  /** The same, small, with an empty alternative text. */
  thumbnail: ReactNode;
}

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The views, the first one shown first. */
  pictures: readonly GalleryPicture[];
  /** Opens a picture large, by index: the moment to load the Lightbox. Without it a press does nothing. */
  onOpen?: (index: number) => void;
  /** The words around the pictures. */
  labels: {
    /** Names the pictures: 'Fotos de Kimono Ágata roja'. */
    gallery: string;
    /** Which of how many: 'Foto 2 de 5'. */
    picture: (number: number, count: number) => string;
    /** What a press on a picture does: 'Ampliar'. */
    open: string;
  };
}

/** The pictures of a product: thumbnails beside the large one on a desktop, a row for the finger on a phone. */
export function Gallery({ pictures, onOpen, labels, className, ...rest }: GalleryProps) {
  const { strip, first, scrollTo } = useSnapStrip<HTMLUListElement>();
  const several = pictures.length > 1;
  return (
    <section
      data-component="gallery"
      aria-label={labels.gallery}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {several && (
        <ul className={styles.thumbnails}>
          {pictures.map(({ id, thumbnail }, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={labels.picture(index + 1, pictures.length)}
                aria-current={index === first}
                onClick={() => scrollTo(index)}
                className={styles.thumbnail}
              >
                {thumbnail}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stage}>
        <ul ref={strip} className={styles.strip}>
          {pictures.map(({ id, picture }, index) => (
            <li key={id} className={styles.slide}>
              {onOpen ? (
                <button
                  type="button"
                  tabIndex={index === first ? undefined : -1}
                  onClick={() => onOpen(index)}
                  className={styles.picture}
                >
                  {picture}
                  <VisuallyHidden>{labels.open}</VisuallyHidden>
                </button>
              ) : (
                <div className={styles.picture}>{picture}</div>
              )}
            </li>
          ))}
        </ul>
        {several && (
          <p className={styles.position} aria-hidden="true">
            {first + 1} / {pictures.length}
          </p>
        )}
      </div>
    </section>
  );
}
