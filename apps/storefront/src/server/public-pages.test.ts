import { describe, expect, it } from 'vitest';
import { patterns } from '../paths.ts';
import { isPublic } from './public-pages.ts';

describe('public pages', () => {
  it.each([
    '/',
    '/home',
    '/category/kimonos/cortos',
    '/detalles-producto/kimono-agata-roja',
    '/resultados/%C3%A1gata',
    '/envios/',
  ])('%s is the same for everyone', (path) => expect(isPublic(path)).toBe(true));

  it.each([
    ...[patterns.cart, patterns.orders, patterns.profile, patterns.wishlist, patterns.login, patterns.checkoutSummary],
    ...['/registro-exitoso/secreto', '/cambiar-contrasena/secreto', '/detalles-producto/a/b', '/no-hay', '//home'],
  ])('%s is not', (path) => expect(isPublic(path)).toBe(false));
});
