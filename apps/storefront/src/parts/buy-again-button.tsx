import type { Order } from '@obsidiana/contract';
import { activeCart, setCartLine } from '@obsidiana/data';
import { Button, ButtonLink, Dialog } from '@obsidiana/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { to } from '../paths.ts';
import { againToday, type Shortfall } from './buy-again.ts';
import { useNotices } from './notices.tsx';

/** Puts an order's pieces in the bag once more, at today's prices, and says which are no longer there. */
export function BuyAgainButton({ order }: { order: Order }) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { notify, oops } = useNotices();
  const { mutateAsync: setLine } = useMutation(setCartLine(api));
  const [shortfalls, setShortfalls] = useState<readonly Shortfall[]>([]);
  const [open, setOpen] = useState(false);

  const again = useMutation({
    mutationFn: async () => {
      const cart = await cache.fetchQuery({ ...activeCart(api), staleTime: 0 });
      const today = await againToday(api, order, cart);
      for (const line of today.lines) await setLine(line);
      return today;
    },
    onSuccess(today) {
      if (today.shortfalls.length === 0) {
        notify(t('again.done'));
        return void navigate(to('cart'));
      }
      setShortfalls(today.shortfalls);
      setOpen(true);
    },
    onError: (error) => oops(wordsFor(error, t('again.failed'))),
  });
  const some = again.data !== undefined && again.data.lines.length > 0;

  return (
    <>
      <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
        {t('again.button')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t(some ? 'again.some' : 'again.none')}
        description={t(some ? 'again.someText' : 'again.noneText')}
        closeLabel={t('error.close')}
        actions={
          <ButtonLink href={to(some ? 'cart' : 'home')}>{t(some ? 'added.cart' : 'cart.emptyAction')}</ButtonLink>
        }
      >
        <ul>
          {shortfalls.map(({ item: { name, uri, size, quantity }, added }) => (
            <li key={`${uri} ${size}`}>
              {added === 0
                ? t('again.gone', { name, size })
                : t('again.fewer', { name, size, added, wanted: quantity })}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
