import type { CartItem } from '@obsidiana/contract';
import { activeCart, setCartLine } from '@obsidiana/data';
import { Button, ButtonLink, Columns, EmptyState, Notice, PageBody, QuantityCounter, Section } from '@obsidiana/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi, useKept, useTexts } from '../page/hooks.ts';
import { inBrowser, type Load, onServer } from '../page/load.ts';
import { pageMeta } from '../page/meta.ts';
import { wordsFor } from '../page/words.ts';
import { BagLine } from '../parts/bag-line.tsx';
import { DetourNotice } from '../parts/detour-notice.tsx';
import { useNotices } from '../parts/notices.tsx';
import { Summary } from '../parts/summary.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { to } from '../paths.ts';

const load = async ({ t }: Load<unknown>) => ({ head: { title: t('cart.title'), hidden: true } });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta;

/** The bag: its lines can be changed and taken out; the sums are the server's. */
export default function CartPage() {
  const t = useTexts();
  const { data: fresh, isError, refetch, isFetching } = useQuery(activeCart(useApi()));
  const last = useKept('cart');
  // Where the shop cannot be reached, the last known bag stays in sight, and says how old it may be.
  const cart = fresh ?? (isError && last && last.products.length > 0 ? last : null);
  if (!cart) return isError ? <PageBody title={t('cart.title')} lead={t('cart.loadFailed')} /> : <Waiting />;
  if (cart.products.length === 0) {
    return (
      <PageBody title={t('cart.title')}>
        <DetourNotice />
        <EmptyState
          title={t('cart.empty')}
          text={t('cart.emptyText')}
          headingLevel={2}
          actions={<ButtonLink href={to('home')}>{t('cart.emptyAction')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  return (
    <PageBody title={t('cart.title')}>
      {isError && (
        <Notice tone="negative">
          {t('cart.loadFailed')}{' '}
          <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t('action.retry')}
          </Button>
        </Notice>
      )}
      <DetourNotice />
      <Columns
        aside={
          <Section title={t('cart.summary')}>
            <Summary cart={cart} />
            <ButtonLink size="large" width="full" href={to('checkoutShipping')}>
              {t('cart.buy')}
            </ButtonLink>
            <ButtonLink variant="quiet" width="full" href={to('home')}>
              {t('cart.goOn')}
            </ButtonLink>
          </Section>
        }
      >
        <ul>
          {cart.products.map((item) => (
            <Line key={item.size_id} item={item} currency={cart.currency} />
          ))}
        </ul>
      </Columns>
    </PageBody>
  );
}

function Line({ item, currency }: { item: CartItem; currency: string }) {
  const t = useTexts();
  const { oops } = useNotices();
  const change = useMutation(setCartLine(useApi()));
  const { id, size_id, name, size, stock } = item;
  const set = (quantity: number) =>
    change.mutate({ id, size_id, quantity }, { onError: (error) => oops(wordsFor(error, t('cart.changeFailed'))) });
  return (
    <BagLine
      item={item}
      currency={currency}
      quantity={
        <QuantityCounter
          value={change.isPending ? change.variables.quantity : item.quantity}
          max={stock}
          onValueChange={set}
          labels={{
            group: t('cart.quantityOf', { name, size }),
            increase: t('quantity.more'),
            decrease: t('quantity.less'),
          }}
        />
      }
      remove={
        <Button variant="quiet" size="small" aria-label={t('cart.removeOf', { name, size })} onClick={() => set(0)}>
          {t('cart.remove')}
        </Button>
      }
      notice={
        item.quantity > stock && (
          <Notice tone="negative">{stock === 0 ? t('cart.gone') : t('cart.short', { count: stock })}</Notice>
        )
      }
    />
  );
}
