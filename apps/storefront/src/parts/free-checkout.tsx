import { placeFreeOrder } from '@obsidiana/data';
import { Button, Notice, Text } from '@obsidiana/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetCart } from '../browser/paid.ts';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { to } from '../paths.ts';

/** An order that comes to nothing: it is confirmed, and nobody is asked for money. */
export function FreeCheckout({ cartId }: { cartId: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const place = useMutation(placeFreeOrder(useApi()));
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm() {
    setFailure(null);
    try {
      const { order } = await place.mutateAsync({ body: { cart_id: cartId } });
      await forgetCart();
      await navigate(to('checkoutSuccess', {}, { order: order?.id }));
    } catch (error) {
      setFailure(wordsFor(error, t('checkout.unavailable')));
    }
  }

  return (
    <>
      <Text>{t('free.text')}</Text>
      {failure && <Notice tone="negative">{failure}</Notice>}
      <Button size="large" width="full" busy={place.isPending} onClick={() => void confirm()}>
        {t('free.confirm')}
      </Button>
    </>
  );
}
