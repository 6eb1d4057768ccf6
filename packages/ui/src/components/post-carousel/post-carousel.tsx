'use client';

import { Children, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useSnapStrip } from '../../lib/use-snap-strip.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './post-carousel.css.ts';

export interface PostCarouselProps extends Omit<ComponentProps<'section'>, 'aria-roledescription'> {
  /** The words around the slides, most of them only read out. */
  labels: {
    /** Names the carousel: 'Diario'. */
    carousel: string;
    /** What it is, and what its parts are, in the language of the page: 'carrusel', 'diapositiva'. */
    carouselRole: string;
    slideRole: string;
    previous: string;
    next: string;
    /** Names a slide: '2 de 6'. */
    slide: (number: number, count: number) => string;
    /** Which slides are in view: '1–4 de 6'. */
    position: (first: number, last: number, count: number) => string;
  };
}

/**
 * PostTiles (or other things of one kind) side by side: 4 in view, 3 below 1024 px, 2 below 768 px, and 1 in the
 * middle below 480 px. The buttons move by as many as are in view; it never moves by itself. Each child is a slide.
 */
export function PostCarousel({ labels, className, children, ...rest }: PostCarouselProps) {
  const { strip, first, last, page } = useSnapStrip<HTMLDivElement>();
  const slides = Children.toArray(children);
  return (
    <section
      data-component="post-carousel"
      aria-roledescription={labels.carouselRole}
      aria-label={labels.carousel}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div ref={strip} className={styles.strip}>
        {Children.map(children, (child, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields.
          <div
            role="group"
            aria-roledescription={labels.slideRole}
            aria-label={labels.slide(index + 1, slides.length)}
            className={styles.slide}
          >
            {child}
          </div>
        ))}
      </div>
      <div className={classNames(styles.controls, last - first + 1 === slides.length && styles.idle)}>
        <p className={styles.position} aria-live="polite">
          {labels.position(first + 1, last + 1, slides.length)}
        </p>
        <IconButton
          variant="outlined"
          icon="chevron-left"
          label={labels.previous}
          aria-disabled={first === 0 || undefined}
          onClick={() => page(-1)}
          className={styles.step}
        />
        <IconButton
          variant="outlined"
          icon="chevron-right"
          label={labels.next}
          aria-disabled={last === slides.length - 1 || undefined}
          onClick={() => page(1)}
          className={styles.step}
        />
      </div>
    </section>
  );
}
