import type { Order } from '@obsidiana/contract';
import type { Letter } from './letter.ts';
import type { Recipient } from './order.ts';

/** To who has not paid an order that awaited it: it is not kept any longer. */
export function orderCancelledLetter({ email, name, lang }: Recipient, order: Order, publicUrl: string): Letter {
  const es = lang === 'es';
  return {
    to: email,
    lang,
    subject: es ? `Cancelamos tu pedido ${order.id}` : `Your order ${order.id} has been cancelled`,
    preview: es ? 'No recibimos el pago.' : 'We did not receive the payment.',
    heading: es ? `Hola, ${name}` : `Hello, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `No recibimos el pago de tu pedido ${order.id}, así que lo cancelamos y sus piezas vuelven a estar a la venta.`
          : `We did not receive the payment for your order ${order.id}, so we have cancelled it and its pieces are for sale again.`,
      },
      {
        kind: 'text',
        text: es
          ? 'Si ya pagaste, responde a este correo con tu comprobante y lo revisamos.'
          : 'If you have already paid, reply to this email with your receipt and we will look into it.',
      },
      { kind: 'button', label: es ? 'Ver mis pedidos' : 'See my orders', url: `${publicUrl}/mis-pedidos` },
    ],
  };
}
