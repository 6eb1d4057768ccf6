import { onRamp } from './colour.ts';
import { type Point, polygon } from './geometry.ts';

/** The house's sign: a cut hexagonal stone, lit from the top left, of the given width. */
export function drawMark([x, y]: Point, size: number, ramp: readonly string[]): string {
  const at = (px: number, py: number): Point => [x + (px * size) / 2, y + (py * size) / 2];
  const rim = [at(0, -1.1), at(0.92, -0.62), at(0.84, 0.42), at(0, 1.12), at(-0.84, 0.42), at(-0.92, -0.62)];
  const table = [at(0, -0.42), at(0.46, -0.26), at(0.38, 0.2), at(0, 0.42), at(-0.38, 0.2), at(-0.46, -0.26)];
  const lights = [0.62, 0.34, 0.12, 0.22, 0.5, 0.86];
  const faces = rim.map((point, index) => {
    const next = (index + 1) % rim.length;
    const corners = [point, rim[next] ?? point, table[next] ?? point, table[index] ?? point];
    return `<path fill="${onRamp(ramp, lights[index] ?? 0.5)}" d="${polygon(corners)}"/>`;
  });
  const middle = at(0, -0.02);
  const tops = [0.74, 0.5, 0.3, 0.38, 0.66, 0.96].map((light, index) => {
    const corners = [table[index] ?? middle, table[(index + 1) % table.length] ?? middle, middle];
    return `<path fill="${onRamp(ramp, light)}" d="${polygon(corners)}"/>`;
  });
  return faces.join('') + tops.join('');
}
