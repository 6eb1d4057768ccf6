import type { Body, CallName } from '@obsidiana/contract';
import { answerOf, type Parts } from './requests.ts';
import type { Target } from './target.ts';
import { exampleAddress, type World } from './world.ts';

/** A well-formed request for each call, made from what the shop holds. */
export type Examples = { readonly [N in CallName]: (world: World, target: Target) => Parts<N> | Promise<Parts<N>> };

/**
 * Calls that are not brought to their 200: they want a secret from a mail, or what happened at a provider, or end the account.
 * Their well-formed example must be refused properly.
 */
export const needMore: ReadonlySet<CallName> = new Set<CallName>([
  'completeRegister',
  'resetPassword',
  'socialLogin',
  'stripePayment',
  'stripeIntent',
  'createPaypalOrder',
  'capturePaypalOrder',
  'manualPayment',
  'placeFreeOrder',
  'deleteUser',
]);

const asked = { lang: 'en', currency: 'mxn' } as const;
const lang = { lang: 'en' } as const;
const unknownSecret = 'x'.repeat(43);

export const examples: Examples = {
  config: () => ({}),
  health: () => ({}),
  countries: () => ({ query: lang }),
  homeBanners: () => ({ query: lang }),
  homePosts: () => ({ query: lang }),
  legalText: () => ({ params: { n: 1 }, query: lang }),
  geocode: () => ({ query: { address: 'México 06700', ...lang } }),
  sendContact: ({ credentials: { email } }) => ({ query: lang, body: { name: 'Ana', email, message: 'Hola' } }),

  headerCategories: () => ({ query: lang }),
  homeCategories: () => ({ query: lang }),
  categoryDetail: ({ categoryUri }) => ({ query: { uri: categoryUri, ...asked } }),
  searchProducts: ({ subcategoryUri }) => ({ query: { subcategory_uri: subcategoryUri, page: '1', ...asked } }),
  feed: () => ({ query: { per_page: 1, ...asked } }),
  suggestions: ({ product }) => ({ query: { search: product.name.slice(0, 4), ...asked } }),
  homeProducts: () => ({ query: asked }),
  otherProducts: ({ cartId }) => ({ query: { cart_id: cartId, ...asked } }),
  productDetail: ({ product }) => ({ query: { uri: product.uri, ...asked } }),
  wishlist: ({ token }) => ({ token, query: asked }),
  setFavorite: ({ token, product }) => ({ token, query: lang, body: { product_id: product.id, status: true } }),
  createStockAlert: ({ credentials: { email }, product }) => ({ query: lang, body: { email, product_id: product.id } }),

  signIn: ({ countryId }) => ({ query: lang, body: newcomer(countryId) }),
  resendConfirmation: async ({ countryId }, target) => ({
    body: { ...(await answerOf(target, 'signIn', { query: lang, body: newcomer(countryId) })), ...lang },
  }),
  completeRegister: () => ({ query: lang, body: { token: unknownSecret } }),
  login: ({ credentials }) => ({ query: lang, body: credentials }),
  socialLogin: ({ credentials: { email } }) => ({
    query: lang,
    body: { google_id: '1', access_token: unknownSecret, name: 'Ana', lastname: 'Cruz', email, ...lang },
  }),
  refreshToken: async (world, target) => ({ token: await freshToken(world, target) }),
  logout: async (world, target) => ({ token: await freshToken(world, target) }),
  recoverPassword: ({ credentials: { email } }) => ({ body: { email, ...lang } }),
  resendRecovery: async ({ credentials: { email } }, target) => ({
    body: { ...(await answerOf(target, 'recoverPassword', { body: { email, ...lang } })), type: 1, ...lang },
  }),
  resetPassword: () => ({
    body: { token: unknownSecret, password: 'otra-clave-9', password_confirmation: 'otra-clave-9', ...lang },
  }),
  userData: ({ token }) => ({ token, query: lang }),
  updateUserData: ({ token, account: { user }, countryId }) => ({
    token,
    query: lang,
    body: {
      ...{ name: user.name, lastname: user.lastname, email: user.email },
      ...{ country_id: user.country_id ?? countryId, phone: user.phone ?? '5512345678' },
    },
  }),

  exportUserData: ({ token }) => ({ token, query: lang }),
  deleteUser: ({ token }) => ({ token, query: lang, body: { email: 'somebody.else@correo.example' } }),
  crystalHistory: ({ token }) => ({ token, query: { page: 1, ...lang } }),
  tierTold: ({ token }) => ({ token, query: lang }),

  addresses: ({ token }) => ({ token, query: lang }),
  address: ({ token, addressId }) => ({ token, query: { id: addressId, ...lang } }),
  createAddress: ({ token, countryId }) => ({ token, query: lang, body: exampleAddress(countryId) }),
  updateAddress: ({ token, countryId, addressId }) => ({
    token,
    query: lang,
    body: { id: addressId, ...exampleAddress(countryId) },
  }),
  removeAddress: async ({ token, addressId }, target) => {
    const standing = await answerOf(target, 'addresses', { token, query: lang });
    return { token, query: { id: standing.find(({ id }) => id !== addressId)?.id ?? addressId, ...lang } };
  },

  activeCart: ({ token }) => ({ token, query: asked }),
  createCart: ({ token, product, size }) => ({
    token,
    query: asked,
    body: { products: [{ id: product.id, size_id: size.id, quantity: 1 }] },
  }),
  updateCart: ({ token, cartId, product, size }) => ({
    token,
    query: asked,
    body: { id: cartId, products: [{ id: product.id, size_id: size.id, quantity: 1 }] },
  }),
  setCartCurrency: ({ token, cartId }) => ({ token, query: lang, body: { cart_id: cartId, currency: 'MXN' } }),
  setCartAddress: ({ token, cartId, addressId }) => ({
    token,
    query: lang,
    body: { cart_id: cartId, address_id: addressId },
  }),
  myCartOrder: ({ token, cartId }) => ({ token, query: { id: cartId, ...asked } }),
  cartOrder: ({ token, cartId }) => ({ token, query: { id: cartId, ...asked } }),
  applyDiscountCode: ({ token, cartId }) => ({ token, query: lang, body: { cart_id: cartId, code: 'NO-SUCH-CODE' } }),

  stripePayment: ({ token, cartId }) => ({ token, query: { cart_id: cartId, total: 1, ...lang } }),
  stripeIntent: ({ token }) => ({ token, query: lang, body: { payment_intent: 'pi_unknown' } }),
  paypalClientId: ({ token }) => ({ token }),
  createPaypalOrder: ({ token }) => ({ token, query: lang, body: { cart_id: strangersCart } }),
  capturePaypalOrder: ({ token }) => ({
    token,
    query: lang,
    body: { cart_id: strangersCart, order_id: '5O190127TN364715T' },
  }),
  manualPayment: ({ token }) => ({ token, query: lang, body: { cart_id: strangersCart, payment_method: 'zelle' } }),
  placeFreeOrder: ({ token }) => ({ token, query: lang, body: { cart_id: strangersCart } }),
  orders: ({ token }) => ({ token, query: asked }),
};

const strangersCart = '00000000-0000-4000-8000-000000000000';
let newcomers = 0;

function newcomer(countryId: number): Body<'signIn'> {
  newcomers += 1;
  return {
    name: 'Eva',
    lastname: 'Ruiz',
    date_birth: '1990-05-05',
    country_id: countryId,
    phone: '5512345678',
    email: `conformance-${Date.now()}-${newcomers}@correo.example`,
    password: 'una-clave-larga',
  };
}

async function freshToken({ credentials }: World, target: Target): Promise<string> {
  return (await answerOf(target, 'login', { query: lang, body: credentials })).api_token;
}
