import { mixed } from '../colour.ts';
import { type Field, regionBelow, sampled } from '../contours.ts';
import { layered, noiseFrom } from '../noise.ts';
import { ground, type Pattern, sheet } from './sheet.ts';

/** Polished marble: clouded ground and veins that widen, thin out and stop. */
export const marble: Pattern = (dyes, random) => {
  const seed = random.whole(0, 1e9);
  const broad = noiseFrom(seed);
  const fine = layered(broad, 4);
  const angle = random.between(0.35, 0.95) * (random.chance(0.5) ? 1 : -1);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  /** Along the veins and across them, in long waves that tremble. */
  const laid = (x: number, y: number, shift: number): readonly [number, number] => {
    const u = (x * cosine + y * sine) / 520;
    const v = (y * cosine - x * sine) / 210;
    return [
      u + 0.3 * fine(u * 1.6 + shift, v),
      v + 0.75 * broad(u * 1.7, v * 0.5 + shift) + 0.13 * fine(u * 5, v * 2.4 - shift),
    ];
  };
  const cloud: Field = (x, y) => {
    const [u, v] = laid(x, y, 3);
    return fine(u * 1.2, v * 0.9);
  };
  const vein = (shift: number, width: number): Field => {
    return (x, y) => {
      const [u, v] = laid(x, y, shift);
      const strength = 0.28 + 0.95 * broad(u * 1.9 + shift, v * 0.8 - shift);
      return Math.abs(broad(u * 0.7 + shift, v * 0.9)) - width * strength;
    };
  };
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const [base, first, second, third, veins] = random.pick([
    [pale, mixed(pale, soft, 0.4), mixed(pale, soft, 0.85), mixed(soft, clear, 0.45), deep],
    [deep, mixed(deep, dark, 0.5), dark, mixed(dark, strong, 0.6), pale],
    [strong, mixed(strong, dark, 0.35), mixed(strong, clear, 0.4), mixed(strong, clear, 0.9), pale],
    [soft, mixed(soft, pale, 0.6), mixed(soft, clear, 0.5), clear, dark],
  ] as const);
  const clouds = sampled(cloud, sheet, 11);
  const region = (path: string, colour: string) => `<path fill="${colour}" fill-rule="evenodd" d="${path}"/>`;
  const drawn = (field: Field, colour: string) => region(regionBelow(sampled(field, sheet, 6), 0), colour);
  return [
    ground(base),
    region(regionBelow(clouds, 0.18), first),
    region(regionBelow(clouds, -0.1), second),
    region(regionBelow(clouds, -0.42), third),
    drawn(vein(3.1, 0.12), mixed(veins, second, 0.5)),
    drawn(vein(11.7, 0.085), veins),
    drawn(vein(17.3, 0.03), veins),
    drawn(vein(23.9, 0.05), random.chance(0.6) ? dyes.metal : dyes.accent),
  ].join('');
};
