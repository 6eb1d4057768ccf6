'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './quantity-counter.css.ts';

export interface QuantityCounterProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** How many; 0 says that none has been chosen yet. */
  value: number;
  /** Asked for by the buttons, always within the bounds. */
  onValueChange: (value: number) => void;
  /** Asked at every press, first of all: answer false to refuse it, and say why ('Elige una talla'). */
  mayChange?: () => boolean;
  /**
   * The fewest.
   * @default 1
   */
  min?: number;
  /** Without it there is no upper bound. */
  max?: number;
  /** Names of the counter ('Cantidad') and of its buttons. */
  labels: { group: string; decrease: string; increase: string };
}

/** How many pieces, by one more or one less. */
export function QuantityCounter({
  value,
  onValueChange,
  mayChange = () => true,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  labels,
  className,
  ...rest
}: QuantityCounterProps) {
  const stepTo = (next: number) => {
    if (mayChange() && next >= min && next <= max) onValueChange(next);
  };
  return (
    <fieldset
      data-component="quantity-counter"
      aria-label={labels.group}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <Step
        icon="minus"
        label={labels.decrease}
        atBound={value <= min}
        onPress={() => stepTo(Math.min(value - 1, max))}
      />
      <output className={styles.value}>{value}</output>
      <Step icon="plus" label={labels.increase} atBound={value >= max} onPress={() => stepTo(value + 1)} />
    </fieldset>
  );
}

interface StepProps {
  icon: 'minus' | 'plus';
  label: string;
  /** The button then says that it leads no further, but keeps its place and the focus. */
  atBound: boolean;
  onPress: () => void;
}

function Step({ icon, label, atBound, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atBound || undefined}
      onClick={onPress}
      className={styles.step}
    >
      <Icon name={icon} />
    </button>
  );
}
