import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawGarment,
  drawMaterial,
  drawPlaceholder,
  drawScene,
  drawSizeGuide,
  type GarmentSpec,
  measuresOf,
  palettes,
  prints,
  sceneFormats,
  silhouettes,
  views,
} from './index.ts';

const spec: GarmentSpec = { silhouette: 'kimono', print: 'agate', palette: 'grana', seed: 7 };

const kilobytes = (text: string) => Buffer.byteLength(text) / 1024;

/** Rasterises small: the size of the SVG, whether it is opaque, and how much its lightness varies (standard deviation). */
async function seen(svg: string) {
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  const small = await sharp(Buffer.from(svg)).resize(200).ensureAlpha().raw().toBuffer();
  const at = (channel: number) => [...small].filter((_, index) => index % 4 === channel);
  const greens = at(1);
  const mean = greens.reduce((sum, value) => sum + value, 0) / greens.length;
  const contrast = Math.sqrt(greens.reduce((sum, value) => sum + (value - mean) ** 2, 0) / greens.length);
  return { width, height, opaque: at(3).every((alpha) => alpha === 255), contrast };
}

/** Every name that is referred to is defined, once. */
function expectSoundIds(svg: string) {
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  expect(new Set(defined).size).toBe(defined.length);
  expect(used.filter((id) => !defined.includes(id))).toEqual([]);
}

describe('a drawn garment', () => {
  it.each(silhouettes)('is a full picture from every side: %s', { timeout: 60_000 }, async (silhouette) => {
    const at = silhouettes.indexOf(silhouette);
    const print = prints[at % prints.length] ?? 'facets';
    const palette = palettes[at % palettes.length] ?? 'grana';
    for (const view of views) {
      const svg = drawGarment({ silhouette, print, palette, seed: at }, view);
      expectSoundIds(svg);
      expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
      expect(kilobytes(svg)).toBeLessThan(400);
      const { contrast, ...size } = await seen(svg);
      expect(size, view).toEqual({ width: 1600, height: 2000, opaque: true });
      expect(contrast, view).toBeGreaterThan(12);
    }
  });

  it('is the same again for the same spec', () => {
    for (const view of views) expect(drawGarment(spec, view)).toBe(drawGarment({ ...spec }, view));
  });

  it('changes with each part of its spec, and from view to view', () => {
    const others: GarmentSpec[] = [
      { ...spec, seed: 8 },
      { ...spec, palette: 'jade' },
      { ...spec, print: 'strata' },
      { ...spec, silhouette: 'tee' },
    ];
    const drawn = [
      ...views.map((view) => drawGarment(spec, view)),
      ...others.map((other) => drawGarment(other, 'front')),
    ];
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it.each(prints)('wears the print in every palette, in its dyes: %s', { timeout: 60_000 }, (print) => {
    const drawn = palettes.map((palette) => drawMaterial({ print, palette, seed: 3 }));
    expect(new Set(drawn).size).toBe(palettes.length);
    for (const svg of drawn) expectSoundIds(svg);
  });
});

describe('a scene', () => {
  const garments: GarmentSpec[] = [
    spec,
    { ...spec, silhouette: 'tee', seed: 2 },
    { ...spec, silhouette: 'dress', seed: 3 },
  ];
  const sizes = {
    desktop: [2400, 1350],
    mobile: [1200, 1500],
    square: [1600, 1600],
    wide: [2400, 1000],
    tile: [1200, 1500],
  } as const;

  it.each(sceneFormats)('holds one, two or three garments: %s', { timeout: 60_000 }, async (format) => {
    const drawn = [1, 2, 3].map((count) => drawScene({ garments: [spec, ...garments.slice(1, count)], format }));
    for (const svg of drawn) {
      expectSoundIds(svg);
      const { width, height, contrast } = await seen(svg);
      expect([width, height]).toEqual(sizes[format]);
      expect(contrast).toBeGreaterThan(12);
    }
    expect(new Set(drawn).size).toBe(3);
  });
});

describe('what stands in for a picture', () => {
  it('is an empty hanger, a little different for each title', async () => {
    expect(drawPlaceholder('Ocean Blue Shirt')).toBe(drawPlaceholder('Ocean Blue Shirt'));
    expect(drawPlaceholder('Ocean Blue Shirt')).not.toBe(drawPlaceholder('Classic Varsity Top'));
    expect(await seen(drawPlaceholder('Ocean Blue Shirt'))).toMatchObject({
      width: 1600,
      height: 2000,
      opaque: true,
    });
  });

  it.each(silhouettes)('is an outline with lettered measures in the size guide: %s', async (silhouette) => {
    const svg = drawSizeGuide(silhouette);
    expect(svg).not.toContain('<text');
    expect(svg.match(/<rect /g)).toHaveLength(measuresOf(silhouette));
    expect(await seen(svg)).toMatchObject({ width: 1600, height: 2000, opaque: true });
  });
});
