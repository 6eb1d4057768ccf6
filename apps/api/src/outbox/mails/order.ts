import type { Language, Order } from '@obsidiana/contract';
import { welcomeCode } from '../../cart/discounts.ts';
import { decimalText, moneyText } from '../../cart/price.ts';
import type { Letter, Row } from './letter.ts';

export interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly lang: Language;
}

/** To who has paid: what was bought, what it cost, where it goes, and the crystals that it earned. */
export function orderLetter({ email, name, lang }: Recipient, order: Order, publicUrl: string): Letter {
  const es = lang === 'es';
  const { detail, currency } = order;
  const money = (amount: number) => decimalText(amount, currency);
  const lines: Row[] = detail.cart_products.map((line) => ({
    label: `${line.quantity} × ${line.name}, ${es ? 'talla' : 'size'} ${line.size}`,
    value: money(line.subtotal),
  }));
  const sums: Row[] = [
    { label: 'Subtotal', value: money(detail.subtotal) },
    ...(detail.discount > 0
      ? [{ label: discountLabel(detail.discount_code, lang), value: `−${money(detail.discount)}` }]
      : []),
    {
      label: es ? 'Envío' : 'Shipping',
      value: detail.shipping > 0 ? money(detail.shipping) : es ? 'Gratis' : 'Free',
    },
    { label: 'Total', value: money(order.total), strong: true },
  ];
  const gift: Row[] = detail.reward.gift_name
    ? [{ label: es ? 'Tu recompensa' : 'Your reward', value: detail.reward.gift_name }]
    : [];
  return {
    to: email,
    lang,
    subject: es ? `Tu pedido ${order.id} está pagado` : `Your order ${order.id} is paid`,
    preview: es ? `Total: ${money(order.total)}` : `Total: ${money(order.total)}`,
    heading: es ? `Gracias, ${name}` : `Thank you, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Recibimos tu pago y preparamos el pedido ${order.id}.`
          : `We have received your payment and are preparing order ${order.id}.`,
      },
      { kind: 'rows', rows: [...lines, ...gift, ...sums] },
      ...(detail.crystals > 0 ? [{ kind: 'text', text: earned(detail.crystals, lang) } as const] : []),
      { kind: 'text', text: `${es ? 'Lo enviamos a' : 'It goes to'}: ${detail.shipment_address}` },
      { kind: 'button', label: es ? 'Ver mis pedidos' : 'See my orders', url: `${publicUrl}/mis-pedidos` },
    ],
  };
}

function discountLabel(code: string | null, lang: Language): string {
  const es = lang === 'es';
  if (code === welcomeCode) return es ? 'Descuento de bienvenida' : 'Welcome discount';
  return `${es ? 'Descuento' : 'Discount'}${code ? ` (${code})` : ''}`;
}

function earned(crystals: number, lang: Language): string {
  if (lang === 'en') return `You have earned ${crystals} ${crystals === 1 ? 'crystal' : 'crystals'}.`;
  return crystals === 1 ? 'Ganaste 1 cristal.' : `Ganaste ${crystals} cristales.`;
}

/** To who has paid for what could not be sold any more: the money goes back. */
export function refundLetter(
  { email, name, lang }: Recipient,
  paid: { readonly total: number; readonly currency: Order['currency'] },
  publicUrl: string,
): Letter {
  const es = lang === 'es';
  const amount = moneyText(paid.total, paid.currency);
  return {
    to: email,
    lang,
    subject: es ? 'Te devolvemos tu pago' : 'Your payment is being returned',
    preview: amount,
    heading: es ? `Lo sentimos, ${name}` : `We are sorry, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `No pudimos completar tu compra, así que te devolvemos ${amount} por el mismo medio con el que pagaste. Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo.`
          : `We could not complete your purchase, so we are returning ${amount} the way you paid. Your bank may take 5 to 10 working days to show it.`,
      },
      {
        kind: 'text',
        text: es
          ? 'Suele pasar cuando la última pieza se vende mientras pagas, o cuando un carrito se paga dos veces.'
          : 'This usually happens when the last piece is sold while you pay, or when a cart is paid for twice.',
      },
      { kind: 'button', label: es ? 'Ver mi carrito' : 'See my cart', url: `${publicUrl}/carrito` },
    ],
  };
}
