'use client';

import { type ComponentProps, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useSnapStrip } from '../../lib/use-snap-strip.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './size-carousel.css.ts';

export interface SizeOption {
  id: number;
  /** What it is called: CH, M, 26. */
  letter: string;
  /** It stays in the row and can be reached, so that everyone learns that it exists, but it cannot be chosen. */
  soldOut?: boolean;
}

export interface SizeCarouselProps extends Omit<ComponentProps<'div'>, 'children' | 'dir'> {
  /** The sizes, the smallest first. */
  sizes: readonly SizeOption[];
  /** The id of the chosen size. */
  value: number | null;
  /** Receives the id of the size that was chosen. */
  onValueChange: (id: number) => void;
  /** The letter that the row begins with, when it is longer than what shows. */
  initialLetter?: string;
  /** The words around the letters, only read out. */
  labels: {
    /** Names the choice: 'Talla'. */
    group: string;
    /** Read out after the letter of a size that cannot be had: 'agotada'. */
    soldOut: string;
  };
}

const shownAtOnce = 4;

/**
 * One size of several, four at a time: the browser's own radio buttons in a row that scrolls. Every product page loads
 * it, so it brings no other code along.
 */
export function SizeCarousel({
  sizes,
  value,
  onValueChange,
  initialLetter,
  labels,
  className,
  ...rest
}: SizeCarouselProps) {
  const initial = sizes.findIndex(({ letter }) => letter === initialLetter);
  const { strip, first, last, page } = useSnapStrip<HTMLDivElement>(Math.max(initial, 0));

  const group = useId();
  const scrolls = sizes.length > shownAtOnce;
  return (
    <div data-component="size-carousel" className={classNames(styles.root, className)} {...rest}>
      {scrolls && <Scroll icon="chevron-left" end={first === 0} onPress={() => page(-1)} />}
      <div ref={strip} role="radiogroup" aria-label={labels.group} className={styles.strip}>
        {sizes.map(({ id, letter, soldOut }) => (
          <label key={id} className={styles.size}>
            <input
              type="radio"
              name={group}
              checked={id === value}
              // Refused here and not by `disabled`, which would take it away from those who listen.
              onChange={() => !soldOut && onValueChange(id)}
              aria-disabled={soldOut || undefined}
              className={styles.radio}
            />
            {letter}
            {soldOut && <VisuallyHidden> {labels.soldOut}</VisuallyHidden>}
          </label>
        ))}
      </div>
      {scrolls && <Scroll icon="chevron-right" end={last === sizes.length - 1} onPress={() => page(1)} />}
    </div>
  );
}

interface ScrollProps {
  icon: 'chevron-left' | 'chevron-right';
  end: boolean;
  onPress: () => void;
}

function Scroll({ icon, end, onPress }: ScrollProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      aria-disabled={end || undefined}
      onClick={onPress}
      className={styles.scroll}
    >
      <Icon name={icon} />
    </button>
  );
}
