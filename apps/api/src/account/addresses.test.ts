import { expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember } from '../testing-fixtures.ts';

const shop = await testShop();
const fields = { country_id: 142, line: 'Calle Dos 2', postal_code: '01000', city: 'Ciudad de México' };
const create = (token: string, change: object = {}) =>
  shop.call('createAddress', { token, body: { ...fields, ...change } });
const list = async (token: string, lang: 'es' | 'en' = 'es') =>
  (await shop.call('addresses', { token, query: { lang } })).body;

test('@ADDR-6 a fourth address is refused, also when ten are sent at once', async () => {
  const { token } = await addMember(shop.db);
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = await create(token);
  expect([refused.status, refused.failure.code]).toEqual([409, 'address_limit']);
  expect(await list(token)).toHaveLength(3);
});

test('a postal code keeps its zero, the email is the owner’s and the country is named in the asked language', async () => {
  const member = await addMember(shop.db);
  const { id } = (await create(member.token, { line2: ' Interior 3 ' })).body;
  const { body } = await shop.call('address', { token: member.token, query: { id, lang: 'en' } });
  expect(body).toMatchObject({
    postal_code: '01000',
    line2: 'Interior 3',
    email: member.email,
    country_name: 'Mexico',
  });
  expect((await list(member.token))[0]?.country_name).toBe('México');
});

test('@API-3 an address of somebody else cannot be read, changed or removed', async () => {
  const [owner, stranger] = [await addMember(shop.db), await addMember(shop.db)];
  const { token } = stranger;
  const id = owner.addressId;
  const answers = [
    await shop.call('address', { token, query: { id } }),
    await shop.call('updateAddress', { token, body: { id, ...fields } }),
    await shop.call('removeAddress', { token, query: { id } }),
  ];
  expect(answers.map(({ status, failure }) => [status, failure.code])).toEqual(
    Array.from({ length: 3 }, () => [404, 'address_not_found']),
  );
  expect((await list(owner.token))[0]?.line).toBe('Calle Uno 1');
});

test('@API-2 what an address needs is refused when it is missing, and nothing is written', async () => {
  const { token } = await addMember(shop.db);
  expect((await create(token, { line: '  ' })).failure.code).toBe('fields_missing');
  expect((await create(token, { postal_code: 'SW1A' })).status).toBe(422);
  expect((await create(token, { country_id: 9999 })).failure.code).toBe('country_unknown');
  expect(await list(token)).toHaveLength(1);
});

test('an own address is changed and removed', async () => {
  const { token, addressId: id } = await addMember(shop.db);
  await shop.call('updateAddress', { token, body: { id, ...fields, city: 'Puebla' } });
  expect((await list(token))[0]?.city).toBe('Puebla');
  await shop.call('removeAddress', { token, query: { id } });
  expect(await list(token)).toEqual([]);
});
