import { short } from '../geometry.ts';
import { noiseFrom } from '../noise.ts';
import { ground, inks, type Pattern, sheet } from './sheet.ts';

/** The tie-dyed warp of a rebozo: nested lozenges whose edges feather from thread to thread. */
export const jaspe: Pattern = (dyes, random) => {
  const noise = noiseFrom(random.whole(0, 1e9));
  const [deep, dark, strong, clear, soft, pale] = dyes.tones;
  const schemes = [
    [deep, pale, strong, soft, dyes.accent],
    [strong, deep, pale, clear, dyes.accent],
    [pale, dark, soft, strong, dyes.accent],
    [dark, soft, deep, pale, dyes.accent],
  ] as const;
  const scheme = random.pick(schemes);
  const thread = 4;
  const width = random.pick([100, 125, 200] as const);
  const height = width * random.between(1.3, 1.9);
  const shift = random.chance(0.5) ? 0.5 : 0;
  const feather = random.between(6, 13);
  const rings = [0.2, 0.36, 0.6, 0.78] as const;
  const shades = [scheme[4], scheme[1], scheme[2], scheme[3]] as const;
  const paint = inks();
  for (let x = sheet.x; x < sheet.x + sheet.width; x += thread) {
    const column = Math.floor((x - sheet.x) / width);
    const across = Math.abs((((x + thread / 2 - sheet.x) / width) % 1) - 0.5) * 2;
    const slip = feather * noise(x / 9, 3.3) + 0.6 * feather * noise(x / 2.3, 8.1);
    const begin = sheet.y - height + (column % 2) * shift * height + slip;
    for (let top = begin; top < sheet.y + sheet.height; top += height) {
      const centre = top + height / 2;
      const reach = (ring: number) => Math.max(0, ring - across * 0.8) * (height / 1.6);
      const spans = rings.map(reach);
      let outer = height / 2;
      for (let index = rings.length - 1; index >= 0; index -= 1) {
        outer = spans[index] ?? 0;
        const inner = spans[index - 1] ?? 0;
        if (outer <= inner) continue;
        const ragged = () => random.between(-2.5, 2.5);
        const colour = shades[index] ?? strong;
        const piece = (from: number, to: number) =>
          paint.add(colour, `M${x} ${short(from)}h${thread}V${short(to)}h-${thread}z`);
        piece(centre - outer + ragged(), centre - inner);
        piece(centre + inner, centre + outer + ragged());
      }
    }
  }
  let warp = '';
  for (let x = sheet.x; x < sheet.x + sheet.width; x += thread * 2) warp += `M${x} ${sheet.y}v${sheet.height}`;
  return `${ground(scheme[0])}${paint.markup()}<path fill="none" stroke="#000" stroke-opacity=".07" stroke-width="1.6" d="${warp}"/>`;
};
