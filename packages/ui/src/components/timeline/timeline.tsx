import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './timeline.css.ts';

export interface TimelineStep {
  /** 'Enviado'. */
  name: string;
  /** When it was reached; left out ahead. */
  date?: ReactNode;
  /**
   * - `done`: behind
   * - `current`: where it stands
   * - `ended`: where it stopped, short of its end
   * - `ahead`: still to come
   */
  state: 'done' | 'current' | 'ended' | 'ahead';
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** From the first step to the last one. */
  steps: readonly TimelineStep[];
  /** Names the list: 'Camino del pedido'. */
  label: string;
}

const icons = { done: 'check', current: 'check', ended: 'close', ahead: null } as const;

/** The way of something that takes days, such as an order: what is behind with its date, where it stands, what comes. */
export function Timeline({ steps, label, className, ...rest }: TimelineProps) {
  return (
    <ol data-component="timeline" aria-label={label} className={classNames(styles.root, className)} {...rest}>
      {steps.map(({ name, date, state }) => {
        const icon = icons[state];
        const here = state === 'current' || state === 'ended';
        return (
          <li key={name} className={styles.step({ state })} aria-current={here ? 'step' : undefined}>
            <span className={styles.mark({ state })}>{icon && <Icon name={icon} size="small" />}</span>
            <span className={styles.name}>{name}</span>
            {date && <span className={styles.date}>{date}</span>}
          </li>
        );
      })}
    </ol>
  );
}
