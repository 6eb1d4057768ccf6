import { expect, test } from 'vitest';
import { testShop } from '../testing.ts';
import { addMember, addPiece, need } from '../testing-fixtures.ts';
import { missing } from './card.ts';
import { crystalEntries, rewards, tierTexts } from './tables.ts';

const shop = await testShop();
const text = (es: string, en: string) => ({ es, en });
await shop.db.insert(tierTexts).values([
  { level: 1, name: text('Ámbar', 'Amber'), description: text('La primera piedra', 'The first stone') },
  { level: 2, name: text('Esmeralda', 'Emerald'), description: text('La segunda', 'The second') },
  { level: 3, name: text('Diamante', 'Diamond'), description: text('La tercera', 'The third') },
]);
await shop.db.insert(rewards).values([
  { level: 1, title: text('Preventa', 'Early access'), description: text('Una semana', 'One week') },
  {
    level: 1,
    position: 1,
    gift: true,
    picture: 'regalo',
    title: text('Pañuelo', 'Scarf'),
    description: text('Seda', 'Silk'),
  },
  { level: 2, title: text('Asesoría', 'Session'), description: text('Treinta minutos', 'Thirty minutes') },
]);

const card = async (crystals: number, lang: 'es' | 'en' = 'es') => {
  const { token } = await addMember(shop.db, { crystals });
  return (await shop.call('userData', { token, query: { lang } })).body.loyalty;
};

test('@API-7 the sum of crystals sets the level, and each tier has its benefits and unlocks its gift @LOY-2', async () => {
  expect(await card(0)).toMatchObject({
    level: 0,
    level_name: '',
    next_level: 'Te faltan 51 cristales para Ámbar',
    rewards: [],
  });
  expect(await card(50)).toMatchObject({ level: 0, next_level: 'Te falta 1 cristal para Ámbar' });
  expect(await card(51, 'en')).toMatchObject({
    level: 1,
    level_name: 'Amber',
    next_level: '100 more crystals to Emerald',
  });
  expect((await card(151)).rewards.map(({ title, redeem }) => [title, redeem])).toEqual([
    ['Asesoría', false],
    ['Pañuelo', false],
  ]);
  expect((await card(51)).rewards.map(({ title }) => title)).toEqual(['Preventa', 'Pañuelo']);
  expect(await card(212)).toMatchObject({ level: 2, next_level: 'Te faltan 89 cristales para Diamante' });
  expect(await card(301)).toMatchObject({ level: 3, level_name: 'Diamante', next_level: '' });
});

test('a tier is new until its member was told of it, and the next one is new again @LOY-1', async () => {
  const { token, id } = await addMember(shop.db);
  const reached = async () => (await shop.call('userData', { token })).body.loyalty.reached;
  const earn = (crystals: number) => shop.db.insert(crystalEntries).values({ userId: id, kind: 'opening', crystals });
  expect(await reached()).toBe(false);
  await earn(51);
  expect(await reached()).toBe(true);
  expect((await shop.call('tierTold', { token })).status).toBe(200);
  expect(await reached()).toBe(false);
  await earn(50);
  expect(await reached()).toBe(false);
  await earn(50);
  expect(await reached()).toBe(true);
});

test('the gift of a reached tier shows in the summary of the order, and not before the tier', async () => {
  const summary = async (crystals: number) => {
    const { token } = await addMember(shop.db, { crystals });
    const piece = await addPiece(shop.db);
    const made = await shop.call('createCart', { token, body: { products: [{ ...piece, quantity: 1 }] } });
    return (await shop.call('cartOrder', { token, query: { id: need(made.body.id), lang: 'en' } })).body.reward;
  };
  expect(await summary(50)).toMatchObject({ has_gift: false, gift_name: null });
  expect(await summary(51)).toMatchObject({ has_gift: true, gift_name: 'Scarf', gift_description: 'Silk' });
});

test('what is missing is counted in words of the language', () => {
  expect(missing(1, 'Ámbar', 'es')).toBe('Te falta 1 cristal para Ámbar');
  expect(missing(1, 'Amber', 'en')).toBe('1 more crystal to Amber');
});
