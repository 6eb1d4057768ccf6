import { describe, expect, test } from 'vitest';
import { ApiError } from './error.ts';
import { fakeApi } from './testing/fakes.ts';

const failure = (code: string, message: string) => ({ errors: true, code, message });

describe('what a call sends', () => {
  test('path, method and body of the contract, the language with every call and the currency with those that take it', async () => {
    const { api, asked } = fakeApi(() => ({ body: {} }), { lang: 'en', currency: 'USD' });
    await api.call('legalText', { params: { n: 11 } });
    await api.call('searchProducts', { query: { search: 'ágata & ónix', page: '2', size: ['M', '22–24'] } });
    await api.call('signIn', {
      body: {
        name: 'Ana',
        lastname: 'Ruiz',
        date_birth: '1990-02-28',
        country_id: 142,
        phone: '5512345678',
        email: 'ana@example.com',
        password: 'una frase larga',
      },
    });
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/legal-texts/detail/11', query: { lang: 'en' } });
    expect(asked[1]?.query).toEqual({
      ...{ search: 'ágata & ónix', page: '2', size: ['M', '22–24'], lang: 'en', currency: 'usd' },
    });
    expect(asked[2]).toMatchObject({ method: 'POST', path: '/users/sign-in', body: { name: 'Ana', lang: 'en' } });
    expect(asked[2]?.headers['content-type']).toBe('application/json');
  });

  test('the token goes with calls that require it and with no public one', async () => {
    const { api, asked } = fakeApi(() => ({ body: [] }), { token: 'secret' });
    await api.call('orders', {});
    await api.call('homeProducts', {});
    expect(asked[0]?.headers.authorization).toBe('Bearer secret');
    expect(asked[1]?.headers.authorization).toBeUndefined();
  });
});

describe('what a refused call throws', () => {
  const refused = (status: number, body: unknown) =>
    fakeApi(() => ({ status, body }), { token: 'secret' })
      .api.call('userData', {})
      .catch((error: unknown) => error);

  test('status, stable code and the message for people', async () => {
    const error = await refused(409, failure('no_stock', 'Ya no queda.'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: 'no_stock', message: 'Ya no queda.' });
  });

  test('errors as a flag, a list or an object in a 200 are refusals too', async () => {
    expect(await refused(200, { errors: true, message: 'Invalid credentials' })).toMatchObject({
      status: 400,
      message: 'Invalid credentials',
    });
    expect(await refused(200, { errors: ['Primero'] })).toMatchObject({ message: 'Primero' });
    expect(await refused(422, { errors: { email: 'Ocupado' } })).toMatchObject({ status: 422, message: 'Ocupado' });
  });

  test('@CONT-5 a flag in the reply of the contact form is part of its answer', async () => {
    const reply = { message: 'Recibido', errors: true };
    const { api } = fakeApi(() => ({ body: reply }));
    const body = { name: 'Ana', email: 'ana@example.com', message: 'Hola' };
    expect(await api.call('sendContact', { body })).toEqual(reply);
  });

  test('an answer that is not the API’s is unexpected', async () => {
    expect(await refused(502, '<html>Bad gateway</html>')).toMatchObject({ status: 502, code: 'unexpected' });
  });

  test('no answer is offline, apart from a call that was given up', async () => {
    const broken = fakeApi(() => new TypeError('fetch failed'));
    await expect(broken.api.call('homePosts', {})).rejects.toMatchObject({ status: 0, code: 'offline' });
    const stopped = fakeApi(() => new DOMException('stopped', 'AbortError'));
    await expect(stopped.api.call('homePosts', {})).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('@AUTH-17 a 401 Unauthenticated', () => {
  const told = async (status: number, body: unknown) => {
    const { api, refused } = fakeApi(() => ({ status, body }), { token: 'old' });
    await api.call('activeCart', {}).catch(() => undefined);
    return refused;
  };

  test('is reported with the token that was refused, known by its code or by its text', async () => {
    expect(await told(401, failure('unauthenticated', 'Unauthenticated'))).toEqual(['old']);
    expect(await told(401, { message: 'Unauthenticated' })).toEqual(['old']);
  });

  test('any other refusal is not', async () => {
    expect(await told(401, failure('other', 'No'))).toEqual([]);
    expect(await told(400, failure('invalid_credentials', 'Unauthenticated'))).toEqual([]);
  });
});
