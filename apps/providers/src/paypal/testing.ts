import { openTestRoom } from '../testing.ts';

type Room = Awaited<ReturnType<typeof openTestRoom>>;

/** An order of 129.00 MXN as a shop asks for it. */
export const anOrder = {
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: 'snapshot-1',
      invoice_id: 'OB-1',
      amount: {
        currency_code: 'MXN',
        value: '129.00',
        breakdown: {
          item_total: { currency_code: 'MXN', value: '100.00' },
          shipping: { currency_code: 'MXN', value: '39.00' },
          discount: { currency_code: 'MXN', value: '10.00' },
        },
      },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'http://localhost:3000/paypal/return',
        cancel_url: 'http://localhost:3000/paypal/cancel',
        brand_name: 'Obsidiana',
        locale: 'es-MX',
      },
    },
  },
};

/** The calls of a shop and its payer in a room of their own. */
export async function openPaypal(options: Parameters<typeof openTestRoom>[0] = {}) {
  const room: Room = await openTestRoom(options);
  const issue = (secret = 'sandbox-secret') =>
    fetch(`${room.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`sandbox-client:${secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
  const { access_token: token } = (await (await issue()).json()) as { access_token: string };

  async function api(method: string, path: string, body?: unknown, requestId?: string) {
    const reply = await fetch(room.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(requestId && { 'paypal-request-id': requestId }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text ? JSON.parse(text) : undefined };
  }
  const create = async (order: object = anOrder, requestId?: string) =>
    (await api('POST', '/v2/checkout/orders', order, requestId)).body;
  const approve = (id: string, instrument = 'balance', query = '') =>
    fetch(`${room.url}/checkoutnow?token=${id}${query}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome: 'pay', instrument }),
    });
  const capture = (id: string, requestId?: string) =>
    api('POST', `/v2/checkout/orders/${id}/capture`, undefined, requestId);
  return { ...room, issue, api, create, approve, capture };
}
