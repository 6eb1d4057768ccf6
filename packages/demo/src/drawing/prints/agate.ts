import { mixed } from '../colour.ts';
import { regionBelow, sampled } from '../contours.ts';
import type { Point } from '../geometry.ts';
import { layered, noiseFrom } from '../noise.ts';
import { ground, type Pattern, sheet } from './sheet.ts';

/** A sliced agate: bands grown round one to three eyes, broad ones and sheaves of fine lines in turn. */
export const agate: Pattern = (dyes, random) => {
  const noise = layered(noiseFrom(random.whole(0, 1e9)), 3);
  const eyes: (readonly [...Point, number])[] = [
    [random.between(270, 530), random.between(330, 560), random.between(1, 1.25)],
  ];
  for (let extra = random.whole(0, 2); extra > 0; extra -= 1) {
    eyes.push([random.between(-40, 840), random.between(40, 960), random.between(0.75, 0.95)]);
  }
  const wobble = random.between(55, 95);
  const field = (x: number, y: number) => {
    let merged = 0;
    for (const [ex, ey, size] of eyes) merged += Math.exp(-Math.hypot(x - ex, (y - ey) * 0.86) / size / 70);
    return -70 * Math.log(merged) + wobble * noise(x / 210, y / 210) + 8 * noise(x / 45, y / 45);
  };
  const samples = sampled(field, sheet, 11);
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const broad = [deep, pale, strong, soft, dark, clear, pale, strong] as const;
  const levels: (readonly [level: number, colour: string])[] = [];
  let level = -40;
  let turn = random.whole(0, 7);
  levels.push([level, random.chance(0.5) ? pale : deep]);
  while (level < 640) {
    const colour = broad[turn % broad.length] ?? strong;
    if (random.chance(0.3)) {
      for (let line = random.whole(2, 4); line > 0; line -= 1) {
        level += random.between(4, 7);
        levels.push([level, line % 2 ? colour : mixed(colour, colour === pale ? dark : pale, 0.72)]);
      }
    }
    level += random.between(18, 46);
    levels.push([level, random.chance(0.07) ? dyes.accent : colour]);
    turn += random.whole(1, 2);
  }
  return (
    ground(strong) +
    levels
      .reverse()
      .map(([at, colour]) => `<path fill="${colour}" fill-rule="evenodd" d="${regionBelow(samples, at)}"/>`)
      .join('')
  );
};
