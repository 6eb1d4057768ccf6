'use client';
import * as Radix from '@radix-ui/react-radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import * as styles from './radio-card.css.ts';

export interface RadioCardGroupProps extends Omit<ComponentProps<typeof Radix.Root>, 'asChild'> {
  /** Names the group for screen readers; or point `aria-labelledby` at a heading. */
  label?: string;
}

/** One choice of several that need more than a word each: addresses, ways to pay. Arrow keys move the choice. */
export function RadioCardGroup({ label, className, ...rest }: RadioCardGroupProps) {
  return (
    <Radix.Root
      data-component="radio-card-group"
      aria-label={label}
      className={classNames(styles.group, className)}
      {...rest}
    />
  );
}

export interface RadioCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Tells it from its siblings. */
  value: string;
  /** What is chosen, in a line. */
  title: ReactNode;
  /** What it stands for, in small. */
  description?: ReactNode;
  /** Beside the choice, not part of it: an edit link. */
  aside?: ReactNode;
  /** It stays in the row, but cannot be chosen. */
  disabled?: boolean;
  /** Shown below while it is chosen. */
  children?: ReactNode;
}

/** One choice of a RadioCardGroup. The whole card chooses it. */
export function RadioCard({
  value,
  title,
  description,
  aside,
  disabled,
  children,
  className,
  ...rest
}: RadioCardProps) {
  const id = useId();
  return (
    <div data-component="radio-card" className={classNames(styles.root, className)} {...rest}>
      <div className={styles.row}>
        <Radix.Item
          id={id}
          value={value}
          disabled={disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          className={styles.dot}
        >
          <Radix.Indicator className={styles.chosen} />
        </Radix.Item>
        <label htmlFor={id} className={styles.label}>
          <span id={`${id}-title`} className={styles.title}>
            {title}
          </span>
          {description && (
            <span id={`${id}-description`} className={styles.description}>
              {description}
            </span>
          )}
        </label>
        {aside}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  );
}
