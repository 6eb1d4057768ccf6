import type { Product } from '@obsidiana/contract';
import { createStockAlert } from '@obsidiana/data';
import { Button, Dialog, Field, FormStack, TextInput } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { valuesOf } from './form.ts';
import { useNotices } from './notices.tsx';

export interface NotifyDialogProps {
  open: boolean;
  onClose: () => void;
  product: Product;
}

/** Asks where to write when a sold-out product is back. */
export default function NotifyDialog({ open, onClose, product }: NotifyDialogProps) {
  const t = useTexts();
  const { notify } = useNotices();
  const user = useKept('user');
  const { mutateAsync: ask, isPending } = useMutation(createStockAlert(useApi()));
  const [error, setError] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { email } = valuesOf(event.currentTarget, ['email']);
    if (email === '') return setError(t('error.email'));
    try {
      await ask({ body: { email, product_id: product.id } });
      setError(null);
      onClose();
      notify(t('notify.done'));
    } catch (refused) {
      setError(wordsFor(refused, t('error.general')));
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('notify.title')}
      description={t('notify.text', { name: product.name })}
      closeLabel={t('product.close')}
    >
      <FormStack onSubmit={submit}>
        <Field label={t('notify.email')} error={error}>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={user?.email} />
        </Field>
        <Button type="submit" size="large" width="full" busy={isPending}>
          {t('notify.submit')}
        </Button>
      </FormStack>
    </Dialog>
  );
}
