import type { Currency, Language, SortOrder } from '@obsidiana/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fitsAll, type ListingChoice } from './listing-choice.ts';
import { type ListSource, listStatement, newest, type Source } from './sources.ts';
import { listings } from './tables.ts';

/** `name` orders by the name in the asked language. */
export type Order = Exclude<SortOrder, 'name'> | `name_${Language}`;

export interface AskedPage extends ListingChoice {
  readonly currency: Currency;
  /** How many products are left out before the page. */
  readonly before: number;
  readonly perPage: number;
}

/** What decides before the date, for a row of a source and for the listings as an index has them. */
interface SortKey {
  readonly of: (source: Source) => SQL;
  readonly first: SQL;
}

const keys: Record<Exclude<Order, 'relevance' | 'newest'>, SortKey> = {
  price_asc: { of: ({ price }) => price, first: sql`${listings.price}` },
  price_desc: { of: ({ price }) => sql`-${price}`, first: sql`${listings.price} desc` },
  name_es: { of: ({ nameEs }) => nameEs, first: sql`${listings.nameEs}` },
  name_en: { of: ({ nameEn }) => nameEn, first: sql`${listings.nameEn}` },
};

/** How many products are sorted at once, rather than met one after the other. */
const few = 2_000;

const until = sql`(${sql.placeholder('before')}::int + ${sql.placeholder('perPage')}::int)`;
/** Among so many that come first in the whole shop a list of thousands has enough for the page, unless that is far back. */
const nearby = sql`case when ${until} <= 500 then greatest(500, 8 * ${until}) else 0 end`;

const sortedPages = ofEveryOrder('sorted', sorted);
const metPages = ofEveryOrder('met', met);

/**
 * The products of one page of a list.
 * @param total how many the list has, where that is known
 */
export async function pageOf(
  db: Database,
  source: ListSource,
  order: Order,
  asked: AskedPage,
  total = Number.POSITIVE_INFINITY,
): Promise<readonly number[]> {
  // An index has each subcategory in the order of dates: it is read no further than the page.
  const indexed = 'subcategoryId' in source && (order === 'relevance' || order === 'newest');
  const pages = indexed || total <= few ? sortedPages : metPages;
  return (await pages[order](db, source, asked))?.ids ?? [];
}

/** One statement per order, so that each is planned for what it does. */
function ofEveryOrder(name: string, query: (source: Source, key: SortKey | null, byMatch: boolean) => SQL) {
  const by = (order: Order, key: SortKey | null) =>
    listStatement<{ readonly ids: number[] }>(`${name}_${order}`, (source) =>
      query(source, key, order === 'relevance' && source.matches.length > 1),
    );
  return {
    relevance: by('relevance', null),
    newest: by('newest', null),
    price_asc: by('price_asc', keys.price_asc),
    price_desc: by('price_desc', keys.price_desc),
    name_es: by('name_es', keys.name_es),
    name_en: by('name_en', keys.name_en),
  };
}

/** Everything that fits is sorted. */
function sorted(source: Source, key: SortKey | null, byMatch: boolean): SQL {
  const order = sql.join([...(byMatch ? [source.tier] : []), dated(source, key)], sql`, `);
  return pageFrom(sql`
    select ${source.productId} as id from ${source.from} where ${source.where} and ${fitsAll(source)}
    order by ${order} limit ${until}`);
}

/**
 * Of a list of thousands, enough for the page is mostly found among what comes first in the whole shop, where an index
 * leads to; only when it is not, all that fits is read. A search goes from tier to tier, as far as the page needs.
 */
function met(source: Source, key: SortKey | null, byMatch: boolean): SQL {
  const first = key ? sql`${key.first}, ${newest}` : newest;
  const matches = byMatch ? source.matches : [{ where: source.where, tiers: [source.where] }];
  // A query that is named here is made when the first row is asked of it.
  const nearest = matches.map(
    ({ where }, match) => sql`${near(match)} as materialized (
      select ${source.productId} as id, ${byMatch ? source.tier : sql`0`} as tier,
        row_number() over (order by ${dated(source, key)}) as place
      from ${source.fromFirst(first, nearby)} where ${where} and ${fitsAll(source)}
    )`,
  );
  const tiers = matches.flatMap(({ tiers }, match) => tiers.map((condition) => ({ match, condition })));
  const ids = tiers.map(({ match, condition }, place) => {
    const ofTier = sql`from ${near(match)} where tier = ${sql.raw(String(place))}`;
    const enough = sql`(select count(*) >= ${until} ${ofTier})`;
    return sql`
      (select id ${ofTier} and ${enough} order by place limit ${until})
      union all
      (
        select ${source.productId} from ${source.from} where not ${enough} and ${condition} and ${fitsAll(source)}
        order by ${dated(source, key)} limit ${until}
      )`;
  });
  return sql`with ${sql.join(nearest, sql`, `)} ${pageFrom(sql.join(ids, sql` union all `))}`;
}

function near(match: number): SQL {
  return sql.raw(`near_${match}`);
}

function dated(source: Source, key: SortKey | null): SQL {
  const date = sql`${source.createdAt} desc nulls last, ${source.productId} desc nulls last`;
  return key ? sql`${key.of(source)}, ${date}` : date;
}

/** The parts of a union are read one after the other, and only as far as the page reaches. */
function pageFrom(ids: SQL): SQL {
  return sql`select array(
    select id from (${ids}) as listed limit ${sql.placeholder('perPage')}::int offset ${sql.placeholder('before')}::int
  ) as ids`;
}
