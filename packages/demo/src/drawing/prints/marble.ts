import { mixed } from '../colour.ts';
import { type Field, regionBelow, sampled } from '../contours.ts';
import { layered, noiseFrom } from '../noise.ts';
import { ground, type Pattern, sheet } from './sheet.ts';

/** Polished marble: clouded ground and veins that widen, thin out and stop. */
export const marble: Pattern = (dyes, random) => {
  const noise = layered(noiseFrom(random.whole(0, 1e9)), 3);
  const angle = random.between(-1.1, 1.1);
  const warp = random.between(0.7, 1.15);
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const bent = (x: number, y: number) => [
    x / 330 + warp * noise(x / 360 + 7, y / 360),
    y / 330 + warp * noise(x / 360, y / 360 + 31),
  ];
  const cloud: Field = (x, y) => {
    const [u = 0, v = 0] = bent(x, y);
    return noise(u * cosine - v * sine, (u * sine + v * cosine) * 1.6);
  };
  const vein = (shift: number, width: number): Field => {
    return (x, y) => {
      const [u = 0, v = 0] = bent(x, y);
      const strength = 0.25 + 0.9 * noise(u * 0.8 + shift, v * 0.8 - shift);
      return Math.abs(noise(u * cosine - v * sine + shift, (u * sine + v * cosine) * 1.5)) - width * strength;
    };
  };
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const [base, first, second, third, veins] = random.pick([
    [pale, mixed(pale, soft, 0.55), soft, mixed(soft, clear, 0.6), deep],
    [deep, mixed(deep, dark, 0.6), dark, mixed(dark, strong, 0.8), pale],
    [strong, mixed(strong, dark, 0.5), mixed(strong, clear, 0.6), soft, pale],
  ] as const);
  const clouds = sampled(cloud, sheet, 11);
  const region = (path: string, colour: string) => `<path fill="${colour}" fill-rule="evenodd" d="${path}"/>`;
  const drawn = (field: Field, colour: string) => region(regionBelow(sampled(field, sheet, 7), 0), colour);
  return [
    ground(base),
    region(regionBelow(clouds, 0.22), first),
    region(regionBelow(clouds, -0.08), second),
    region(regionBelow(clouds, -0.36), third),
    drawn(vein(3.1, 0.07), mixed(veins, third, 0.35)),
    drawn(vein(11.7, 0.1), veins),
    drawn(vein(23.9, 0.045), random.chance(0.6) ? dyes.metal : dyes.accent),
  ].join('');
};
