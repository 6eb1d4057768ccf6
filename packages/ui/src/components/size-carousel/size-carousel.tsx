'use client';

import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps } from 'react';
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
  sizes: readonly SizeOption[];
  /** The id of the chosen size. */
  value: number | null;
  onValueChange: (id: number) => void;
  /** The letter that the row begins with, when it is longer than what shows. */
  initialLetter?: string;
  labels: {
    /** Names the choice: 'Talla'. */
    group: string;
    /** Read out after the letter of a size that cannot be had: 'agotada'. */
    soldOut: string;
  };
}

const shownAtOnce = 4;

/** One size of several, four at a time. A radio group in a row that scrolls. */
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
  const { strip, first, last, scrollTo } = useSnapStrip<HTMLDivElement>(Math.max(initial, 0));

  const choose = (id: string) => {
    const size = sizes.find((candidate) => String(candidate.id) === id);
    if (size && !size.soldOut) onValueChange(size.id);
  };

  const scrolls = sizes.length > shownAtOnce;
  return (
    <div data-component="size-carousel" className={classNames(styles.root, className)} {...rest}>
      {scrolls && (
        <Scroll icon="chevron-left" end={first === 0} onPress={() => scrollTo(Math.max(first - shownAtOnce, 0))} />
      )}
      <Radix.Root
        ref={strip}
        aria-label={labels.group}
        orientation="horizontal"
        value={value === null ? null : String(value)}
        onValueChange={choose}
        className={styles.strip}
      >
        {sizes.map(({ id, letter, soldOut }) => (
          <Radix.Item key={id} value={String(id)} aria-disabled={soldOut || undefined} className={styles.size}>
            {letter}
            {soldOut && <VisuallyHidden> {labels.soldOut}</VisuallyHidden>}
          </Radix.Item>
        ))}
      </Radix.Root>
      {scrolls && <Scroll icon="chevron-right" end={last === sizes.length - 1} onPress={() => scrollTo(last + 1)} />}
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
