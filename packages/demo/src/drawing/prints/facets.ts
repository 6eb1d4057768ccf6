import { onRamp } from '../colour.ts';
import { type Point, polygon } from '../geometry.ts';
import { layered, noiseFrom } from '../noise.ts';
import { triangulate } from '../triangulate.ts';
import { ground, inks, type Pattern, scattered } from './sheet.ts';

type Raised = readonly [x: number, y: number, z: number];

/** How much light from the top left a facet takes, −1 to 1. */
function light([ax, ay, az]: Raised, [bx, by, bz]: Raised, [cx, cy, cz]: Raised): number {
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const vx = cx - ax;
  const vy = cy - ay;
  const vz = cz - az;
  let nx = uy * vz - uz * vy;
  let ny = uz * vx - ux * vz;
  let nz = ux * vy - uy * vx;
  if (nz < 0) [nx, ny, nz] = [-nx, -ny, -nz];
  return (-0.62 * nx - 0.78 * ny) / (Math.hypot(nx, ny, nz) || 1);
}

/** A cut gemstone: triangles lit from the top left, small ones gathered where the stone was worked most. */
export const facets: Pattern = (dyes, random) => {
  const noise = layered(noiseFrom(random.whole(0, 1e9)), 2);
  const focus: Point = [random.between(200, 600), random.between(200, 700)];
  const spread = (x: number, y: number) => 0.4 + Math.min(1.5, Math.hypot(x - focus[0], y - focus[1]) / 380);
  const points = scattered(random, random.whole(105, 190), spread);
  const height = random.between(120, 190);
  const raised = points.map(([x, y]): Raised => [x, y, height * noise(x / 240, y / 240) + random.between(-32, 32)]);
  const pyramids = random.between(0.15, 0.5);
  const accents = random.between(0.02, 0.1);
  const paint = inks(0.7);
  const face = (corners: readonly [Raised, Raised, Raised]) => {
    const level = 0.52 + 0.85 * light(...corners) + random.between(-0.06, 0.06);
    const colour = random.chance(accents) ? dyes.accent : onRamp(dyes.tones, Math.round(level * 13) / 13);
    paint.add(colour, polygon(corners.map(([x, y]): Point => [x, y])));
  };
  for (const [a, b, c] of triangulate(points)) {
    const [p, q, r] = [raised[a], raised[b], raised[c]];
    if (!p || !q || !r) continue;
    if (random.chance(pyramids)) {
      const top: Raised = [(p[0] + q[0] + r[0]) / 3, (p[1] + q[1] + r[1]) / 3, (p[2] + q[2] + r[2]) / 3 + 26];
      for (const side of [
        [p, q, top],
        [q, r, top],
        [r, p, top],
      ] as const)
        face(side);
    } else face([p, q, r]);
  }
  return ground(dyes.tones[2]) + paint.markup();
};
