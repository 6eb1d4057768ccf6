/** Smooth noise of a point, about −1 to 1, with features about one unit wide. */
export type Noise = (x: number, y: number) => number;

function corner(seed: number, x: number, y: number): number {
  let hash = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function slope(hash: number, x: number, y: number): number {
  const u = (hash & 0xffff) / 32767.5 - 1;
  const v = (hash >>> 16) / 32767.5 - 1;
  return u * x + v * y;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

/** Gradient noise. */
export function noiseFrom(seed: number): Noise {
  return (x, y) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const dx = x - x0;
    const dy = y - y0;
    const u = fade(dx);
    const v = fade(dy);
    const top = slope(corner(seed, x0, y0), dx, dy) * (1 - u) + slope(corner(seed, x0 + 1, y0), dx - 1, dy) * u;
    const bottom =
      slope(corner(seed, x0, y0 + 1), dx, dy - 1) * (1 - u) + slope(corner(seed, x0 + 1, y0 + 1), dx - 1, dy - 1) * u;
    return 1.6 * (top * (1 - v) + bottom * v);
  };
}

/** Several octaves of one noise, each twice as fine and half as strong. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let sum = 0;
    let strength = 1;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.7);
      strength /= 2;
      scale *= 2;
    }
    return sum;
  };
}
