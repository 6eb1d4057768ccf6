import type { ProductEntry } from '@obsidiana/contract';
import { remember, setFavorite, wishlist } from '@obsidiana/data';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { shop } from '../browser/shop.ts';
import { useApi, useSignedIn, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { useNotices } from './notices.tsx';

/** Whether a product is a favourite, and what its heart does. A visitor is sent to the login, and finds it set after. */
export function useFavourite(product: ProductEntry) {
  const api = useApi();
  const t = useTexts();
  const signedIn = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { oops } = useNotices();
  const { data: pressed = false } = useQuery({
    ...wishlist(api),
    enabled: signedIn,
    select: (favourites) => favourites.some(({ id }) => id === product.id),
  });
  const { mutateAsync: save } = useMutation(setFavorite(api));
  return {
    pressed: signedIn && pressed,
    async onPressedChange(favorite: boolean) {
      if (!signedIn) {
        remember(shop().session, { path: pathname + search, favorite: product.id });
        return void navigate(to('login'));
      }
      await save({ product, favorite }).then(
        () => undefined,
        () => oops(t('error.no_fa')),
      );
    },
  };
}
