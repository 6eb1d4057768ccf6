import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { palettes, prints, silhouettes, views } from '@obsidiana/demo/drawing';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Source } from './source.ts';

/*
 * The shop's own form of a catalogue: JSON Lines, a product a line, with everything that the shop knows of it. Amounts are
 * in minor units. It is written by `export` and read by `import`.
 */

const Localized = Type.Object({ es: Type.String({ maxLength: 100_000 }), en: Type.String({ maxLength: 100_000 }) });
const Uri = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 200 });
const Place = Type.Object({ uri: Uri, name: Localized });
const Amount = Type.Integer({ minimum: 1, maximum: 2_000_000_000 });
const Price = Type.Object({ price: Amount, offer: Type.Union([Amount, Type.Null()]) });
const Title = Type.String({ minLength: 1, maxLength: 500 });

const Drawn = Type.Object({
  kind: Type.Literal('garment'),
  garment: Type.Object({
    silhouette: Type.Enum([...silhouettes]),
    print: Type.Enum([...prints]),
    palette: Type.Enum([...palettes]),
    seed: Type.Integer(),
  }),
  view: Type.Enum([...views]),
});
const Origin = Type.Union([
  Drawn,
  Type.Object({ kind: Type.Literal('sizeGuide'), silhouette: Type.Enum([...silhouettes]) }),
  Type.Object({ kind: Type.Literal('title'), title: Title }),
  Type.Object({ kind: Type.Literal('remote'), url: Type.String({ pattern: '^https?://' }), title: Title }),
]);
const Picture = Type.Object({ name: Title, source: Origin });
const Size = Type.Object({
  letter: Type.String({ minLength: 1, maxLength: 80 }),
  sku: Type.Union([Title, Type.Null()]),
  stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  prices: Type.Object({ MXN: Type.Optional(Price), USD: Type.Optional(Price) }),
});

const CatalogueLine = Type.Object({
  uri: Uri,
  sku: Title,
  name: Localized,
  description: Localized,
  /** HTML. */
  detail: Localized,
  category: Place,
  subcategory: Place,
  collection: Type.Union([Place, Type.Null()]),
  web_exclusive: Type.Boolean(),
  limited_edition: Type.Boolean(),
  default_size: Type.Union([Type.String(), Type.Null()]),
  size_guide: Type.Union([Picture, Type.Null()]),
  find_your_size: Type.Boolean(),
  published: Type.Boolean(),
  created_at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' }),
  pictures: Type.Array(Picture, { maxItems: 20 }),
  sizes: Type.Array(Size, { minItems: 1, maxItems: 200 }),
});
export type CatalogueLine = Static<typeof CatalogueLine>;

/** A line of a file with its number, or what is wrong with it. */
export type ReadLine = { readonly row: number; readonly handle: string } & (
  | { readonly line: CatalogueLine }
  | { readonly message: string }
);

/** Reads a file line by line, however large it is; empty lines are passed over. */
export async function* readLines(source: Source, onRead?: (bytes: number) => void): AsyncGenerator<ReadLine> {
  let row = 0;
  let any = false;
  const input = Readable.from(source.read(onRead));
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    row += 1;
    if (text.trim() === '') continue;
    any = true;
    yield { row, ...understood(text) };
  }
  if (!any) throw new Error('The file is empty.');
}

function understood(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { handle: '', message: 'it is not a line of JSON' };
  }
  const handle = typeof value === 'object' && value !== null && 'uri' in value ? String(value.uri) : '';
  if (Value.Check(CatalogueLine, value)) {
    const problem = problemOf(value);
    return problem === null ? { handle, line: value } : { handle, message: problem };
  }
  const [error] = Value.Errors(CatalogueLine, value);
  return { handle, message: `${error?.instancePath.slice(1).replaceAll('/', '.') || 'it'} ${error?.message}` };
}

/** What the shape alone does not tell. */
function problemOf({ sizes, created_at: createdAt }: CatalogueLine): string | null {
  if (Number.isNaN(Date.parse(createdAt))) return `'${createdAt}' is not a date`;
  if (new Set(sizes.map(({ letter }) => letter)).size < sizes.length) return 'a size stands twice';
  for (const { letter, prices } of sizes) {
    for (const price of Object.values(prices))
      if (price.offer !== null && price.offer >= price.price)
        return `the offer of size '${letter}' is not below its price`;
  }
  return null;
}
