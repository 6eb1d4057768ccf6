export type Point = readonly [x: number, y: number];

/** A box in drawing units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One drawn segment: its points without the start; one is a line, two a quadratic, three a cubic curve. */
type Segment = readonly Point[];

interface Run {
  readonly start: Point;
  readonly segments: readonly Segment[];
  readonly closed: boolean;
}

const argumentsOf: Readonly<Record<string, number>> = { L: 2, Q: 4, C: 6 };

/** A number as written in a drawing: at most one decimal, so that it is the same everywhere. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

export const written = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Reads a path of absolute M, L, Q, C and Z. */
function runsOf(path: string): Run[] {
  return path
    .split('M')
    .slice(1)
    .map((text) => {
      const [first = '', ...others] = text.split(/(?=[LQCZ])/);
      const numbers = (source: string) => (source.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const [x = 0, y = 0] = numbers(first);
      const segments = others.flatMap((other) => {
        const size = argumentsOf[other.charAt(0)];
        return size === undefined ? [] : grouped(pairs(numbers(other)), size / 2);
      });
      return { start: [x, y], segments, closed: text.includes('Z') };
    });
}

function grouped<T>(items: readonly T[], size: number): T[][] {
  const groups: T[][] = [];
  for (let index = 0; index < items.length; index += size) groups.push(items.slice(index, index + size));
  return groups;
}

function pairs(numbers: readonly number[]): Point[] {
  return grouped(numbers, 2).map(([x = 0, y = 0]) => [x, y]);
}

const letters = ['Z', 'L', 'Q', 'C'];

function writtenRun({ start, segments, closed }: Run): string {
  const body = segments.map((points) => `${letters[points.length]}${points.map(written).join(' ')}`).join('');
  return `M${written(start)}${body}${closed ? 'Z' : ''}`;
}

function mapped(path: string, move: (point: Point) => Point): string {
  return runsOf(path)
    .map((run) =>
      writtenRun({ ...run, start: move(run.start), segments: run.segments.map((segment) => segment.map(move)) }),
    )
    .join('');
}

/** The path seen in a mirror that stands on the vertical line through `axis`. */
export function mirrored(path: string, axis = 400): string {
  return mapped(path, ([x, y]) => [2 * axis - x, y]);
}

export function moved(path: string, dx: number, dy: number): string {
  return mapped(path, ([x, y]) => [x + dx, y + dy]);
}

/** The path turned by `degrees` (clockwise) about a point. */
export function turned(path: string, degrees: number, [cx, cy]: Point): string {
  const sine = Math.sin((degrees * Math.PI) / 180);
  const cosine = Math.cos((degrees * Math.PI) / 180);
  return mapped(path, ([x, y]) => [cx + (x - cx) * cosine - (y - cy) * sine, cy + (x - cx) * sine + (y - cy) * cosine]);
}

/** A closed symmetric outline from its left half, which begins and ends on the axis. */
export function both(half: string, axis = 400): string {
  const [run] = runsOf(half);
  if (!run) throw new Error(`A half outline needs a path, got "${half}".`);
  const there = [run.start, ...run.segments.flat()];
  let end = there.length;
  const back = [...run.segments].reverse().map((segment) => {
    end -= segment.length;
    return there
      .slice(end - 1, end - 1 + segment.length)
      .reverse()
      .map(([x, y]): Point => [2 * axis - x, y]);
  });
  return writtenRun({ start: run.start, segments: [...run.segments, ...back], closed: true });
}

/** The path as polylines, curves cut into `steps`. */
export function flattened(path: string, steps = 10): Point[][] {
  return runsOf(path).map(({ start, segments }) => {
    const line: Point[] = [start];
    let from = start;
    for (const segment of segments) {
      const controls = [from, ...segment];
      const count = segment.length === 1 ? 1 : steps;
      for (let step = 1; step <= count; step += 1) line.push(along(controls, step / count));
      from = segment.at(-1) ?? from;
    }
    return line;
  });
}

/** De Casteljau. */
function along(controls: readonly Point[], t: number): Point {
  const [first, ...others] = controls;
  if (!first) return [0, 0];
  if (others.length === 0) return first;
  return along(
    others.map(([x, y], index) => {
      const [px, py] = controls[index] ?? first;
      return [px + (x - px) * t, py + (y - py) * t];
    }),
    t,
  );
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** What two boxes share; without anything shared its width or height is not above 0. */
export function common(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** A closed polygon as a path. */
export const polygon = (points: readonly Point[]) => `M${points.map(written).join('L')}Z`;

/** A closed curve that runs smoothly past the points. */
export function rounded(points: readonly Point[]): string {
  const last = points.at(-1);
  if (!last) return '';
  const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
  const curves = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return `Q${written(point)} ${written(middle(point, next))}`;
  });
  return `M${written(middle(last, points[0] ?? last))}${curves.join('')}Z`;
}

/** Tells how far a point is from a line through others, as far as `reach`: what is farther away is told to be that far. */
export function distanceWithin(reach: number, line: readonly Point[]): (x: number, y: number) => number {
  const segments = line.slice(1).map(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [bx, by];
    const [dx, dy] = [bx - ax, by - ay];
    return { ax, ay, dx, dy, length: dx * dx + dy * dy, top: Math.min(ay, by), bottom: Math.max(ay, by) };
  });
  return (x, y) => {
    let least = reach * reach;
    for (const { ax, ay, dx, dy, length, top, bottom } of segments) {
      // Most of a line is out of reach; that is seen by its height alone.
      if (y < top - reach || y > bottom + reach) continue;
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
      const [fx, fy] = [x - ax - t * dx, y - ay - t * dy];
      least = Math.min(least, fx * fx + fy * fy);
    }
    return Math.sqrt(least);
  };
}
