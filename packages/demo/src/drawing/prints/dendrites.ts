import { mixed, onRamp } from '../colour.ts';
import { regionBelow, sampled } from '../contours.ts';
import { short } from '../geometry.ts';
import { layered, noiseFrom } from '../noise.ts';
import { ground, type Pattern, sheet } from './sheet.ts';

/** Moss agate: manganese ferns grown into clear stone along a few cracks. */
export const dendrites: Pattern = (dyes, random) => {
  const noise = layered(noiseFrom(random.whole(0, 1e9)), 2);
  const light = random.chance(0.7);
  const [a, b, c, d, e, f] = dyes.tones;
  const [ink, second, third, mist, base] = light ? [a, b, c, e, f] : [f, e, d, b, a];
  const haze = sampled((x, y) => noise(x / 260, y / 200), sheet, 16);
  const strokes = new Map<number, string>();
  const draw = (width: number, path: string) => {
    const layer = Math.max(2, Math.round(width * 2)) / 2;
    strokes.set(layer, (strokes.get(layer) ?? '') + path);
  };

  /** One frond: an axis that bends a little, and smaller fronds on both its sides. */
  const grow = (x: number, y: number, angle: number, length: number, width: number) => {
    const steps = Math.max(2, Math.round(length / 11));
    const bend = random.between(-0.5, 0.5) / steps;
    let [px, py, heading] = [x, y, angle];
    let path = `M${short(px)} ${short(py)}l`;
    for (let step = 0; step < steps; step += 1) {
      heading += bend + random.between(-0.12, 0.12);
      const dx = (length / steps) * Math.cos(heading);
      const dy = (length / steps) * Math.sin(heading);
      px += dx;
      py += dy;
      path += `${short(dx)} ${short(dy)} `;
      if (length < 12) continue;
      const left = length * (1 - (0.72 * (step + 1)) / steps) * random.between(0.3, 0.46);
      if (left < 4) continue;
      for (const side of [-1, 1]) {
        if (random.chance(0.88)) grow(px, py, heading + side * random.between(0.7, 0.95), left, width * 0.55);
      }
    }
    draw(width, path);
  };

  let x = sheet.x - 60;
  while (x < sheet.x + sheet.width) {
    x += random.between(120, 210);
    const lean = random.between(-0.3, 0.3);
    let y = sheet.y - random.between(0, 80);
    let cx = x - lean * 600;
    let path = `M${short(cx)} ${short(y)}L`;
    while (y < sheet.y + sheet.height) {
      const step = random.between(70, 130);
      y += step;
      cx += step * lean + random.between(-26, 26);
      path += `${short(cx)} ${short(y)} `;
      for (const side of [-1, 1]) {
        if (random.chance(0.5)) {
          const angle = (side < 0 ? Math.PI : 0) + random.between(-0.7, 0.7);
          grow(cx, y, angle, random.between(45, 135), random.between(2.6, 4.4));
        }
      }
    }
    draw(1.5, path);
  }
  const inkOf = (width: number) => onRamp([third, second, ink, ink], width / 4);
  return [
    ground(base),
    `<path fill="${mixed(base, mist, 0.45)}" d="${regionBelow(haze, 0.15)}"/>`,
    `<path fill="${mixed(base, mist, 0.9)}" d="${regionBelow(haze, -0.2)}"/>`,
    `<path fill="${mixed(mist, dyes.accent, 0.35)}" d="${regionBelow(haze, -0.55)}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...[...strokes]
      .sort(([one], [other]) => one - other)
      .map(([width, path]) => `<path stroke="${inkOf(width)}" stroke-width="${width}" d="${path}"/>`),
    '</g>',
  ].join('');
};
