import type { Cart, CartItem, ProductEntry } from '@obsidiana/contract';
import { type Api, createClient, type Locale } from '../client.ts';
import { createSession, type SessionPlaces } from '../session.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  /** What stands there more than once is a list. */
  readonly query: Record<string, string | string[]>;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

type Reply = { readonly status?: number; readonly body?: unknown } | Error;

/** An API whose server answers by the given function, and keeps what it was asked. */
export function fakeApi(answer: (asked: Asked) => Reply, options: Partial<Locale> & { token?: string } = {}) {
  const asked: Asked[] = [];
  const refused: string[] = [];
  const { lang = 'es', currency = 'MXN', token } = options;
  const api: Api = createClient({
    lang,
    currency,
    base: 'http://api.test/api',
    token: () => token ?? null,
    onUnauthenticated: (old) => refused.push(old),
    async transport(address, init) {
      const { pathname, searchParams } = new URL(address);
      const request = {
        method: init.method ?? 'GET',
        path: pathname.replace(/^\/api/, ''),
        query: Object.fromEntries(
          [...new Set(searchParams.keys())].map((name) => {
            const [first = '', ...more] = searchParams.getAll(name);
            return [name, more.length > 0 ? [first, ...more] : first];
          }),
        ),
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      asked.push(request);
      const reply = answer(request);
      if (reply instanceof Error) throw reply;
      const { status = 200, body } = reply;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    },
  });
  return { api, asked, refused };
}

/** A browser's storage, cookies and tabs; two sessions on the same places are two tabs. */
export function fakeBrowser() {
  const kept = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
  const jar = new Map<string, string>();
  const cookies = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (line.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
  const places = { storage, cookies, tabs: new EventTarget() } satisfies SessionPlaces;
  return { ...places, kept, session: createSession(places) };
}

export const item: CartItem = {
  id: 7,
  size_id: 71,
  quantity: 1,
  price: 690,
  price_offer: null,
  name: 'Camiseta Estrato',
  size: 'M',
  description: '',
  uri: 'camiseta-estrato',
  desktop_image: '/media/camiseta-estrato-1',
  subtotal: 690,
  stock: 5,
};

export const product: ProductEntry = {
  id: 7,
  uri: 'camiseta-estrato',
  name: 'Camiseta Estrato',
  category: 'Camisas',
  category_uri: 'camisas',
  subcategory: 'Manga corta',
  subcategory_uri: 'manga-corta',
  description: '',
  price: 690,
  price_range: null,
  price_offer: null,
  offer_price_range: null,
  desktop_image: '/media/camiseta-estrato-1',
  movile_image: '/media/camiseta-estrato-1',
  blur: null,
  favorite: false,
  available: true,
};

export const cart: Cart = {
  id: '2f1b0c52-9c3c-4a53-a6a8-0c2f55d1b2aa',
  subtotal: 690,
  discount: 0,
  shipping: 149,
  total: 839,
  articles: 1,
  currency: 'MXN',
  version: 3,
  discount_code: null,
  products: [item],
};

export const member = {
  affiliation: '0-48213',
  email: 'ana@example.com',
  name: 'Ana',
  lastname: 'Ruiz',
  country_id: 142,
  phone: '5512345678',
  code_phone: '52',
  date_birth: '1990-02-28',
};
