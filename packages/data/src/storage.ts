import type { Cart, CartItem, Country, User } from '@obsidiana/contract';
import { type Currency, currencies, type Language, languages } from '@obsidiana/contract/rules';

/** What the browser keeps between visits. */
export interface Stored {
  readonly token: string;
  readonly user: User;
  readonly cart: Cart;
  readonly cartId: string;
  readonly language: Language;
  readonly currency: Currency;
  readonly countries: readonly Country[];
  /** The last item put in the cart. */
  readonly pendingItem: CartItem;
  readonly recoveryToken: string;
  readonly recoveryEmail: string;
  readonly registrationToken: string;
  readonly registrationEmail: string;
  /** Where a login leads. */
  readonly redirectPath: string;
  /** The product that a visitor wanted as a favourite; set once they are signed in. */
  readonly pendingFavorite: number;
  /** When a visitor wanted one of the two, in milliseconds since 1970. */
  readonly intendedAt: number;
  readonly paymentIntent: string;
  readonly ageConfirmed: boolean;
  /** Products whose pages were open on this device, by their uri, the latest first. */
  readonly recentlyViewed: readonly string[];
  /** When the token was issued, in milliseconds since 1970. */
  readonly tokenIssuedAt: number;
}

export type StoredKey = keyof Stored;

interface Slot<T> {
  /** Its key in the browser's storage. */
  readonly name: string;
  /** Null for what cannot be read: storage is open to people, extensions and older versions. */
  readonly read: (text: string) => T | null;
  readonly write: (value: T) => string;
  /** Kept in a cookie too, for the server and beyond a cleared storage. */
  readonly mirrored: boolean;
}

export const slots: { readonly [K in StoredKey]: Slot<Stored[K]> } = {
  token: text('token'),
  user: json('user', (value): value is User => has(value, 'email', 'string') && has(value, 'name', 'string')),
  cart: json('cart', (value): value is Cart => has(value, 'articles', 'number') && hasList(value, 'products')),
  cartId: text('cart_id'),
  language: oneOf('language', languages),
  currency: oneOf('currency', currencies),
  countries: json('countries', (value): value is readonly Country[] => Array.isArray(value)),
  pendingItem: json('pending_add_item', (value): value is CartItem => has(value, 'uri', 'string')),
  recoveryToken: text('recovery_token'),
  recoveryEmail: text('recovery_email'),
  registrationToken: text('registration_token'),
  registrationEmail: text('registration_email'),
  redirectPath: {
    ...text('redirect_path'),
    // Only a path of this shop: `//elsewhere` and `/\elsewhere` would lead away, also with a tab or newline between.
    read: (path) => (/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : null),
  },
  pendingFavorite: number('pending_favorite'),
  intendedAt: number('intended_at'),
  paymentIntent: text('payment_intent'),
  ageConfirmed: {
    name: 'age_confirmed',
    read: (value) => (value === 'true' ? true : null),
    write: String,
    mirrored: true,
  },
  recentlyViewed: json(
    'recently_viewed',
    (value): value is readonly string[] => Array.isArray(value) && value.every((uri) => typeof uri === 'string'),
  ),
  tokenIssuedAt: number('token_issued_at'),
};

function number(name: string): Slot<number> {
  return { name, read: (value) => Number(value) || null, write: String, mirrored: false };
}

function text(name: string): Slot<string> {
  return { name, read: (value) => value || null, write: (value) => value, mirrored: false };
}

function oneOf<T extends string>(name: string, known: readonly T[]): Slot<T> {
  const read = (value: string) => known.find((item) => item.toLowerCase() === value.toLowerCase()) ?? null;
  return { name, read, write: (value) => value.toLowerCase(), mirrored: true };
}

function json<T>(name: string, isWhole: (value: unknown) => value is T): Slot<T> {
  return {
    name,
    read(value) {
      try {
        const parsed: unknown = JSON.parse(value);
        return isWhole(parsed) ? parsed : null;
      } catch {
        return null;
      }
    },
    write: (value) => JSON.stringify(value),
    mirrored: false,
  };
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function has(value: unknown, name: string, type: 'string' | 'number'): boolean {
  const found = field(value, name);
  return type === 'string' ? typeof found === 'string' : typeof found === 'number';
}

function hasList(value: unknown, name: string): boolean {
  return Array.isArray(field(value, name));
}
