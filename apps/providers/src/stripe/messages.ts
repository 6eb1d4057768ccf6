/** The languages of the card fields and of the bank's page. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/**
 * Everything that a shopper reads. Errors are found by their decline code, else by their code; an error that is not
 * here keeps the message of the API.
 */
export const messages = {
  en: {
    errors: {
      generic_decline: 'Your card was declined.',
      insufficient_funds: 'Your card has insufficient funds. Try a different card.',
      lost_card: 'Your card was declined.',
      stolen_card: 'Your card was declined.',
      test_mode_live_card: 'Your card was declined: this is a test environment, which takes test cards only.',
      expired_card: 'Your card has expired.',
      incorrect_cvc: 'Your card’s security code is incorrect.',
      processing_error: 'An error occurred while processing your card. Try again in a little bit.',
      payment_intent_authentication_failure:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      api_connection_error: 'We could not reach the payment service. Check your connection and try again.',
      incomplete_number: 'Your card number is incomplete.',
      invalid_number: 'Your card number is invalid.',
      incomplete_expiry: 'Your card’s expiration date is incomplete.',
      invalid_expiry_month: 'Your card’s expiration date is invalid.',
      invalid_expiry_year_past: 'Your card’s expiration year is in the past.',
      invalid_expiry_month_past: 'Your card’s expiration date is in the past.',
      invalid_expiry_year: 'Your card’s expiration year is invalid.',
      incomplete_cvc: 'Your card’s security code is incomplete.',
    },
    fields: {
      number: 'Card number',
      numberPlaceholder: '1234 1234 1234 1234',
      expiry: 'Expiration date',
      expiryPlaceholder: 'MM / YY',
      cvc: 'Security code',
      cvcPlaceholder: 'CVC',
    },
    challenge: {
      title: 'Confirm your payment',
      bank: 'Your bank’s test page',
      explanation:
        'Your bank wants to know that it is you. This page stands in for the bank’s: choose what it answers.',
      amount: 'Amount',
      card: 'Card',
      complete: 'Complete',
      fail: 'Fail',
      close: 'Close without confirming',
      retry: 'The bank could not be reached. Try again.',
      over: 'This confirmation is over',
      overExplanation: 'It was answered already, or the payment changed. Go back to the shop.',
    },
  },
  es: {
    errors: {
      generic_decline: 'Tu tarjeta fue rechazada.',
      insufficient_funds: 'Tu tarjeta no tiene fondos suficientes. Prueba con otra.',
      lost_card: 'Tu tarjeta fue rechazada.',
      stolen_card: 'Tu tarjeta fue rechazada.',
      test_mode_live_card: 'Tu tarjeta fue rechazada: este es un entorno de prueba y solo acepta tarjetas de prueba.',
      expired_card: 'Tu tarjeta está vencida.',
      incorrect_cvc: 'El código de seguridad de tu tarjeta es incorrecto.',
      processing_error: 'Ocurrió un error al procesar tu tarjeta. Inténtalo de nuevo en unos momentos.',
      payment_intent_authentication_failure:
        'No pudimos autenticar tu método de pago. Elige otro método de pago e inténtalo de nuevo.',
      api_connection_error: 'No pudimos conectar con el servicio de pagos. Revisa tu conexión e inténtalo de nuevo.',
      incomplete_number: 'El número de tu tarjeta está incompleto.',
      invalid_number: 'El número de tu tarjeta no es válido.',
      incomplete_expiry: 'La fecha de vencimiento de tu tarjeta está incompleta.',
      invalid_expiry_month: 'La fecha de vencimiento de tu tarjeta no es válida.',
      invalid_expiry_year_past: 'El año de vencimiento de tu tarjeta ya pasó.',
      invalid_expiry_month_past: 'La fecha de vencimiento de tu tarjeta ya pasó.',
      invalid_expiry_year: 'El año de vencimiento de tu tarjeta no es válido.',
      incomplete_cvc: 'El código de seguridad de tu tarjeta está incompleto.',
    },
    fields: {
      number: 'Número de tarjeta',
      numberPlaceholder: '1234 1234 1234 1234',
      expiry: 'Fecha de vencimiento',
      expiryPlaceholder: 'MM / AA',
      cvc: 'Código de seguridad',
      cvcPlaceholder: 'CVC',
    },
    challenge: {
      title: 'Confirma tu pago',
      bank: 'Página de prueba de tu banco',
      explanation: 'Tu banco quiere saber que eres tú. Esta página hace las veces de la suya: elige lo que contesta.',
      amount: 'Monto',
      card: 'Tarjeta',
      complete: 'Completar',
      fail: 'Rechazar',
      close: 'Cerrar sin confirmar',
      retry: 'No se pudo conectar con el banco. Inténtalo de nuevo.',
      over: 'Esta confirmación terminó',
      overExplanation: 'Ya se contestó, o el pago cambió. Vuelve a la tienda.',
    },
  },
} as const satisfies Record<Locale, unknown>;

/** @param asked `es`, `es-419`, `en-GB` … or `auto`, which takes the first known language of the browser. */
export function localeFrom(asked: string | undefined, acceptLanguage = ''): Locale {
  const wanted = asked && asked !== 'auto' ? [asked] : acceptLanguage.split(',');
  for (const tag of wanted) {
    const language = tag.trim().slice(0, 2).toLowerCase();
    const known = locales.find((locale) => locale === language);
    if (known) return known;
  }
  return 'en';
}
