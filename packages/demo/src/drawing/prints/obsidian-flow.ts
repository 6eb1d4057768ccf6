import { mixed, onRamp } from '../colour.ts';
import { regionBelow, sampled } from '../contours.ts';
import { noiseFrom } from '../noise.ts';
import { ground, type Pattern, sheet } from './sheet.ts';

/** Volcanic glass: sheets that brighten slowly and break off sharply, folded by the flow. */
export const obsidianFlow: Pattern = (dyes, random) => {
  const noise = noiseFrom(random.whole(0, 1e9));
  const angle = random.between(-0.9, 0.9);
  const fold = random.between(150, 230);
  const field = (x: number, y: number) => {
    const u = x + fold * noise(x / 330, y / 330 + 9);
    const v = y + fold * noise(x / 330 + 50, y / 330);
    const w = v + 130 * noise(u / 240 - 20, v / 240);
    return u * Math.sin(angle) + w * Math.cos(angle) + 0.5 * fold * noise(u / 170, w / 170);
  };
  const samples = sampled(field, sheet, 12);
  const lowest = samples.values.reduce((a, b) => Math.min(a, b));
  const highest = samples.values.reduce((a, b) => Math.max(a, b));
  const sheets = random.whole(9, 13);
  const shades = 5;
  const [deep, dark] = dyes.tones;
  let markup = ground(deep);
  for (let index = sheets; index >= 0; index -= 1) {
    const glow = random.chance(0.22) ? dyes.accent : onRamp(dyes.tones, random.between(0.4, 1));
    const from = random.chance(0.7) ? deep : dark;
    for (let shade = shades; shade > 0; shade -= 1) {
      const level = lowest + ((index + (shade / shades) ** 0.8) * (highest - lowest)) / sheets;
      const colour = mixed(from, glow, (shade / shades) ** 1.7);
      markup += `<path fill="${colour}" fill-rule="evenodd" d="${regionBelow(samples, level)}"/>`;
    }
  }
  return markup;
};
