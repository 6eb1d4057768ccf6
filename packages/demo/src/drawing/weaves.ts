import type { Fabric } from './piece.ts';
import { indexedPng } from './png.ts';
import { randomFrom } from './random.ts';

/** One repeat of a fabric's surface, in drawing units: dark and light threads over whatever colour lies below. */
interface Weave {
  readonly width: number;
  readonly height: number;
  readonly dark: string;
  readonly light: string;
  readonly thread: number;
  readonly strength: number;
}

const weaveOf: Readonly<Record<Fabric, Weave>> = {
  cotton: {
    width: 2.4,
    height: 2.4,
    dark: 'm0 .6h2.4m-1.8 -.6v2.4',
    light: 'm0 1.8h2.4m-.6 -1.8v2.4',
    thread: 0.6,
    strength: 0.1,
  },
  silk: { width: 3, height: 1.6, dark: 'm0 .4h3', light: 'm0 1.2h3', thread: 0.5, strength: 0.05 },
  canvas: {
    width: 4,
    height: 4,
    dark: 'm0 1h2m0 2h2m-3 -1v2m2 -4v2',
    light: 'm0 .2h2m0 2h2m-3.8 -.2v2m2 -4v2',
    thread: 0.9,
    strength: 0.14,
  },
  wool: { width: 4, height: 4, dark: 'm0 4l4 -4', light: 'm0 2l2 -2m0 4l2 -2', thread: 1.2, strength: 0.12 },
  fleece: { width: 3, height: 3, dark: 'm.5 0q1 1.5 0 3', light: 'm2 0q1 1.5 0 3', thread: 0.7, strength: 0.08 },
  knit: {
    width: 8,
    height: 6,
    dark: 'm0 0v6m4 -6v6m-4 -4l4 3l4 -3',
    light: 'm.8 .6l2.6 2m3.8 -2l-2.6 2',
    thread: 1.1,
    strength: 0.2,
  },
};

/** Tiles of whole pixels: the rasteriser is slow with small or uneven ones. */
const tile = 24;
const grainTile = 48;

function repeated({ width, height }: Weave, threads: string): string {
  let path = '';
  for (let y = 0; y < tile; y += height) {
    for (let x = 0; x < tile; x += width) path += `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}${threads}`;
  }
  return path;
}

/** Pattern definitions under `prefix`: `weave`, enlarged by `scale` to whole pixels, and `rib`. */
export function weaveDefinitions(fabric: Fabric, prefix: string, scale: number): string {
  const whole = Math.max(1, Math.round(2 * tile * scale)) / (2 * tile);
  const weave = weaveOf[fabric];
  const threads = (colour: string, path: string) =>
    `<path fill="none" stroke="${colour}" stroke-opacity="${weave.strength}" stroke-width="${weave.thread}" d="${repeated(weave, path)}"/>`;
  const ribs = (x: number) =>
    `<path fill="#000" fill-opacity=".26" d="M${x} 0h3v${tile}h-3z"/><path fill="#fff" fill-opacity=".16" d="M${x + 3.8} 0h1.6v${tile}h-1.6z"/>`;
  return [
    `<pattern id="${prefix}threads" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">`,
    threads('#000', weave.dark),
    threads('#fff', weave.light),
    // One pattern with the grain in it: every patterned fill costs the rasteriser another pass.
    `</pattern><pattern id="${prefix}weave" width="${grainTile}" height="${grainTile}" patternTransform="scale(${whole})" patternUnits="userSpaceOnUse">`,
    `<rect width="${grainTile}" height="${grainTile}" fill="url(#grain)"/>`,
    `<rect width="${grainTile}" height="${grainTile}" fill="url(#${prefix}threads)"/>`,
    `</pattern><pattern id="${prefix}rib" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">`,
    ...[0, 6, 12, 18].map(ribs),
    '</pattern>',
  ].join('');
}

/** The pattern `grain`: a fine unevenness, dark and light, for cloth and wall alike. */
export function grainDefinition(): string {
  const size = 2 * grainTile;
  const random = randomFrom(7);
  const values = Array.from({ length: size * size }, () => random.between(0, 1));
  const pixels = Uint8Array.from(values, (value, index) => {
    const right = values[index + 1] ?? value;
    const below = values[index + size] ?? value;
    return Math.floor(((value * 2 + right + below) / 4) * 256);
  });
  const table = Array.from({ length: 256 }, (_, index) => ({
    colour: index < 128 ? ([30, 20, 8] as const) : ([255, 255, 255] as const),
    alpha: Math.round(Math.abs(index - 127.5) * 0.36),
  }));
  return `<pattern id="grain" width="${grainTile}" height="${grainTile}" patternUnits="userSpaceOnUse"><image width="${grainTile}" height="${grainTile}" href="${indexedPng(size, size, pixels, table)}"/></pattern>`;
}
