'use client';
import * as Radix from '@radix-ui/react-dialog';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useFocusReturn } from '../../lib/use-focus-return.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './dialog.css.ts';

export interface DialogProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** Whether it is there; the page keeps this. */
  open: boolean;
  /** Asked for by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void;
  /** What it is about, in a few words; names the dialog. */
  title: ReactNode;
  /** One sentence under the title, read with it. */
  description?: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** What is done in it: fields, a table, a text. */
  children?: ReactNode;
  /** What to do: the buttons, the primary one last. */
  actions?: ReactNode;
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
  className,
  ...rest
}: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          data-component="dialog"
          {...focusReturn}
          className={classNames(styles.root, className)}
          {...(!description && { 'aria-describedby': undefined })}
          {...rest}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && <Radix.Description>{description}</Radix.Description>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that the focus goes first to what the dialog is for. */}
          <Radix.Close className={styles.close} aria-label={closeLabel}>
            <Icon name="close" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
