import { channelsOf, mixed } from './colour.ts';
import type { Box } from './geometry.ts';
import { noiseFrom } from './noise.ts';
import { indexedPng } from './png.ts';
import { randomFrom, seedOf } from './random.ts';
import { grainDefinition } from './weaves.ts';

const warmGreys = ['#E2DBCD', '#DFD8C9', '#DAD4C9', '#E0D6C7', '#D8D1C2'] as const;

/** A plastered wall with light from the top left that fills the box; defines `grain` for cloth as well. */
export function drawWall(box: Box, seed: number): string {
  const random = randomFrom(seedOf('wall', seed));
  const base = random.pick(warmGreys);
  const frame = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`;
  return [
    '<defs>',
    `<radialGradient id="wall" cx=".4" cy=".36" r=".95"><stop offset="0" stop-color="${mixed(base, '#F3EEE4', 0.55)}"/>`,
    `<stop offset=".55" stop-color="${base}"/><stop offset="1" stop-color="${mixed(base, '#7E7362', 0.42)}"/></radialGradient>`,
    grainDefinition(),
    '</defs>',
    `<rect ${frame} fill="url(#wall)"/>`,
    `<image ${frame} preserveAspectRatio="none" href="${clouds(box, random.whole(0, 1e9))}"/>`,
    `<rect ${frame} fill="url(#grain)" opacity=".4"/>`,
  ].join('');
}

/** Where the plaster was smoothed more or less: broad, faint patches. */
function clouds({ width, height }: Box, seed: number): string {
  const noise = noiseFrom(seed);
  const columns = 40;
  const rows = Math.round((columns * height) / width);
  const pixels = Uint8Array.from({ length: columns * rows }, (_, index) => {
    const x = index % columns;
    const y = Math.floor(index / columns);
    return Math.max(0, Math.min(255, Math.round(128 + 90 * noise(x / 9, y / 7) + 50 * noise(x / 3, y / 5))));
  });
  const table = Array.from({ length: 256 }, (_, index) => ({
    colour: channelsOf(index < 128 ? '#5B4F3E' : '#FFFFFF'),
    alpha: Math.round(Math.abs(index - 128) * 0.14),
  }));
  return indexedPng(columns, rows, pixels, table);
}
