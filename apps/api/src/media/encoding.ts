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

/** A copy of an original in a width, never wider than itself. */
export function variant(path: string, width: number, format: Format): Promise<Buffer> {
  const resized = sharp(path).resize({ width, withoutEnlargement: true });
  return format === 'webp'
    ? resized.webp({ quality: 78, effort: 3, smartSubsample: true }).toBuffer()
    : resized.avif({ quality: 52, effort: 3 }).toBuffer();
}
