import type { Product } from '@obsidiana/contract';
import { Button, Heading, Notice, QuantityCounter, Row, SizeCarousel, Stack } from '@obsidiana/ui';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../page/hooks.ts';
import type { usePurchase } from './use-purchase.ts';

const SizeGuideDialog = lazy(() => import('./size-guide-dialog.tsx'));
const NotifyDialog = lazy(() => import('./notify-dialog.tsx'));

export interface PurchaseProps {
  product: Product;
  purchase: ReturnType<typeof usePurchase>;
}

/** Size, quantity and the two ways to buy; the way to be told, where every size is sold out. */
export function Purchase({ product, purchase }: PurchaseProps) {
  const t = useTexts();
  const { size, quantity, busy, chooseSize, setQuantity, mayChangeQuantity, add, buy } = purchase;
  const [guide, setGuide] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const guided = product.find_your_size && product.collection_img_table;
  return (
    <Stack gap="near">
      <Row share="ends">
        <Heading level={2} size="label">
          {t('product.size')}
        </Heading>
        {guided && (
          <Button variant="quiet" onClick={() => setGuide('open')}>
            {t('product.findSize')}
          </Button>
        )}
      </Row>
      <SizeCarousel
        sizes={product.sizes.map(({ id, letter, quantity: stock }) => ({ id, letter, soldOut: stock === 0 }))}
        value={size?.id ?? null}
        onValueChange={chooseSize}
        {...(product.talla && { initialLetter: product.talla })}
        labels={{ group: t('product.size'), soldOut: t('product.sizeSoldOut') }}
      />
      {product.available ? (
        <>
          <Row share="fill">
            <QuantityCounter
              value={quantity}
              onValueChange={setQuantity}
              mayChange={mayChangeQuantity}
              {...(size && { max: size.quantity })}
              labels={{ group: t('product.quantity'), decrease: t('quantity.less'), increase: t('quantity.more') }}
            />
            <Button size="large" width="full" busy={busy} onClick={() => void add()}>
              {t('product.add')}
            </Button>
          </Row>
          <Button size="large" width="full" variant="secondary" disabled={busy} onClick={() => void buy()}>
            {t('product.buy')}
          </Button>
        </>
      ) : (
        <SoldOut product={product} />
      )}
      {guided && guide !== 'unseen' && (
        <Suspense>
          <SizeGuideDialog
            open={guide === 'open'}
            onClose={() => setGuide('closed')}
            name={product.name}
            picture={guided}
          />
        </Suspense>
      )}
    </Stack>
  );
}

function SoldOut({ product }: { product: Product }) {
  const t = useTexts();
  const [asking, setAsking] = useState<'unseen' | 'open' | 'closed'>('unseen');
  return (
    <>
      <Notice>
        <strong>{t('product.unavailable')}.</strong> {t('product.unavailableText')}
      </Notice>
      <Button size="large" width="full" onClick={() => setAsking('open')}>
        {t('notify.open')}
      </Button>
      {asking !== 'unseen' && (
        <Suspense>
          <NotifyDialog open={asking === 'open'} onClose={() => setAsking('closed')} product={product} />
        </Suspense>
      )}
    </>
  );
}
