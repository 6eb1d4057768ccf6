import type { Order } from '@obsidiana/contract';
import { Brand, Row, Stack, Text } from '@obsidiana/ui';
import { house } from '../house.ts';
import { useKept, useTexts } from '../page/hooks.ts';
import { to } from '../paths.ts';
import { seller } from '../seller.ts';

/** When its money arrived, ISO 8601; null before. What was given back since is said beside the total. */
export function paidOn({ detail: { history } }: Order): string | null {
  return history.find(({ status }) => status === 'paid')?.date ?? null;
}

/** Heads a printed order, which has no page around it: who sells, and who bought. */
export function ReceiptHead() {
  const t = useTexts();
  const buyer = useKept('user');
  return (
    <Row medium="paper" share="ends" gap="apart">
      <Stack gap="close">
        <Brand name={t('shop.name')} href={to('home')} />
        <Lines of={[seller.legalName, t('receipt.taxId', { id: seller.taxId }), seller.address, house.email]} />
      </Stack>
      {buyer && <Lines of={[t('receipt.buyer'), `${buyer.name} ${buyer.lastname}`, buyer.email]} />}
    </Row>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <div>
      {lines.map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
    </div>
  );
}

/** The small print at the end of a printed order. */
export function ReceiptNote() {
  const t = useTexts();
  return (
    <Row medium="paper">
      <Stack gap="close">
        <Text size="small">{t('cart.taxes')}</Text>
        <Text size="small">{t('receipt.note', { email: house.email })}</Text>
      </Stack>
    </Row>
  );
}
