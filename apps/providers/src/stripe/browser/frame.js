// Runs inside the frame that Stripe.js puts into a shop's page, on this room's own origin: card numbers are typed
// here and leave to the API from here, and the shop's page never sees them.

import { applyAppearance, loadFonts } from './appearance.js';
import { cardFields } from './fields.js';
import { intentCalls } from './intents.js';

const messages = JSON.parse(document.getElementById('errors').textContent);
const form = document.querySelector('form');
const finished = ['succeeded', 'canceled', 'processing', 'requires_capture'];

const authenticationFailure = { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' };

addEventListener('message', ({ data, ports: [port], source }) => {
  if (data?.type !== 'stripe-setup' || source !== parent || !port) return;
  const intents = intentCalls(data.publishableKey, messages);
  const tell = (event, detail) => port.postMessage({ event, detail });
  const fields = form && cardFields(form, messages, tell);
  const methods = { retrieve, outcome, confirm, ...(fields && { submit, appearance: applyAppearance, ...fields }) };

  port.onmessage = async ({ data: { id, method, args = [] } }) => {
    port.postMessage({ reply: id, value: (await methods[method]?.(...args)) ?? null });
  };

  async function retrieve(clientSecret) {
    const result = await intents.retrieve(clientSecret);
    const failure = result.paymentIntent?.last_payment_error;
    if (failure) result.paymentIntent.last_payment_error = intents.inOwnWords(failure);
    return result;
  }

  /** How a confirmation ended that went through the bank's page; one that was left open there failed too. */
  async function outcome(clientSecret) {
    const result = await retrieve(clientSecret);
    const intent = result.paymentIntent;
    if (!['requires_payment_method', 'requires_action'].includes(intent?.status)) return result;
    return {
      error: { ...intents.inOwnWords(authenticationFailure), ...intent.last_payment_error, payment_intent: intent },
    };
  }

  function submit() {
    const wrong = fields.check();
    return wrong ? { error: { type: 'validation_error', ...wrong } } : { selectedPaymentMethod: 'card' };
  }

  /** With the card of the fields, or with `payment_method` in `params`. */
  async function confirm(clientSecret, params) {
    if (params.payment_method || !fields) return intents.confirm(clientSecret, params);
    const { error } = submit();
    if (error) return { error };
    fields.setBusy(true);
    const result = await intents.confirm(clientSecret, { ...params, ...cardParams(fields.read()) });
    fields.setBusy(false);
    if (result.error?.param) fields.complainAbout(result.error.param, result.error.message);
    return result;
  }

  if (fields) void start();
  else tell('ready');

  async function start() {
    loadFonts(data.fonts);
    applyAppearance(data.appearance);
    new ResizeObserver(() => tell('height', Math.ceil(form.getBoundingClientRect().height))).observe(form);
    const { error, paymentIntent } = await retrieve(data.clientSecret);
    const over = finished.includes(paymentIntent?.status) && {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`,
    };
    if (error || over) tell('loaderror', { elementType: 'payment', error: error ?? over });
    else tell('ready', { elementType: 'payment' });
  }
});

function cardParams(card) {
  const data = {
    type: 'card',
    ...Object.fromEntries(Object.entries(card).map(([name, value]) => [`card][${name}`, value])),
  };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [`payment_method_data[${name}]`, String(value)]),
  );
}
