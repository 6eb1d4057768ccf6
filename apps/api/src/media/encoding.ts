import sharp from 'sharp';

// One picture at a time and one thread each: requests come first.
sharp.concurrency(1);
sharp.cache(false);

export type Format = 'webp' | 'avif';

/** No picture is kept larger than this, in pixels. */
const largest = { width: 1920, height: 2560 } as const;
/** A file that unpacks to more than this is not a picture for a shop. */
const limitInputPixels = 60_000_000;

/** The raster that all variants are made from. @throws when the bytes are not a picture */
export function original(source: Uint8Array): Promise<Buffer> {
  return sharp(source, { limitInputPixels })
    .rotate()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Sides of a picture that stands for a page where it is shared, in pixels: what networks ask for. */
const card = { width: 1200, height: 630 } as const;

/** An original whole on a wide card, before itself out of focus. */
export async function shareCard(path: string): Promise<Buffer> {
  const subject = await sharp(path).resize({ height: card.height, width: card.width, fit: 'inside' }).toBuffer();
  return sharp(path)
    .resize({ ...card, fit: 'cover' })
    .blur(40)
    .composite([{ input: subject, gravity: 'centre' }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** The places of a blur, and how far one can be from its first colour towards its second. */
const blurred = { columns: 3, rows: 4, levels: 4 } as const;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * What a picture looks like from far away, in 12 hexadecimal digits: its two colours that are furthest apart, three
 * digits each, that of its corners first, and six digits for its 3 × 4 places, row by row from the lowest two bits on,
 * of how much of the second colour each has, in thirds.
 */
export async function blurOf(original: Uint8Array | string): Promise<string> {
  const { columns, rows, levels } = blurred;
  const places = await meansOf(original, columns, rows);
  const [one, other] = furthestApart(places);
  const corners = [0, columns - 1, (rows - 1) * columns, rows * columns - 1].map((place) => places[place]);
  const from = (colour: Colour) => corners.reduce((sum, corner = colour) => sum + distance(corner, colour), 0);
  const [ground, figure] = from(one) <= from(other) ? [one, other] : [other, one];
  const map = places
    .map((place) => Math.round((levels - 1) * share(place, ground, figure)))
    .reduce((sum, level, place) => sum + level * levels ** place, 0);
  return `${digits(ground)}${digits(figure)}${map.toString(16).padStart(6, '0')}`;
}

/** The mean colours of the places of a picture, row by row. */
async function meansOf(picture: Uint8Array | string, columns: number, rows: number): Promise<Colour[]> {
  // Of a side of each place; a smaller raster would mix neighbours.
  const side = 8;
  const across = columns * side;
  const raw = await sharp(picture)
    .resize(across, rows * side, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const sums = Array.from({ length: columns * rows }, (): [number, number, number] => [0, 0, 0]);
  for (const [index, part] of raw.entries()) {
    const pixel = Math.floor(index / 3);
    const place = Math.floor(pixel / across / side) * columns + Math.floor((pixel % across) / side);
    const sum = sums[place];
    if (sum) sum[index % 3] = (sum[index % 3] ?? 0) + part;
  }
  return sums.map(([red, green, blue]): Colour => [red / side ** 2, green / side ** 2, blue / side ** 2]);
}

function furthestApart(places: readonly Colour[]): readonly [Colour, Colour] {
  const pairs = places.flatMap((one) => places.map((other): [Colour, Colour] => [one, other]));
  const [
    furthest = [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ] = pairs.toSorted((one, other) => distance(...other) - distance(...one));
  return furthest;
}

/** The square of how far two colours are apart. */
function distance(one: Colour, other: Colour): number {
  return one.reduce((sum, part, index) => sum + (part - (other[index] ?? 0)) ** 2, 0);
}

/** How far a colour lies on the way from one to another: 0 to 1. */
function share(colour: Colour, from: Colour, to: Colour): number {
  const whole = distance(from, to);
  const along = (index: 0 | 1 | 2) => (colour[index] - from[index]) * (to[index] - from[index]);
  return whole === 0 ? 0 : Math.min(1, Math.max(0, (along(0) + along(1) + along(2)) / whole));
}

function digits(colour: Colour): string {
  return colour.map((part) => Math.round(part / 17).toString(16)).join('');
}

/** A copy of an original in a width, never wider than itself. */
export function variant(path: string, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(path).resize({ width, withoutEnlargement: true });
  return format === 'webp'
    ? resized.webp({ quality: 78, effort: 3, smartSubsample: true }).toBuffer()
    : resized.avif({ quality: 52, effort: 3 }).toBuffer();
}
