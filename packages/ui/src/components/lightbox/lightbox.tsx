'use client';

import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { useSnapStrip } from '../../lib/use-snap-strip.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './lightbox.css.ts';

export interface LightboxPicture {
  id: string | number;
  /** An `img` or `picture`; it is shown whole, as large as the screen allows. */
  picture: ReactNode;
}

export interface LightboxProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** Whether it is there; the page keeps this. */
  open: boolean;
  /** Asked for by Escape and the close button. */
  onOpenChange: (open: boolean) => void;
  /** The views, in the order of the Gallery. */
  pictures: readonly LightboxPicture[];
  /**
   * The picture to begin with, by index.
   * @default 0
   */
  start?: number;
  /** The words around the pictures. */
  labels: {
    /** Names the dialog: 'Fotos de Kimono Ágata roja'. */
    title: string;
    close: string;
    previous: string;
    next: string;
    /** Which of how many: 'Foto 2 de 5'. */
    picture: (number: number, count: number) => string;
  };
}

/** The pictures of a product over the whole screen. Load it when a picture of the Gallery is pressed. */
export function Lightbox({ open, onOpenChange, className, pictures, start = 0, labels, ...rest }: LightboxProps) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Content
          data-component="lightbox"
          aria-describedby={undefined}
          className={classNames(styles.root, className)}
          {...focus}
          {...rest}
        >
          <Radix.Title asChild>
            <VisuallyHidden>{labels.title}</VisuallyHidden>
          </Radix.Title>
          <Pictures pictures={pictures} start={start} labels={labels} onClose={() => onOpenChange(false)} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PicturesProps extends Required<Pick<LightboxProps, 'pictures' | 'start' | 'labels'>> {
  onClose: () => void;
}

function Pictures({ pictures, start, labels, onClose }: PicturesProps) {
  const { strip, first, scrollTo } = useSnapStrip<HTMLElement>(start);

  const leaf = (event: KeyboardEvent<HTMLElement>) => {
    const rightwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = { ArrowRight: rightwards, ArrowLeft: -rightwards }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    scrollTo(first + step);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows work wherever in the dialog the focus is.
    <div className={styles.frame} onKeyDown={leaf}>
      <div className={styles.bar}>
        <p className={styles.position} aria-hidden="true">
          {first + 1} / {pictures.length}
        </p>
        <VisuallyHidden aria-live="polite">{labels.picture(first + 1, pictures.length)}</VisuallyHidden>
        <IconButton icon="close" label={labels.close} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section ref={strip} className={styles.strip} tabIndex={0} aria-label={labels.title}>
        {pictures.map(({ id, picture }) => (
          <div key={id} className={styles.slide}>
            {picture}
          </div>
        ))}
      </section>
      {pictures.length > 1 && (
        <>
          <IconButton
            variant="paper"
            icon="chevron-left"
            label={labels.previous}
            aria-disabled={first === 0 || undefined}
            onClick={() => scrollTo(first - 1)}
            className={classNames(styles.step, styles.previous)}
          />
          <IconButton
            variant="paper"
            icon="chevron-right"
            label={labels.next}
            aria-disabled={first === pictures.length - 1 || undefined}
            onClick={() => scrollTo(first + 1)}
            className={classNames(styles.step, styles.next)}
          />
        </>
      )}
    </div>
  );
}
