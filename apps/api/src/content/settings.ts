import type { Currency } from '@obsidiana/contract';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { HandName } from '../checkout/provider.ts';
import type { Queryable } from '../db/database.ts';
import { settings } from './tables.ts';

/** Amounts in minor units. */
export interface Settings {
  /** Standard shipping: its flat price, and the goods total from which it is free. */
  readonly shipping: Readonly<Record<Currency, { readonly price: number; readonly freeFrom: number }>>;
  /** Goods paid for one crystal. */
  readonly crystals: Readonly<Record<Currency, number>>;
  /** Where money goes that is sent by hand: the account, and whose it is. */
  readonly handPayments: Readonly<Record<HandName, { readonly account: string; readonly holder: string }>>;
  /** Percent off the goods of a member's first order; 0 for none. */
  readonly welcomePercent: number;
}

/** What holds until the operator sets something else. */
export const defaultSettings: Settings = {
  shipping: { MXN: { price: 149_00, freeFrom: 1999_00 }, USD: { price: 9_00, freeFrom: 120_00 } },
  crystals: { MXN: 100_00, USD: 5_00 },
  handPayments: {
    zelle: { account: 'pagos@obsidiana.example', holder: 'Obsidiana LLC' },
    venmo: { account: '@obsidiana-example', holder: 'Obsidiana LLC' },
  },
  welcomePercent: 10,
};

const names = Object.keys(defaultSettings);

export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select().from(settings).where(inArray(settings.key, names));
  return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** What the operator has set a setting to, as part of another query; null where the default holds. */
export function storedSetting(key: keyof Settings): SQL {
  return sql`(select ${settings.value} from ${settings} where ${settings.key} = ${key})`;
}

export async function writeSetting<K extends keyof Settings>(db: Queryable, key: K, value: Settings[K]): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
