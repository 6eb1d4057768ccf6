'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './dialog.css.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  children?: ReactNode;
  /** What to do: the buttons, the primary one last. */
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** A task or a message above the page, which cannot be reached meanwhile. The focus goes in, and back where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  actions,
  ref,
  className,
  ...rest
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={ref}
          data-component="dialog"
          className={classNames(styles.root, className)}
          {...(!description && { 'aria-describedby': undefined })}
          {...rest}
        >
          <header className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          {description && <Radix.Description>{description}</Radix.Description>}
          {children}
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
