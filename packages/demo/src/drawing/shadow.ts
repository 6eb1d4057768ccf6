import { type Box, flattened, type Point, short } from './geometry.ts';
import { indexedPng } from './png.ts';

/** Drawing units between two samples of a cast shadow. */
const step = 8;

/** Which samples lie inside any of the outlines (scan lines, rule evenodd per outline). */
function covered(outlines: readonly string[], box: Box, columns: number, rows: number): Float64Array {
  const mask = new Float64Array(columns * rows);
  for (const line of outlines.flatMap((outline) => flattened(outline, 6))) {
    for (let row = 0; row < rows; row += 1) {
      const y = box.y + (row + 0.5) * step;
      const crossings = line.flatMap(([x, from], index): number[] => {
        const [nextX, to] = line[(index + 1) % line.length] ?? [x, from];
        return from <= y !== to <= y ? [x + ((y - from) / (to - from)) * (nextX - x)] : [];
      });
      crossings.sort((a, b) => a - b);
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const first = Math.max(0, Math.ceil(((crossings[index] ?? 0) - box.x) / step - 0.5));
        const last = Math.min(columns - 1, Math.floor(((crossings[index + 1] ?? 0) - box.x) / step - 0.5));
        for (let column = first; column <= last; column += 1) mask[row * columns + column] = 1;
      }
    }
  }
  return mask;
}

/** Three passes of a box blur come close to a Gaussian. */
function blurred(mask: Float64Array, columns: number, rows: number, radius: number): Float64Array {
  const pass = (values: Float64Array, count: number, lines: number, stride: number, jump: number) => {
    const result = new Float64Array(values.length);
    for (let line = 0; line < lines; line += 1) {
      for (let index = 0; index < count; index += 1) {
        let sum = 0;
        for (let offset = -radius; offset <= radius; offset += 1) {
          const place = index + offset;
          if (place >= 0 && place < count) sum += values[line * jump + place * stride] ?? 0;
        }
        result[line * jump + index * stride] = sum / (2 * radius + 1);
      }
    }
    return result;
  };
  let values = mask;
  for (let round = 0; round < 3; round += 1) {
    values = pass(pass(values, columns, rows, 1, columns), rows, columns, columns, 1);
  }
  return values;
}

/** The wide shadow on the wall of things that lie a little off it, in a box that holds them with room to spare. */
export function castShadow(outlines: readonly string[], box: Box): string {
  const columns = Math.ceil(box.width / step);
  const rows = Math.ceil(box.height / step);
  const values = blurred(covered(outlines, box, columns, rows), columns, rows, 2);
  const pixels = Uint8Array.from(values, (value) => Math.round(value * 255));
  const table = Array.from({ length: 256 }, (_, alpha) => ({
    colour: [36, 26, 14] as const,
    alpha: Math.round(alpha * 0.5),
  }));
  return `<image x="${short(box.x + 11)}" y="${short(box.y + 20)}" width="${columns * step}" height="${rows * step}" preserveAspectRatio="none" href="${indexedPng(columns, rows, pixels, table)}"/>`;
}

/** The narrow shadow where something touches what lies under it: the shape again and again, each time a little wider. */
export function touchShadow(path: string, [dx, dy]: Point, reach: number, strength: number): string {
  const layers = [1, 0.82, 0.65, 0.5, 0.36, 0.22, 0.1].map(
    (share) => `<path d="${path}" stroke-width="${short(2 * reach * share)}"/>`,
  );
  const ink = `fill="#1a1008" stroke="#1a1008" stroke-linejoin="round"`;
  return `<g transform="translate(${short(dx)} ${short(dy)})" ${ink} fill-opacity="${strength}" stroke-opacity="${strength}">${layers.join('')}</g>`;
}
