'use client';

import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './layout-toggle.css.ts';

export interface LayoutToggleProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  /** How they lie now: as a grid, or as rows. */
  value: 'vertical' | 'horizontal';
  /** Receives the layout that was pressed. */
  onValueChange: (value: 'vertical' | 'horizontal') => void;
  /** Names of the pair and of each choice. */
  labels: { group: string; vertical: string; horizontal: string };
}

const icons = { vertical: 'grid', horizontal: 'list' } as const;
const layouts = ['vertical', 'horizontal'] as const;

/** How products lie on the page: as a grid or as rows. */
export function LayoutToggle({ value, onValueChange, labels, className, ...rest }: LayoutToggleProps) {
  return (
    <fieldset
      data-component="layout-toggle"
      aria-label={labels.group}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {layouts.map((layout) => (
        <IconButton
          key={layout}
          icon={icons[layout]}
          label={labels[layout]}
          aria-pressed={value === layout}
          onClick={() => onValueChange(layout)}
          className={styles.choice}
        />
      ))}
    </fieldset>
  );
}
