import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { card, openTestRoom } from '../testing.ts';
import { testCards } from './cards.ts';
import { declines } from './declines.ts';
import { locales, messages } from './messages.ts';

type Room = Awaited<ReturnType<typeof openTestRoom>>;

const newIntent = (room: Room) =>
  room.stripe.paymentIntents.create({ amount: 129_900, currency: 'mxn', allowed_payment_method_types: ['card'] });

async function payFromPage(room: Room, intent: Stripe.PaymentIntent, number: string) {
  return room.fromPage('POST', `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: String(intent.client_secret),
    use_stripe_sdk: 'true',
    return_url: 'http://localhost:3000/checkout-exito',
    ...card(number),
  });
}

describe('cards that pay', () => {
  it.each(['4242424242424242', '4000056655665556', '4000004840008001', '5555555555554444', '378282246310005'])(
    '%s takes the money once',
    async (number) => {
      const room = await openTestRoom();
      const intent = await newIntent(room);
      const { status, body } = await payFromPage(room, intent, number);
      expect([status, body.status]).toEqual([200, 'succeeded']);

      const paid = await room.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
      expect(paid).toMatchObject({ status: 'succeeded', amount_received: 129_900 });
      expect(paid.latest_charge).toMatchObject({
        paid: true,
        captured: true,
        amount: 129_900,
        payment_method_details: { card: { last4: number.slice(-4) } },
      });
      expect((await room.stripe.charges.list()).data).toHaveLength(1);
    },
  );
});

describe('cards that are refused', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4000008400001280', 'card_declined', 'generic_decline'],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s answers %s / %s, and a good card pays the same intent', async (number, code, declineCode) => {
    const room = await openTestRoom();
    const intent = await newIntent(room);
    const { status, body } = await payFromPage(room, intent, number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      type: 'card_error',
      code,
      payment_intent: { id: intent.id, status: 'requires_payment_method', last_payment_error: { code } },
    });
    expect(body.error.decline_code).toBe(declineCode);
    expect(body.error.doc_url).toBe(`https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`);
    expect(body.error.payment_intent).not.toHaveProperty('metadata');
    expect((await room.stripe.charges.list()).data).toMatchObject([{ paid: false, status: 'failed' }]);

    expect((await payFromPage(room, intent, '4242424242424242')).body.status).toBe('succeeded');
    expect(await room.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      last_payment_error: null,
    });
  });

  it('a wrong check digit, date or code is refused before any charge', async () => {
    const room = await openTestRoom();
    const intent = await newIntent(room);
    const wrong = async (change: Record<string, string>) => {
      const { status, body } = await room.fromPage('POST', `/v1/payment_intents/${intent.id}/confirm`, {
        client_secret: String(intent.client_secret),
        ...card('4242424242424242'),
        ...change,
      });
      return [status, body.error.code, body.error.param];
    };
    expect(await wrong(card('4242424242424241'))).toEqual([402, 'invalid_number', 'number']);
    expect(await wrong({ 'payment_method_data[card][exp_month]': '13' })).toEqual([
      402,
      'invalid_expiry_month',
      'exp_month',
    ]);
    expect(await wrong({ 'payment_method_data[card][exp_year]': '2020' })).toEqual([
      402,
      'invalid_expiry_year',
      'exp_year',
    ]);
    expect(await wrong({ 'payment_method_data[card][cvc]': '12' })).toEqual([402, 'invalid_cvc', 'cvc']);
    expect((await room.stripe.charges.list()).data).toEqual([]);
  });
});

describe('tokens', () => {
  it('the official client throws its own StripeCardError', async () => {
    const room = await openTestRoom();
    const paying = room.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    });
    await expect(paying).rejects.toMatchObject({
      type: 'StripeCardError',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      statusCode: 402,
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  it.each(testCards.flatMap(({ number, tokens }) => tokens.map((token) => [token, number])))(
    '%s is the card %s',
    async (token, number) => {
      const room = await openTestRoom();
      const intent = await room.stripe.paymentIntents.create({ amount: 5000, currency: 'usd', payment_method: token });
      expect(intent.status).toBe('requires_confirmation');
      const method = await room.stripe.paymentMethods.retrieve(String(intent.payment_method));
      expect(method.card?.last4).toBe(number.slice(-4));
    },
  );

  it('a server cannot send card numbers, only pages can', async () => {
    const room = await openTestRoom();
    await expect(
      room.stripe.paymentMethods.create({
        type: 'card',
        card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
      }),
    ).rejects.toThrow('Sending credit card numbers directly to the Stripe API is generally unsafe');
  });
});

it('every refusal has its words in both languages', () => {
  for (const locale of locales)
    for (const reason of [...Object.keys(declines), 'payment_intent_authentication_failure'])
      expect(messages[locale].errors, `${locale} ${reason}`).toHaveProperty(reason);
  expect(Object.keys(messages.es.errors)).toEqual(Object.keys(messages.en.errors));
});
