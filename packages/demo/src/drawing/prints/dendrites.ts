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
  let twigs = 0;
  const grow = (x: number, y: number, angle: number, length: number, width: number) => {
    if (length < 7 || width < 0.5 || twigs > 5200) return;
    const inside = x > sheet.x - 20 && y > sheet.y - 20 && x < 920 && y < 1120;
    if (!inside) return;
    let [px, py, heading] = [x, y, angle];
    const steps = Math.max(2, Math.round(length / 15));
    const layer = Math.max(1, Math.round(width * 2)) / 2;
    let path = `M${short(px)} ${short(py)}`;
    const buds: (readonly [number, number, number])[] = [];
    for (let step = 0; step < steps; step += 1) {
      heading += random.between(-0.2, 0.2) + 0.16 * noise(px / 60, py / 60);
      px += (length / steps) * Math.cos(heading);
      py += (length / steps) * Math.sin(heading);
      path += `L${short(px)} ${short(py)}`;
      buds.push([px, py, heading]);
      twigs += 1;
    }
    strokes.set(layer, (strokes.get(layer) ?? '') + path);
    buds.forEach(([bx, by, bud], index) => {
      const left = 1 - (0.6 * index) / steps;
      for (const side of [-1, 1]) {
        if (random.chance(0.82)) {
          grow(bx, by, bud + side * random.between(0.55, 1), length * left * random.between(0.28, 0.52), width * 0.62);
        }
      }
    });
  };
  for (let crack = 0, x = sheet.x - 20; crack < 5; crack += 1, x += random.between(190, 270)) {
    let y = sheet.y - 20;
    const lean = random.between(0.25, 0.6) * (random.chance(0.5) ? 1 : -1);
    let cx = x + (lean < 0 ? 220 : 0);
    let path = `M${short(cx)} ${short(y)}`;
    while (y < sheet.y + sheet.height) {
      const step = random.between(60, 110);
      y += step;
      cx += step * lean + random.between(-22, 22);
      path += `L${short(cx)} ${short(y)}`;
      for (const side of [-1, 1]) {
        if (random.chance(0.75)) {
          const angle = (side < 0 ? Math.PI : 0) + side * random.between(-0.5, 0.5);
          grow(cx, y, angle, random.between(70, 190), random.between(2.6, 4.4));
        }
      }
    }
    strokes.set(2, (strokes.get(2) ?? '') + path);
  }
  const inkOf = (width: number) => onRamp([third, second, ink, ink], width / 3.5);
  return [
    ground(base),
    `<path fill="${mixed(base, mist, 0.45)}" d="${regionBelow(haze, 0.15)}"/>`,
    `<path fill="${mixed(base, mist, 0.9)}" d="${regionBelow(haze, -0.2)}"/>`,
    `<path fill="${mixed(mist, dyes.accent, 0.35)}" d="${regionBelow(haze, -0.55)}"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...[...strokes]
      .sort(([a], [b]) => a - b)
      .map(([width, path]) => `<path stroke="${inkOf(width)}" stroke-width="${width}" d="${path}"/>`),
    '</g>',
  ].join('');
};
