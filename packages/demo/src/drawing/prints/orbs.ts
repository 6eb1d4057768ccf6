import { mixed } from '../colour.ts';
import { rounded } from '../geometry.ts';
import { noiseFrom } from '../noise.ts';
import { ground, type Pattern, ring, scattered } from './sheet.ts';

/** Orbicular jasper: eyes of many sizes that crowd each other, ring within ring. */
export const orbs: Pattern = (dyes, random) => {
  const noise = noiseFrom(random.whole(0, 1e9));
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const base = random.pick([deep, strong, pale] as const);
  const schemes = [
    [pale, strong, soft, deep, pale],
    [deep, soft, dark, pale, strong],
    [soft, pale, dyes.accent, pale, deep],
    [strong, pale, clear, deep, dyes.accent],
  ] as const;
  const main = random.pick(schemes);
  let markup = ground(base);
  const placed: (readonly [number, number, number])[] = [];
  for (const [x, y] of scattered(random, 420)) {
    const free = Math.min(...placed.map(([px, py, size]) => Math.hypot(px - x, py - y) - size), 900);
    if (free < 9) continue;
    const size = Math.min(free - 2, placed.length < 14 ? random.between(70, 140) : random.between(22, 80));
    placed.push([x, y, size]);
    const scheme = random.chance(0.68) ? main : random.pick(schemes);
    const turn = random.between(0, 90);
    const rings = Math.max(2, Math.min(9, Math.round(size / 13)));
    for (let index = 0; index < rings; index += 1) {
      const share = 1 - (index / rings) ** random.between(0.85, 1.1);
      const radius = (angle: number) =>
        size * share * (1 + 0.14 * noise(turn + Math.cos(angle), turn + Math.sin(angle) + share * 0.6));
      const colour = scheme[index % scheme.length] ?? strong;
      const shade = index % 3 === 1 ? mixed(colour, clear, 0.3) : colour;
      markup += `<path fill="${shade}" d="${rounded(ring([x, y], Math.max(9, Math.round(size / 5)), radius))}"/>`;
    }
  }
  return markup;
};
