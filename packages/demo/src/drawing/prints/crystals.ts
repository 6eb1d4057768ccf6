import { mixed, onRamp } from '../colour.ts';
import { type Point, polygon } from '../geometry.ts';
import { ground, type Pattern, ring, scattered } from './sheet.ts';

/** Bunches of six-sided prisms, each face in its own light. */
export const crystals: Pattern = (dyes, random) => {
  const base = random.pick([dyes.tones[0], dyes.tones[1], dyes.tones[5]] as const);
  const accents = random.between(0.04, 0.14);
  const spots = scattered(random, random.whole(40, 50)).sort((a, b) => a[1] - b[1]);
  const prism = ([x, y]: Point, angle: number, length: number, width: number) => {
    const ux = Math.sin(angle);
    const uy = -Math.cos(angle);
    const at = (along: number, across: number): Point => [x + ux * along - uy * across, y + uy * along + ux * across];
    const own = random.chance(accents) ? dyes.accent : undefined;
    const lit = 0.5 - 0.28 * Math.sin(angle + 0.5) + random.between(-0.08, 0.08);
    const face = (points: readonly Point[], level: number) => {
      const colour = own
        ? mixed(own, level > lit ? dyes.tones[5] : dyes.tones[0], Math.abs(level - lit) * 1.2)
        : onRamp(dyes.tones, Math.round(level * 16) / 16);
      return `<path fill="${colour}" d="${polygon(points)}"/>`;
    };
    const half = width / 2;
    const ridge = half * random.between(-0.35, 0.1);
    const second = ridge + half * random.between(0.5, 0.8);
    const neck = length - width * random.between(0.4, 0.62);
    const tip = at(length, ridge * 0.4);
    return [
      face([at(-30, -half), at(neck - 6, -half), tip, at(neck - 12, half), at(-30, half)], lit),
      face([at(-30, -half), at(neck - 6, -half), at(neck + 5, ridge), at(-30, ridge)], lit + 0.2),
      face([at(-30, ridge), at(neck + 5, ridge), at(neck, second), at(-30, second)], lit - 0.04),
      face([at(-30, second), at(neck, second), at(neck - 12, half), at(-30, half)], lit - 0.27),
      face([at(neck - 6, -half), tip, at(neck + 5, ridge)], lit + 0.36),
      face([at(neck + 5, ridge), tip, at(neck, second)], lit + 0.1),
      face([at(neck, second), tip, at(neck - 12, half)], lit - 0.16),
    ].join('');
  };
  /** A crystal that points at the viewer and covers where the others grow together. */
  const gem = (at: Point, size: number) => {
    const corners = ring(at, 6, () => size * random.between(0.85, 1.15));
    const peak: Point = [at[0] - size * 0.15, at[1] - size * 0.2];
    return corners
      .map((corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        const level = 0.5 - 0.42 * Math.cos(((index + 0.5) / 6) * 2 * Math.PI - 0.85);
        return `<path fill="${onRamp(dyes.tones, Math.round(level * 16) / 16)}" d="${polygon([corner, next, peak])}"/>`;
      })
      .join('');
  };
  const bunches = spots.map((spot) => {
    const lean = random.between(-1.3, 1.3);
    const size = random.between(0.8, 1.6);
    const count = random.whole(6, 10);
    const grown = Array.from({ length: count }, (_, index) => {
      const angle = lean + ((index / (count - 1)) * 2 - 1) * 0.8 + random.between(-0.15, 0.15);
      const length = size * (random.between(90, 175) * (1.15 - 0.32 * Math.abs(angle - lean)));
      return { angle, length, width: size * random.between(24, 44) };
    }).sort((a, b) => b.length - a.length);
    return (
      grown.map(({ angle, length, width }) => prism(spot, angle, length, width)).join('') +
      gem(spot, size * random.between(17, 30))
    );
  });
  return ground(base) + bunches.join('');
};
