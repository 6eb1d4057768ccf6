import type { Cart, Product, ProductSize } from '@obsidiana/contract';
import { addedRedirectAfter } from '@obsidiana/contract/rules';
import { activeCart, quantityIn, remember, setCartLine } from '@obsidiana/data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useSignedIn, useTexts } from '../page/hooks.ts';
import { wordsFor } from '../page/words.ts';
import { to } from '../paths.ts';
import { useNotices } from './notices.tsx';

/** Choosing a size and a quantity of a product, and putting it in the bag. */
export function usePurchase({ id, sizes }: Product) {
  const t = useTexts();
  const api = useApi();
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { notify, oops } = useNotices();
  const { data: cart } = useQuery({ ...activeCart(api), enabled: signedIn });
  const { mutateAsync: setLine, isPending } = useMutation(setCartLine(api));

  const [sizeId, setSizeId] = useState(sizes.length === 1 ? (sizes[0]?.id ?? null) : null);
  const [wanted, setWanted] = useState<number | null>(null);
  const size = sizes.find((one) => one.id === sizeId) ?? null;
  const inCart = size && signedIn ? quantityIn(cart, id, size.id) : 0;
  const quantity = Math.min(wanted ?? inCart, size?.quantity ?? 0);

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  /** A visitor signs in first, and finds the product again. */
  function login(): void {
    remember(shop().session, { path: pathname });
    void navigate(to('login'));
  }

  /** The size to buy, once nothing stands in the way; else says what does. */
  function ready(): ProductSize | null {
    if (!size) oops(t('error.size'));
    else if (quantity < 1) oops(t('error.quanty'));
    else if (shop().session.get('user')?.date_birth) return size;
    else oops(t('error.date_birth'), { label: t('product.dateOfBirth'), href: to('editProfile') });
    return null;
  }

  async function put(chosen: ProductSize): Promise<Cart> {
    const changed = await setLine({ id, size_id: chosen.id, quantity });
    const item = changed.products.find((line) => line.id === id && line.size_id === chosen.id);
    shop().session.set('pendingItem', item ?? null);
    return changed;
  }

  return {
    size,
    quantity,
    busy: isPending,
    chooseSize(chosen: number) {
      setSizeId(chosen);
      setWanted(null);
    },
    setQuantity: setWanted,
    mayChangeQuantity() {
      if (!size) oops(t('error.size'));
      return size !== null;
    },
    async add() {
      if (!signedIn) return login();
      const chosen = ready();
      if (!chosen) return;
      try {
        await put(chosen);
        notify(t('product.added'));
        leaving.current = setTimeout(() => void navigate(to('added')), addedRedirectAfter);
      } catch (error) {
        oops(wordsFor(error, t('error.general')));
      }
    },
    async buy() {
      if (!signedIn) return login();
      const chosen = ready();
      if (!chosen) return;
      try {
        await put(chosen);
        await navigate(to('checkoutShipping'));
      } catch (error) {
        oops(wordsFor(error, t('error.geral')));
      }
    },
  };
}
