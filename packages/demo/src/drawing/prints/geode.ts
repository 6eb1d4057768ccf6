import { mixed, onRamp } from '../colour.ts';
import { regionBelow, sampled } from '../contours.ts';
import { type Point, polygon, rounded } from '../geometry.ts';
import { layered, type Noise, noiseFrom } from '../noise.ts';
import type { Dyes } from '../palettes.ts';
import type { Random } from '../random.ts';
import { ground, inks, type Pattern, ring, scattered, sheet } from './sheet.ts';

function drawGeode(centre: Point, size: number, dyes: Dyes, noise: Noise, random: Random): string {
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const turn = random.between(0, 100);
  const radius = (share: number) => (angle: number) =>
    size * share * (1 + 0.3 * noise(turn + 0.9 * Math.cos(angle), turn + 0.9 * Math.sin(angle) + share * 0.4));
  const shell = (share: number, colour: string) =>
    `<path fill="${colour}" d="${rounded(ring(centre, Math.max(14, Math.round(size / 7)), radius(share)))}"/>`;
  const bands = [dark, pale, soft, clear, pale, strong, soft, dark, clear];
  let markup = shell(1.06, mixed(deep, dark, 0.35));
  let share = 1;
  let index = random.whole(0, 4);
  while (share > 0.66) {
    markup += shell(share, bands[index % bands.length] ?? pale);
    share -= size > 80 && random.chance(0.5) ? random.between(0.02, 0.04) : random.between(0.06, 0.11);
    index += 1;
  }
  markup += shell(share, random.chance(0.5) ? deep : dark);
  for (const depth of size > 80 ? [0, 1, 2] : [0, 1]) {
    const paint = inks(0.4);
    const count = Math.round((size * (0.42 - 0.09 * depth)) / 4) + 8;
    const outer = radius(share * (1.03 - 0.2 * depth));
    for (let crystal = 0; crystal < count; crystal += 1) {
      const angle = ((crystal + random.between(-0.3, 0.3)) / count) * 2 * Math.PI;
      const half = (Math.PI / count) * random.between(0.85, 1.5);
      const reach = share * (0.74 - 0.2 * depth) * random.between(0.72, 1.12);
      const at = (a: number, r: number): Point => [centre[0] + r * Math.cos(a), centre[1] + r * Math.sin(a)];
      const left = at(angle - half, outer(angle - half));
      const right = at(angle + half, outer(angle + half));
      const shoulder = radius(reach)(angle) * 0.5 + outer(angle) * 0.5;
      const tip = at(angle, radius(reach)(angle));
      const foot = at(angle, outer(angle));
      const facing = 0.5 - 0.3 * Math.cos(angle - Math.PI * 1.3);
      const tone = Math.round((facing + 0.16 - 0.17 * depth) * 12) / 12;
      paint.add(onRamp(dyes.tones, tone + 0.2), polygon([left, at(angle - half * 0.8, shoulder), tip, foot]));
      paint.add(onRamp(dyes.tones, tone - 0.14), polygon([right, at(angle + half * 0.8, shoulder), tip, foot]));
    }
    markup += paint.markup();
  }
  return markup;
}

/** Nodules cut in half: a rind, a few bands, and crystals that point into the hollow. */
export const geode: Pattern = (dyes, random) => {
  const noise = layered(noiseFrom(random.whole(0, 1e9)), 2);
  const light = random.chance(0.5);
  const [base, mottle, fleck] = light
    ? [dyes.tones[5], dyes.tones[4], mixed(dyes.tones[5], dyes.tones[4], 0.5)]
    : [dyes.tones[1], dyes.tones[0], mixed(dyes.tones[1], dyes.tones[0], 0.5)];
  const rock = sampled((x, y) => noise(x / 130, y / 130), sheet, 14);
  const main: Point = [random.between(260, 540), random.between(320, 600)];
  const large = random.between(190, 270);
  const placed: (readonly [Point, number])[] = [[main, large]];
  for (const spot of scattered(random, 26)) {
    const free = Math.min(...placed.map(([[x, y], size]) => Math.hypot(x - spot[0], y - spot[1]) - size * 1.12));
    if (free > 34) placed.push([spot, Math.min(free * 0.9, random.between(40, 170))]);
  }
  return [
    ground(base),
    `<path fill="${fleck}" fill-rule="evenodd" d="${regionBelow(rock, 0.1)}"/>`,
    `<path fill="${mottle}" fill-rule="evenodd" d="${regionBelow(rock, -0.25)}"/>`,
    ...placed.map(([centre, size]) => drawGeode(centre, size, dyes, noise, random)),
  ].join('');
};
