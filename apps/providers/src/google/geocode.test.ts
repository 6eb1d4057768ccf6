import { expect, it } from 'vitest';
import { openTestRoom } from '../testing.ts';

const path = '/maps/api/geocode/json';

interface Answer {
  readonly status: string;
  readonly results: readonly { readonly formatted_address: string }[];
}

async function openMaps() {
  const room = await openTestRoom();
  const ask = async (query: Record<string, string>): Promise<Answer> => {
    const reply = await fetch(`${room.url}${path}?${new URLSearchParams({ key: 'maps_obsidiana', ...query })}`);
    expect(reply.status).toBe(200);
    return JSON.parse(await reply.text());
  };
  return { ...room, ask };
}

it('finds a postal code by its address text, and by components @ADDR-3', async () => {
  const { ask } = await openMaps();
  const byText = await ask({ address: 'México 06700', language: 'es' });
  expect(byText).toMatchObject({
    status: 'OK',
    results: [{ formatted_address: '06700 Ciudad de México, CDMX, México', types: ['postal_code'] }],
  });
  expect(await ask({ components: 'country:MX|postal_code:06700', language: 'es' })).toEqual(byText);
  expect((await ask({ address: 'Mexico 45110' })).results).toMatchObject([
    { postcode_localities: ['Zapopan', 'Guadalajara'] },
  ]);
});

it('a code alone may lie in several countries, one that nobody knows in none', async () => {
  const { ask } = await openMaps();
  const { results } = await ask({ address: '44100' });
  expect(results.map(({ formatted_address }) => formatted_address)).toEqual([
    '44100 Guadalajara, Jal., Mexico',
    'Cleveland, OH 44100, United States',
  ]);
  for (const address of ['México 98800', 'México 067', 'France 75001'])
    expect(await ask({ address })).toEqual({ status: 'ZERO_RESULTS', results: [] });
});

it('refuses without a key, with a wrong one, and without a question', async () => {
  const { ask } = await openMaps();
  expect(await ask({ address: 'México 06700', key: '' })).toMatchObject({ status: 'REQUEST_DENIED', results: [] });
  expect(await ask({ address: 'México 06700', key: 'other' })).toMatchObject({
    status: 'REQUEST_DENIED',
    error_message: 'The provided API key is invalid.',
  });
  expect(await ask({})).toMatchObject({ status: 'INVALID_REQUEST' });
});

it('answers what the switchboard says', async () => {
  const { ask, fault } = await openMaps();
  await fault({
    match: { path },
    action: 'status',
    status: 200,
    body: { status: 'OVER_QUERY_LIMIT', results: [], error_message: 'You have exceeded your rate-limit.' },
  });
  expect((await ask({ address: 'México 06700' })).status).toBe('OVER_QUERY_LIMIT');
  expect((await ask({ address: 'México 06700' })).status).toBe('OK');
});
