import { mixed } from '../colour.ts';
import { type Point, polygon } from '../geometry.ts';
import { ground, inks, type Pattern, ring, scattered } from './sheet.ts';

/** Chips of stone in cement: a few slabs, many shards, and grit between them. */
export const terrazzo: Pattern = (dyes, random) => {
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const base = random.pick([pale, pale, deep, mixed(soft, pale, 0.5)] as const);
  const stones = [deep, dark, strong, strong, clear, soft, pale, dyes.accent].filter((tone) => tone !== base);
  const [first = strong, ...others] = stones;
  const chips: (readonly [Point, number])[] = [];
  const place = (count: number, low: number, high: number) => {
    for (const spot of scattered(random, count)) {
      const size = random.between(low, high);
      const free = Math.min(...chips.map(([[x, y], r]) => Math.hypot(x - spot[0], y - spot[1]) - r), 999);
      if (free > low * 0.8) chips.push([spot, Math.min(size, free - 4)]);
    }
  };
  const scale = random.between(0.8, 1.35);
  place(Math.round(60 / scale ** 2), 44 * scale, 84 * scale);
  place(Math.round(330 / scale ** 2), 16 * scale, 34 * scale);
  place(640, 4, 10);
  const paint = inks();
  for (const [centre, size] of chips) {
    const corners = random.whole(5, 8);
    const squeeze = random.between(0.62, 1);
    const turn = random.between(0, Math.PI);
    const flat = ring([0, 0], corners, () => size * random.between(0.72, 1.05)).map(([x, y]): Point => {
      const squeezed = y * squeeze;
      return [
        centre[0] + x * Math.cos(turn) - squeezed * Math.sin(turn),
        centre[1] + x * Math.sin(turn) + squeezed * Math.cos(turn),
      ];
    });
    const colour = random.pick([first, ...others]);
    paint.add(colour, polygon(flat));
    if (size > 30) {
      const [a, b, c] = flat;
      if (a && b && c) paint.add(mixed(colour, colour === deep ? clear : pale, 0.28), polygon([a, b, c, centre]));
    }
  }
  return ground(base) + paint.markup();
};
