import { describe, expect, it } from 'vitest';
import { regionBelow, sampled } from './contours.ts';
import { both, boxOf, flattened, mirrored, turned } from './geometry.ts';
import { triangulate } from './triangulate.ts';

describe('paths', () => {
  it('closes the left half of an outline with its mirror image', () => {
    expect(both('M400 10C300 10 300 90 200 90L400 190')).toBe(
      'M400 10C300 10 300 90 200 90L400 190L600 90C500 90 500 10 400 10Z',
    );
  });

  it('mirrors and turns', () => {
    expect(mirrored('M100 20Q150 40 200 20Z')).toBe('M700 20Q650 40 600 20Z');
    expect(turned('M10 0L20 0', 90, [0, 0])).toBe('M0 10L0 20');
  });

  it('follows curves when it flattens them', () => {
    const box = boxOf(flattened('M0 0C0 100 100 100 100 0', 40).flat());
    expect(box.width).toBe(100);
    expect(box.height).toBeCloseTo(75, 0);
  });
});

describe('contours', () => {
  it('draws a circle round the points nearer than its radius', () => {
    const samples = sampled((x, y) => Math.hypot(x - 50, y - 50), { x: 0, y: 0, width: 100, height: 100 }, 5);
    const path = regionBelow(samples, 30);
    const [, x = Number.NaN, y = Number.NaN] = (path.match(/^M(\S+) (\S+)q/) ?? []).map(Number);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
  });

  it('keeps a hole where the field rises again', () => {
    const samples = sampled(
      (x, y) => Math.abs(Math.hypot(x - 50, y - 50) - 30),
      { x: 0, y: 0, width: 100, height: 100 },
      4,
    );
    expect(regionBelow(samples, 8).match(/M/g)).toHaveLength(2);
  });
});

describe('triangles', () => {
  it('leave no other point inside their circles, and cover the square', () => {
    const triangles = triangulate([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [40, 55],
    ]);
    expect(triangles).toHaveLength(4);
    expect(triangles.every((corners) => corners.includes(4))).toBe(true);
  });
});
