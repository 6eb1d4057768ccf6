import { describe, expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';

async function paid() {
  const room = await openTestRoom();
  const intent = await room.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'mxn',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  return { ...room, intent, charge: String(intent.latest_charge) };
}

describe('refunds', () => {
  it('all of it, once', async () => {
    const { stripe, intent, charge } = await paid();
    const refund = await stripe.refunds.create({
      payment_intent: intent.id,
      reason: 'requested_by_customer',
      metadata: { order: '9' },
    });
    expect(refund).toMatchObject({
      amount: 5000,
      currency: 'mxn',
      status: 'succeeded',
      charge,
      metadata: { order: '9' },
    });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 5000 });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id });
  });

  it('in parts, never more than was paid', async () => {
    const { stripe, intent, charge } = await paid();
    await stripe.refunds.create({ payment_intent: intent.id, amount: 2000 });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 3001 })).rejects.toMatchObject({
      param: 'amount',
      message: 'Refund amount ($30.01 mxn) is greater than unrefunded amount on charge ($30.00 mxn)',
    });
    await stripe.refunds.create({ charge, amount: 3000 });
    expect((await stripe.charges.retrieve(charge)).refunded).toBe(true);
    const list = await stripe.refunds.list({ payment_intent: intent.id });
    expect(list.data.map(({ amount }) => amount)).toEqual([3000, 2000]);
  });

  it('needs a charge that took money', async () => {
    const { stripe } = await openTestRoom();
    const open = await stripe.paymentIntents.create({ amount: 5000, currency: 'mxn' });
    await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toThrow(
      'does not have a successful charge to refund',
    );
    await expect(
      stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_chargeDeclined' }),
    ).rejects.toThrow();
    await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toThrow(
      'does not have a successful charge to refund',
    );
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
    await expect(stripe.refunds.create({ charge: 'ch_nobody' })).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('the ledger shows where the money is', async () => {
    const { stripe, intent, call } = await paid();
    await stripe.refunds.create({ payment_intent: intent.id, amount: 1000 });
    const { body } = await call('GET', '/_sandbox/stripe');
    expect(body).toMatchObject({
      payment_intents: [{ id: intent.id, amount_received: 5000 }],
      charges: [{ payment_intent: intent.id, paid: true, amount_refunded: 1000 }],
      refunds: [{ payment_intent: intent.id, amount: 1000 }],
    });
  });
});
