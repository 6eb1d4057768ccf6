import type { Order } from '@obsidiana/contract';
import { decimalText, moneyText } from '../../cart/price.ts';
import type { Letter } from './letter.ts';
import type { Recipient } from './order.ts';

/** To who gets money of an order back, all or a part. @param amount of this refund, minor units */
export function orderRefundLetter(
  { email, name, lang }: Recipient,
  order: Order,
  amount: number,
  publicUrl: string,
): Letter {
  const es = lang === 'es';
  const money = moneyText(amount, order.currency);
  const given = decimalText(order.detail.refunded, order.currency);
  const total = decimalText(order.total, order.currency);
  return {
    to: email,
    lang,
    subject: es ? `Reembolso de tu pedido ${order.id}` : `Refund for your order ${order.id}`,
    preview: money,
    heading: es ? `Te devolvemos ${money}` : `We are returning ${money}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `${name}, te devolvimos ${money} de tu pedido ${order.id}, por el mismo medio con el que pagaste. Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo.`
          : `${name}, we have returned ${money} of your order ${order.id} the way you paid. Your bank may take 5 to 10 working days to show it.`,
      },
      {
        kind: 'rows',
        rows: [
          { label: es ? 'Total del pedido' : 'Order total', value: total },
          { label: es ? 'Devuelto hasta hoy' : 'Returned so far', value: given, strong: true },
        ],
      },
      {
        kind: 'text',
        text: es
          ? 'Los cristales que ganaste con lo devuelto se descuentan de tu cuenta.'
          : 'The crystals that the returned part had earned are taken off your account.',
      },
      { kind: 'button', label: es ? 'Ver mis pedidos' : 'See my orders', url: `${publicUrl}/mis-pedidos` },
    ],
  };
}
