import type { Order } from '@obsidiana/contract';
import type { Letter } from './letter.ts';
import type { Recipient } from './order.ts';

/** To who waits for a parcel: it is on its way, and where to follow it. */
export function orderShippedLetter({ email, name, lang }: Recipient, order: Order, publicUrl: string): Letter {
  const es = lang === 'es';
  const { carrier, waybill, shipment_address: address } = order.detail;
  const by = carrier ? (es ? ` con ${carrier}` : ` with ${carrier}`) : '';
  return {
    to: email,
    lang,
    subject: es ? `Tu pedido ${order.id} va en camino` : `Your order ${order.id} is on its way`,
    preview: es ? `Salió hoy${by}.` : `It left today${by}.`,
    heading: es ? `Va en camino, ${name}` : `It is on its way, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es ? `Tu pedido ${order.id} salió hoy${by}.` : `Your order ${order.id} left today${by}.`,
      },
      { kind: 'text', text: `${es ? 'Llega a' : 'It goes to'}: ${address}` },
      waybill
        ? { kind: 'button', label: es ? 'Seguir mi pedido' : 'Follow my order', url: waybill }
        : { kind: 'button', label: es ? 'Ver mis pedidos' : 'See my orders', url: `${publicUrl}/mis-pedidos` },
    ],
  };
}
