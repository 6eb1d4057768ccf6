/** The languages of the approval window. */
export type Locale = 'en' | 'es';

export const messages = {
  en: {
    title: 'Pay with PayPal',
    venmoTitle: 'Pay with Venmo',
    note: 'This window stands in for PayPal: no real money moves.',
    merchant: 'To',
    amount: 'Total',
    shipTo: 'Ship to',
    instrument: 'Pay with',
    balance: 'Balance',
    balanceText: 'The payment goes through.',
    declined: 'A card that is declined',
    declinedText: 'The shop is told, and you choose again.',
    pending: 'A bank account',
    pendingText: 'The payment waits until the switchboard decides.',
    denied: 'A capture that is refused',
    deniedText: 'The order closes without payment.',
    again: 'That way of paying was declined. Choose another.',
    pay: 'Complete purchase',
    cancel: 'Cancel and return to the shop',
    over: 'This payment is over',
    overText: 'It was paid already, or PayPal does not know it. Close this window and go back to the shop.',
    back: 'Going back to the shop…',
  },
  es: {
    title: 'Pagar con PayPal',
    venmoTitle: 'Pagar con Venmo',
    note: 'Esta ventana hace las veces de PayPal: no se mueve dinero de verdad.',
    merchant: 'Para',
    amount: 'Total',
    shipTo: 'Enviar a',
    instrument: 'Pagar con',
    balance: 'Saldo',
    balanceText: 'El pago se completa.',
    declined: 'Una tarjeta rechazada',
    declinedText: 'La tienda se entera y eliges otra vez.',
    pending: 'Una cuenta bancaria',
    pendingText: 'El pago espera hasta que el tablero decida.',
    denied: 'Un cobro negado',
    deniedText: 'La orden se cierra sin pago.',
    again: 'Esa forma de pago fue rechazada. Elige otra.',
    pay: 'Completar la compra',
    cancel: 'Cancelar y volver a la tienda',
    over: 'Este pago ya terminó',
    overText: 'Ya se pagó, o PayPal no lo conoce. Cierra esta ventana y vuelve a la tienda.',
    back: 'De vuelta a la tienda…',
  },
} satisfies Record<Locale, Record<string, string>>;

/** The language of `es_MX`, `es-MX` or an Accept-Language header. */
export const localeFrom = (...asked: (string | undefined)[]): Locale =>
  asked.find(Boolean)?.trim().toLowerCase().startsWith('es') ? 'es' : 'en';
