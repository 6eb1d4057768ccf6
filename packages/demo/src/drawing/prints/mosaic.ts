import { onRamp } from '../colour.ts';
import { type Point, polygon } from '../geometry.ts';
import { noiseFrom } from '../noise.ts';
import { ground, inks, type Pattern, scattered, sheet } from './sheet.ts';

/** Small tesserae set in arcs round a few centres, as on the turquoise masks. */
export const mosaic: Pattern = (dyes, random) => {
  const noise = noiseFrom(random.whole(0, 1e9));
  const size = random.between(17, 25);
  const centres = scattered(random, random.whole(3, 6));
  const dark = random.chance(0.65);
  const drift = random.between(60, 130);
  const nearest = (x: number, y: number) =>
    centres.reduce(
      (best, [cx, cy], index) => {
        const distance = Math.hypot(x - cx, y - cy);
        return distance < best.distance ? { distance, index } : best;
      },
      { distance: Number.POSITIVE_INFINITY, index: -1 },
    ).index;
  const paint = inks();
  centres.forEach(([cx, cy], own) => {
    for (let row = 0; row * size < 1300; row += 1) {
      const radius = (row + 0.5) * size;
      const count = Math.max(5, Math.round((2 * Math.PI * radius) / (size * random.between(0.85, 1.15))));
      const turn = random.between(0, 2);
      const line = random.chance(0.16);
      for (let index = 0; index < count; index += 1) {
        const middle = ((index + 0.5) / count) * 2 * Math.PI + turn;
        const x = cx + radius * Math.cos(middle);
        const y = cy + radius * Math.sin(middle);
        const inside = x > sheet.x - size && y > sheet.y - size && x < 900 + size && y < 1100 + size;
        if (!inside || nearest(x, y) !== own) continue;
        const half = (Math.PI / count) * random.between(0.78, 0.9);
        const near = radius - size * random.between(0.4, 0.45);
        const far = radius + size * random.between(0.4, 0.45);
        const at = (angle: number, r: number): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
        const level = 0.5 + 0.4 * noise(x / drift, y / drift) + random.between(-0.16, 0.16);
        const colour = line
          ? random.chance(0.5)
            ? dyes.accent
            : dyes.metal
          : onRamp(dyes.tones, Math.max(0.16, Math.round(level * 11) / 11));
        paint.add(
          colour,
          polygon([
            at(middle - half, near),
            at(middle + half * random.between(0.75, 1), near),
            at(middle + half, far),
            at(middle - half * random.between(0.75, 1), far),
          ]),
        );
      }
    }
  });
  return ground(dark ? dyes.tones[0] : dyes.tones[5]) + paint.markup();
};
