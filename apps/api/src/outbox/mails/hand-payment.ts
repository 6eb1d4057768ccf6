import type { Language, Order } from '@obsidiana/contract';
import { decimalText } from '../../cart/price.ts';
import type { HandName } from '../../checkout/provider.ts';
import type { Letter } from './letter.ts';
import type { Recipient } from './order.ts';

interface HandPayment {
  readonly method: HandName;
  readonly account: string;
  readonly holder: string;
  /** When the order lapses. */
  readonly until: Date;
}

/** To who pays by hand: how much, where to, with which words, and until when. */
export function handPaymentLetter(
  { email, name, lang }: Recipient,
  order: Order,
  { method, account, holder, until }: HandPayment,
  publicUrl: string,
): Letter {
  const es = lang === 'es';
  const service = method === 'zelle' ? 'Zelle' : 'Venmo';
  const total = decimalText(order.total, order.currency);
  return {
    to: email,
    lang,
    subject: es ? `Falta el pago de tu pedido ${order.id}` : `Your order ${order.id} awaits its payment`,
    preview: es ? `Envía ${total} por ${service}.` : `Send ${total} with ${service}.`,
    heading: es ? `Ya casi, ${name}` : `Almost there, ${name}`,
    blocks: [
      {
        kind: 'text',
        text: es
          ? `Apartamos las piezas de tu pedido ${order.id}. Para completarlo, envía el pago por ${service}:`
          : `The pieces of your order ${order.id} are set aside. To complete it, send the payment with ${service}:`,
      },
      {
        kind: 'rows',
        rows: [
          { label: es ? 'Cuenta' : 'Account', value: account },
          { label: es ? 'A nombre de' : 'Name', value: holder },
          { label: es ? 'Concepto' : 'Note', value: String(order.id) },
          { label: 'Total', value: total, strong: true },
        ],
      },
      {
        kind: 'text',
        text: es
          ? `Las guardamos hasta el ${moment(until, lang)}. Cuando veamos tu pago te avisamos por correo y sumamos tus cristales.`
          : `We keep them until ${moment(until, lang)}. Once we see your payment, we will write to you and add your crystals.`,
      },
      { kind: 'button', label: es ? 'Ver mis pedidos' : 'See my orders', url: `${publicUrl}/mis-pedidos` },
    ],
  };
}

const moment = (date: Date, lang: Language): string =>
  date.toLocaleString(lang === 'es' ? 'es-MX' : 'en-US', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Mexico_City',
    timeZoneName: 'short',
  });
