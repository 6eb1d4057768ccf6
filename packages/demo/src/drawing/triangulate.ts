import type { Point } from './geometry.ts';

/** Three indexes into the points. */
export type Triangle = readonly [a: number, b: number, c: number];

interface Circled {
  readonly corners: Triangle;
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

function circled(points: readonly Point[], corners: Triangle): Circled {
  const [[ax, ay], [bx, by], [cx, cy]] = corners.map((index) => points[index] ?? [0, 0]) as [Point, Point, Point];
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) || 1e-9;
  const a = ax * ax + ay * ay;
  const b = bx * bx + by * by;
  const c = cx * cx + cy * cy;
  const x = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / d;
  const y = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / d;
  return { corners, x, y, square: (ax - x) ** 2 + (ay - y) ** 2 };
}

/** Delaunay triangles of the points (Bowyer–Watson). */
export function triangulate(points: readonly Point[]): Triangle[] {
  const count = points.length;
  const all: Point[] = [...points, [-9000, -9000], [10000, -9000], [400, 12000]];
  let triangles = [circled(all, [count, count + 1, count + 2])];
  for (let index = 0; index < count; index += 1) {
    const [x, y] = all[index] ?? [0, 0];
    const edges = new Map<string, readonly [number, number]>();
    triangles = triangles.filter((triangle) => {
      if ((triangle.x - x) ** 2 + (triangle.y - y) ** 2 >= triangle.square) return true;
      const [a, b, c] = triangle.corners;
      for (const edge of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        const name = edge[0] < edge[1] ? `${edge[0]}-${edge[1]}` : `${edge[1]}-${edge[0]}`;
        if (!edges.delete(name)) edges.set(name, edge);
      }
      return false;
    });
    for (const [a, b] of edges.values()) triangles.push(circled(all, [a, b, index]));
  }
  return triangles.map(({ corners }) => corners).filter((corners) => corners.every((corner) => corner < count));
}
