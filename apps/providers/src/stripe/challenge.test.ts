import { describe, expect, it } from 'vitest';
import { card, openTestRoom } from '../testing.ts';

const returnUrl = 'http://localhost:3000/checkout-exito?lang=es';

async function confirmInPage(number: string) {
  const room = await openTestRoom();
  const intent = await room.stripe.paymentIntents.create({ amount: 129_900, currency: 'mxn' });
  const secret = String(intent.client_secret);
  const { body } = await room.fromPage('POST', `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: secret,
    use_stripe_sdk: 'true',
    return_url: returnUrl,
    ...card(number),
  });
  const answer = (address: string, outcome: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const read = () => room.stripe.paymentIntents.retrieve(intent.id);
  return { ...room, id: intent.id, secret, body, answer, read };
}

describe('in a window above the shop', () => {
  it.each(['4000002500003155', '4000000000003220'])('%s pays after the bank said yes', async (number) => {
    const { body, answer, read, stripe } = await confirmInPage(number);
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    expect((await stripe.charges.list()).data).toEqual([]);

    const address = `${body.next_action.use_stripe_sdk.stripe_js}&in_page=light&locale=es`;
    const shown = await (await fetch(address)).text();
    expect(shown).toContain('<html lang="es"');
    expect(shown).toContain('Completar');
    expect(shown).toMatch(/MXN.1,299\.00/);

    await answer(address, 'complete');
    const paid = await read();
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 129_900 });
    const charge = await stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge.payment_method_details?.card?.three_d_secure).toMatchObject({ result: 'authenticated' });

    await answer(address, 'complete');
    expect((await stripe.charges.list()).data).toHaveLength(1);
    expect((await fetch(address)).status).toBe(410);
  });

  it('a no leaves the intent open, without a charge, and another card can pay', async () => {
    const { body, answer, read, stripe, id } = await confirmInPage('4000000000003220');
    await answer(`${body.next_action.use_stripe_sdk.stripe_js}&in_page=light`, 'fail');
    expect(await read()).toMatchObject({
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    });
    expect((await stripe.charges.list()).data).toEqual([]);
    expect(await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).toMatchObject({
      status: 'succeeded',
    });
  });

  it.each([
    ['4000008260003178', 'insufficient_funds'],
    ['4000008400001629', 'generic_decline'],
  ])('%s is refused after a yes (%s)', async (number, declineCode) => {
    const { body, answer, read } = await confirmInPage(number);
    await answer(`${body.next_action.use_stripe_sdk.stripe_js}&in_page=light`, 'complete');
    expect(await read()).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', code: 'card_declined', decline_code: declineCode },
    });
  });

  it('left alone it waits, and can be confirmed anew', async () => {
    const { body, fromPage, id, secret } = await confirmInPage('4000000000003220');
    const again = await fromPage('POST', `/v1/payment_intents/${id}/confirm`, {
      client_secret: secret,
      ...card('4242424242424242'),
    });
    expect(again.body.status).toBe('succeeded');
    expect((await fetch(body.next_action.use_stripe_sdk.stripe_js)).status).toBe(410);
  });

  it('a new amount makes the running authentication void', async () => {
    const { body, answer, read, stripe, id } = await confirmInPage('4000000000003220');
    expect(await stripe.paymentIntents.update(id, { amount: 200_000 })).toMatchObject({
      status: 'requires_confirmation',
    });
    await answer(`${body.next_action.use_stripe_sdk.stripe_js}&in_page=light`, 'complete');
    expect(await read()).toMatchObject({ status: 'requires_confirmation', amount_received: 0 });
  });
});

describe('on the bank’s own page', () => {
  it.each([
    ['complete', 'succeeded', 'succeeded'],
    ['fail', 'failed', 'requires_payment_method'],
  ])('%s goes back to the shop with redirect_status=%s', async (outcome, redirectStatus, status) => {
    const { body, answer, read, id, secret } = await confirmInPage('4000002760003184');
    expect(body.next_action).toMatchObject({ type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } });
    const reply = await answer(body.next_action.redirect_to_url.url, outcome);
    expect(reply.status).toBe(303);
    const back = new URL(reply.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://localhost:3000/checkout-exito');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      lang: 'es',
      payment_intent: id,
      payment_intent_client_secret: secret,
      redirect_status: redirectStatus,
    });
    expect((await read()).status).toBe(status);
  });

  it('a server that confirms with a return address is sent there for every such card', async () => {
    const { stripe } = await openTestRoom();
    const intent = await stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      payment_method: 'pm_card_threeDSecure2Required',
      confirm: true,
      return_url: returnUrl,
    });
    expect(intent.next_action?.type).toBe('redirect_to_url');
  });

  it('needs the secret of the intent', async () => {
    const { url, id, answer, read } = await confirmInPage('4000002760003184');
    const address = `${url}/stripe/3ds/${id}?client_secret=guessed`;
    expect((await fetch(address)).status).toBe(404);
    expect((await answer(address, 'complete')).status).toBe(404);
    expect((await read()).status).toBe('requires_action');
  });
});
