import { applyDiscountCode, cartOrder } from '@obsidiana/data';
import { Button, Field, FormStack, TextInput } from '@obsidiana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { useNotices } from './notices.tsx';

export interface DiscountCodeProps {
  cartId: string;
  /** Units in the bag. */
  articles: number;
}

/** A code that lowers the goods; what it comes to is the server's. */
export function DiscountCode({ cartId, articles }: DiscountCodeProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const { notify, oops } = useNotices();
  const apply = useMutation(applyDiscountCode(api));
  const [code, setCode] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = code.trim();
    if (typed === '') return oops(t('cart.error4'));
    if (articles === 0) return oops(t('cart.error3'));
    try {
      const answer = await apply.mutateAsync({ body: { cart_id: cartId, code: typed } });
      if (answer.errors) return oops(t('cart.error1'));
      const holds = cache.getQueryData(cartOrder(api, cartId).queryKey)?.discount_code === typed;
      notify(holds ? t('cart.addcod') : answer.message);
      setCode('');
    } catch (error) {
      oops(wordsFor(error, t('error.general')));
    }
  }

  return (
    <FormStack onSubmit={(event) => void submit(event)} aria-label={t('code.title')}>
      <Field label={t('code.label')}>
        <TextInput
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value.toUpperCase())}
        />
      </Field>
      <Button type="submit" variant="secondary" width="full" busy={apply.isPending}>
        {t('code.apply')}
      </Button>
    </FormStack>
  );
}
