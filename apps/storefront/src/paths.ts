import { longestSearchTerm } from '@obsidiana/contract/rules';

/** Every address of the shop. The Spanish paths stand here and nowhere else. */
export const patterns = {
  start: '/',
  home: '/home',
  category: '/category/:category',
  subcategory: '/category/:category/:subcategory',
  product: '/detalles-producto/:uri',
  search: '/resultados/:search',
  searchForm: '/resultados',
  nothingFound: '/sin-resultados',
  contact: '/contacto',
  about: '/about',
  terms: '/terminos-y-condiciones',
  serviceTerms: '/terminos-de-servicios',
  privacy: '/terminos-de-privacidad',
  returns: '/cambios-y-devoluciones',
  shipping: '/envios',
  cookies: '/cookies',
  sizeTable: '/tabla-de-tallas',
  underAge: '/no-mayor-de-eddad',
  underAgeSpelled: '/no-mayor-de-edad',
  registered: '/registro-exitoso/:token',
  notFound: '/404',

  login: '/login',
  loginEmail: '/login-email',
  register: '/login-crear',
  recover: '/login-recuperar',
  recoverSent: '/login-confirmar-recuperar',
  newPassword: '/cambiar-contrasena/:token',
  newPasswordDone: '/cambiar-contrasena-exito',
  confirmRegistration: '/login-confirmar-registro',
  welcomeBack: '/login-exito',

  wishlist: '/wishlist',
  orders: '/mis-pedidos',
  profile: '/mi-perfil',
  editProfile: '/mi-perfil/editar-datos',
  deleteAccount: '/mi-perfil/eliminar-cuenta',
  addAddress: '/mi-perfil/agregar-direccion',
  editAddress: '/mi-perfil/editar-direccion/:idDireccion',
  benefits: '/mi-perfil/mis-beneficios',
  cart: '/carrito',
  added: '/agregado-carrito',
  checkoutShipping: '/checkout-envio',
  checkoutSummary: '/checkout-resumen',
  checkoutPayment: '/checkout-pago',
  checkoutSuccess: '/checkout-exito',
  checkoutPending: '/checkout-pendiente',
  paypalReturn: '/paypal/return',
  paypalCancel: '/paypal/cancel',
} as const;

export type PageName = keyof typeof patterns;

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type PathParams<N extends PageName> = { readonly [Name in Names<(typeof patterns)[N]>]: string };
type Search = Readonly<Record<string, string | number | readonly string[] | undefined>>;
type Arguments<N extends PageName> = [Names<(typeof patterns)[N]>] extends [never]
  ? [params?: PathParams<N>, search?: Search]
  : [params: PathParams<N>, search?: Search];

/** The address of a page: `to('subcategory', { category: 'kimonos', subcategory: 'corte-recto' }, { page: 2 })`. */
export function to<N extends PageName>(name: N, ...[params, search = {}]: Arguments<N>): string {
  const values = new Map<string, string>(Object.entries(params ?? {}));
  const path = patterns[name].replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(values.get(field) ?? ''));
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) query.append(field, String(one));
    }
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Where a search for a term leads; an empty one finds nothing. */
export function searchPath(term: string): string {
  const search = term.trim().slice(0, longestSearchTerm);
  return search === '' ? to('nothingFound') : to('search', { search });
}
