import { callNames } from '@obsidiana/contract';
import { describe, expect, it } from 'vitest';
import { handlersOf } from './app.ts';
import { testShop } from './testing.ts';

const { app, context, call } = await testShop();

describe('the API', () => {
  it('has the server part of every call @API-1', () => {
    const handlers = handlersOf(context);
    expect(callNames.filter((name) => !handlers[name])).toEqual([]);
  });

  it('publishes its OpenAPI 3.1 document @API-1', async () => {
    const document = (await app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/products/search'].get.operationId).toBe('searchProducts');
  });

  it('shows the document on a page that loads nothing from elsewhere @API-1', async () => {
    const page = await app.inject('/api/docs/');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('/api/openapi.json');
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(page.body).toMatch(/"withDefaultFonts": false/);
    expect((await app.inject('/api/docs/js/scalar.js')).statusCode).toBe(200);
  });

  it('refuses the wrong shape with 422, an unknown path with 404, in the asked language @API-2', async () => {
    const wrong = await app.inject('/api/products/detail?lang=en');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({
      errors: true,
      code: 'invalid_input',
      message: expect.stringContaining('Check'),
    });
    const unknown = await app.inject('/api/nada');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ errors: true, code: 'not_found' });
    const broken = await app.inject({
      method: 'POST',
      url: '/api/contact/send',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    });
    expect(broken.statusCode).toBe(422);
  });

  it('takes the currency in either case, and MXN without one @API-1', async () => {
    for (const currency of ['usd', 'USD', 'mxn', 'MXN'] as const)
      expect((await call('homeProducts', { query: { currency } })).status).toBe(200);
    expect((await app.inject('/api/products/home?currency=eur')).statusCode).toBe(422);
  });

  it('refuses what cannot be read over a socket in the shape of every refusal @API-2', async () => {
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const long = await fetch(`${base}/api/products/detail?uri=${'x'.repeat(20_000)}`);
    expect([long.status, await long.json()]).toMatchObject([431, { errors: true, code: 'invalid_input' }]);
  });
});
