import { type Box, type Point, short } from './geometry.ts';

/** The value of something at every point of the drawing. */
export type Field = (x: number, y: number) => number;

/** A field read on a regular grid. */
export interface Samples {
  readonly box: Box;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

export function sampled(field: Field, box: Box, step: number): Samples {
  const columns = Math.ceil(box.width / step) + 1;
  const rows = Math.ceil(box.height / step) + 1;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = field(box.x + column * step, box.y + row * step);
    }
  }
  return { box, step, columns, rows, values };
}

/** The edges that the border crosses in a cell, by which corners are inside: pairs of top 0, right 1, bottom 2, left 3. */
const crossings: readonly (readonly number[])[] = [
  [],
  [3, 0],
  [0, 1],
  [3, 1],
  [1, 2],
  [3, 0, 1, 2],
  [0, 2],
  [3, 2],
  [2, 3],
  [2, 0],
  [0, 1, 2, 3],
  [2, 1],
  [1, 3],
  [1, 0],
  [0, 3],
  [],
];

/** The region where the field is below `level`, as one smooth path (marching squares, fill rule evenodd). */
export function regionBelow({ box, step, columns, rows, values }: Samples, level: number): string {
  const outside = level + 1;
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= columns || row >= rows ? outside : (values[row * columns + column] ?? outside);
  const stride = columns + 2;
  const next = new Map<number, number>();
  const places = new Map<number, Point>();

  /** Names the crossed edge of a cell (even: horizontal, odd: vertical) and notes where it is crossed. */
  const crossing = (column: number, row: number, edge: number) => {
    const vertical = edge % 2;
    const left = edge === 1 ? column + 1 : column;
    const top = edge === 2 ? row + 1 : row;
    const key = ((top + 1) * stride + left + 1) * 2 + vertical;
    if (!places.has(key)) {
      const a = at(left, top);
      const b = vertical ? at(left, top + 1) : at(left + 1, top);
      const t = Math.max(0.02, Math.min(0.98, (level - a) / (b - a)));
      places.set(key, [box.x + (left + (vertical ? 0 : t)) * step, box.y + (top + (vertical ? t : 0)) * step]);
    }
    return key;
  };

  for (let row = -1; row < rows; row += 1) {
    for (let column = -1; column < columns; column += 1) {
      const inside =
        (at(column, row) < level ? 1 : 0) +
        (at(column + 1, row) < level ? 2 : 0) +
        (at(column + 1, row + 1) < level ? 4 : 0) +
        (at(column, row + 1) < level ? 8 : 0);
      const [a, b, c, d] = crossings[inside] ?? [];
      if (a !== undefined && b !== undefined) next.set(crossing(column, row, a), crossing(column, row, b));
      if (c !== undefined && d !== undefined) next.set(crossing(column, row, c), crossing(column, row, d));
    }
  }

  let path = '';
  while (next.size > 0) {
    const loop: Point[] = [];
    let [key] = next.keys();
    while (key !== undefined) {
      const place = places.get(key);
      if (place) loop.push(place);
      const following = next.get(key);
      next.delete(key);
      key = following !== undefined && next.has(following) ? following : undefined;
    }
    path += smoothLoop(loop, step);
  }
  return path;
}

/** A loop through the middles of its corners, in short relative numbers; specks are left out. */
function smoothLoop(loop: readonly Point[], step: number): string {
  const corners = thinned(loop, step * 0.7);
  const last = corners.at(-1);
  if (!last || corners.length < 4) return '';
  const first = corners[0] ?? last;
  let x = Math.round(5 * (last[0] + first[0])) / 10;
  let y = Math.round(5 * (last[1] + first[1])) / 10;
  let path = `M${short(x)} ${short(y)}q`;
  corners.forEach(([cx, cy], index) => {
    const [nx, ny] = corners[(index + 1) % corners.length] ?? first;
    const endX = Math.round(5 * (cx + nx)) / 10;
    const endY = Math.round(5 * (cy + ny)) / 10;
    path += ` ${short(cx - x)} ${short(cy - y)} ${short(endX - x)} ${short(endY - y)}`;
    x = endX;
    y = endY;
  });
  return `${path}z`;
}

function thinned(loop: readonly Point[], gap: number): Point[] {
  const kept: Point[] = [];
  for (const point of loop) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= gap) kept.push(point);
  }
  return kept;
}
