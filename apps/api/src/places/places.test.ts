import { beforeEach, expect, test, vi } from 'vitest';
import { testShop } from '../testing.ts';
import { addMexico } from '../testing-fixtures.ts';
import { testProviders } from '../testing-providers.ts';

const providers = await testProviders();
const shop = await testShop({ env: { ...providers.env, RATE_LIMIT_FACTOR: '1' } });
const offline = await testShop({ env: { GOOGLE_MAPS_KEY: '' } });
const path = '/maps/api/geocode/json';
for (const { db } of [shop, offline]) await addMexico(db);

let address = 0;
beforeEach(() => {
  address += 1;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ask = async (text: string, at = shop, lang: 'es' | 'en' = 'es') =>
  (await at.call('geocode', { query: { address: text, lang }, ip: `10.0.1.${address}` })).body;
const asked = async () => (await providers.requests(path)).length;

test('@ADDR-3 a postal code is asked from the geocoder with the key of the server, once', async () => {
  const [answer, twin] = await Promise.all([ask('México 06700'), ask('México 06700')]);
  expect(twin).toEqual(answer);
  expect(await asked()).toBe(1);
  expect(answer).toMatchObject({
    status: 'OK',
    results: [
      { address_components: expect.arrayContaining([expect.objectContaining({ long_name: 'Ciudad de México' })]) },
    ],
  });
  const before = await asked();
  expect(await Promise.all([ask('México 06700'), ask('mexico, 06700'), ask('Mexico 06700')])).toEqual(
    Array.from({ length: 3 }, () => answer),
  );
  expect(await asked()).toBe(before);
  expect((await ask('Mexico 06700', shop, 'en')).results[0]?.formatted_address).toContain('Mexico City');
  expect((await ask('México 98800')).status).toBe('ZERO_RESULTS');
});

test('@ADDR-3 what is not a country with a postal code is not asked on', async () => {
  const before = await asked();
  for (const text of ['06700', 'México', 'Atlantis 06700', 'Calle Orizaba 92, México', 'México 067'])
    expect((await ask(text)).status).toBe('INVALID_REQUEST');
  expect(await asked()).toBe(before);
});

test.each([
  [
    'a used-up quota',
    { action: 'status', status: 200, body: { status: 'OVER_QUERY_LIMIT', results: [] } },
    'OVER_QUERY_LIMIT',
  ],
  [
    'a refused key',
    { action: 'replace', body: { status: 'REQUEST_DENIED', results: [], error_message: 'secret' } },
    'REQUEST_DENIED',
  ],
  ['a failing server', { action: 'status', status: 503 }, 'UNKNOWN_ERROR'],
  ['a closed connection', { action: 'cut_before', times: 2 }, 'UNKNOWN_ERROR'],
  ['an answer of another shape', { action: 'replace', body: { status: 'OK', results: 'no' } }, 'UNKNOWN_ERROR'],
])(
  'F23 @ADDR-3 %s is a status, told to nobody in detail and asked again the next time',
  async (_what, fault, status) => {
    await providers.sandbox('/faults', { match: { path }, ...fault });
    expect(await ask('México 64000')).toEqual({ status, results: [] });
    await providers.noFaults();
    // Another code each time, so that the answer that is kept is another one too.
    expect((await ask(`México 64${String(100 + address)}`)).status).toBe('OK');
  },
);

test('F23 @ADDR-3 without a key the house answers what it knows, and never guesses', async () => {
  expect(await ask('México 45110', offline)).toMatchObject({
    status: 'OK',
    results: [{ postcode_localities: ['Zapopan', 'Guadalajara'] }],
  });
  expect(await ask('México 98800', offline)).toEqual({ status: 'ZERO_RESULTS', results: [] });
});

test('@API-10 one address cannot use up the quota: it is asked to wait', async () => {
  const answers = [];
  for (let n = 0; n < 61; n++) {
    const query = { address: `México ${44100 + n}` };
    answers.push(await shop.call('geocode', { query, ip: '10.0.0.9' }));
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await shop.call('geocode', { query: { address: 'México 44100' }, ip: '10.0.0.9' })).status).toBe(200);
});
