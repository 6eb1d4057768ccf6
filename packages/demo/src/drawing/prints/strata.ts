import { mixed } from '../colour.ts';
import { short } from '../geometry.ts';
import { noiseFrom } from '../noise.ts';
import { ground, type Pattern, sheet } from './sheet.ts';

/** Layers of sediment that flow and thin out, with the fine lines of single seasons inside the thick ones. */
export const strata: Pattern = (dyes, random) => {
  const noise = noiseFrom(random.whole(0, 1e9));
  const tilt = random.between(-0.16, 0.16);
  const swell = random.between(40, 85);
  const height = (x: number, depth: number) =>
    depth +
    tilt * (x - 400) +
    swell * noise(x / 420, depth / 520) +
    0.35 * swell * noise(x / 170 + 40, depth / 230) +
    3 * noise(x / 40, depth / 60);
  const edge = (depth: number) => {
    const points: string[] = [];
    for (let x = sheet.x; x <= sheet.x + sheet.width; x += 20) points.push(`${x} ${short(height(x, depth))}`);
    return points.join('L');
  };
  const bottom = sheet.y + sheet.height;
  const colours = [...dyes.tones, dyes.tones[3], dyes.tones[2], dyes.accent] as const;
  let markup = ground(dyes.tones[4]);
  let depth = sheet.y - 160;
  let before = '';
  while (depth < bottom + 160) {
    const thick = random.chance(0.45) ? random.between(46, 92) : random.between(7, 26);
    let colour: string = random.pick(colours);
    while (colour === before) colour = random.pick(colours);
    markup += `<path fill="${colour}" d="M${edge(depth)}V${bottom}H${sheet.x}Z"/>`;
    if (thick > 40) {
      const line = mixed(colour, random.chance(0.5) ? dyes.tones[0] : dyes.tones[5], 0.4);
      for (let season = depth + random.between(5, 14); season < depth + thick - 4; season += random.between(5, 17)) {
        markup += `<path fill="none" stroke="${line}" stroke-width="${short(random.between(0.6, 2.2))}" d="M${edge(season)}"/>`;
      }
    }
    before = colour;
    depth += thick;
  }
  return markup;
};
