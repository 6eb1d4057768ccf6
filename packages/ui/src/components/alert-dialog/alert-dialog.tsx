'use client';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from '../dialog/dialog.tsx';

export interface AlertDialogProps
  extends Omit<DialogProps, 'open' | 'onOpenChange' | 'description' | 'actions' | 'children'> {
  /** What went wrong; null keeps it closed. */
  message: ReactNode | null;
  /** Its title: 'Oops...' in this shop. */
  title: ReactNode;
  /** The button that takes note of it, also the name of the close button. */
  closeLabel: string;
  /** It was read: put `message` back to null. */
  onClose: () => void;
  /** A way on, beside taking note: a link or a button. */
  action?: ReactNode;
}

/** Says what blocks the way, and waits until it was read. What merely confirms is a Snackbar. */
export function AlertDialog({ message, title, closeLabel, onClose, action, ...rest }: AlertDialogProps) {
  return (
    <Dialog
      data-component="alert-dialog"
      role="alertdialog"
      open={message !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={message}
      closeLabel={closeLabel}
      actions={
        <>
          <Button variant={action ? 'secondary' : 'primary'} onClick={onClose}>
            {closeLabel}
          </Button>
          {action}
        </>
      }
      {...rest}
    />
  );
}
