/** How a call treats the bearer token: never reads it, reads it when it is there, or answers 401 without it. */
export type TokenUse = 'none' | 'optional' | 'required';

export interface CallLine {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base address. */
  readonly path: string;
  readonly token: TokenUse;
}

/**
 * Every call of the shop's API by name: the one table that the client, the server and the OpenAPI document share.
 * It carries no schemas, so that a browser can import it for a few hundred bytes; `schemas.ts` holds those under the same names.
 */
export const calls = {
  config: { method: 'GET', path: '/config', token: 'none' },
  health: { method: 'GET', path: '/health', token: 'none' },

  countries: { method: 'GET', path: '/countries', token: 'none' },
  geocode: { method: 'GET', path: '/maps/api/geocode/json', token: 'none' },
  homeBanners: { method: 'GET', path: '/banners/home', token: 'none' },
  homePosts: { method: 'GET', path: '/posts/home', token: 'none' },
  legalText: { method: 'GET', path: '/legal-texts/detail/:n', token: 'none' },
  sendContact: { method: 'POST', path: '/contact/send', token: 'none' },

  headerCategories: { method: 'GET', path: '/categories/header', token: 'none' },
  homeCategories: { method: 'GET', path: '/categories/home', token: 'none' },
  categoryDetail: { method: 'GET', path: '/categories/detail', token: 'none' },
  searchProducts: { method: 'GET', path: '/products/search', token: 'optional' },
  feed: { method: 'GET', path: '/products/feed', token: 'none' },
  suggestions: { method: 'GET', path: '/products/suggestions', token: 'none' },
  homeProducts: { method: 'GET', path: '/products/home', token: 'optional' },
  otherProducts: { method: 'GET', path: '/products/others', token: 'optional' },
  productDetail: { method: 'GET', path: '/products/detail', token: 'optional' },
  wishlist: { method: 'GET', path: '/products/wishlist', token: 'required' },
  setFavorite: { method: 'PUT', path: '/products/favorite', token: 'required' },
  createStockAlert: { method: 'POST', path: '/stock-alerts/create', token: 'none' },

  signIn: { method: 'POST', path: '/users/sign-in', token: 'none' },
  resendConfirmation: { method: 'PUT', path: '/users/resend-confirmation', token: 'none' },
  completeRegister: { method: 'PUT', path: '/users/complete-register', token: 'none' },
  login: { method: 'POST', path: '/users/login', token: 'none' },
  socialLogin: { method: 'POST', path: '/users/social-login', token: 'none' },
  refreshToken: { method: 'PUT', path: '/users/refresh-token', token: 'required' },
  logout: { method: 'POST', path: '/users/logout', token: 'required' },
  recoverPassword: { method: 'POST', path: '/users/password-recovery', token: 'none' },
  resendRecovery: { method: 'PUT', path: '/users/resend-password-recovery', token: 'none' },
  resetPassword: { method: 'PUT', path: '/users/password-reset', token: 'none' },
  userData: { method: 'GET', path: '/users/data', token: 'required' },
  updateUserData: { method: 'PUT', path: '/users/data', token: 'required' },

  exportUserData: { method: 'GET', path: '/users/export', token: 'required' },
  deleteUser: { method: 'POST', path: '/users/deletion', token: 'required' },
  crystalHistory: { method: 'GET', path: '/loyalty/crystals', token: 'required' },
  /** The member has been told of the tier that they hold. */
  tierTold: { method: 'PUT', path: '/loyalty/told', token: 'required' },

  addresses: { method: 'GET', path: '/addresses/list', token: 'required' },
  address: { method: 'GET', path: '/addresses/detail', token: 'required' },
  createAddress: { method: 'POST', path: '/addresses/create', token: 'required' },
  updateAddress: { method: 'PUT', path: '/addresses/update', token: 'required' },
  removeAddress: { method: 'DELETE', path: '/addresses/remove', token: 'required' },

  activeCart: { method: 'GET', path: '/cart/active', token: 'required' },
  createCart: { method: 'POST', path: '/cart/create', token: 'required' },
  updateCart: { method: 'PUT', path: '/cart/update', token: 'required' },
  setCartCurrency: { method: 'PUT', path: '/cart/currency', token: 'required' },
  setCartAddress: { method: 'PUT', path: '/cart/address', token: 'required' },
  myCartOrder: { method: 'GET', path: '/cart/my/order', token: 'required' },
  cartOrder: { method: 'GET', path: '/cart/order', token: 'required' },
  applyDiscountCode: { method: 'PUT', path: '/discount-code/apply', token: 'required' },

  stripePayment: { method: 'GET', path: '/cart/stripe/payment', token: 'required' },
  stripeIntent: { method: 'POST', path: '/cart/stripe/intent', token: 'required' },
  paypalClientId: { method: 'GET', path: '/cart/paypal/client-id', token: 'required' },
  createPaypalOrder: { method: 'POST', path: '/cart/paypal/create-order', token: 'required' },
  capturePaypalOrder: { method: 'POST', path: '/cart/paypal/capture-order', token: 'required' },
  manualPayment: { method: 'POST', path: '/cart/zelleyvenmo-payment', token: 'required' },
  /** A total of zero: there is nothing to pay, and nobody to pay it to. */
  placeFreeOrder: { method: 'POST', path: '/cart/free-order', token: 'required' },
  orders: { method: 'GET', path: '/cart/orders', token: 'required' },
} as const satisfies Record<string, CallLine>;

export type CallName = keyof typeof calls;
export const callNames = Object.keys(calls) as CallName[];
