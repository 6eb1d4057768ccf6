import { type Colour, channelsOf, mixed } from './colour.ts';
import { type Box, boxOf, common, distanceWithin, flattened, type Point } from './geometry.ts';
import { type Noise, noiseFrom } from './noise.ts';
import type { Fabric, Fold, Piece } from './piece.ts';
import { type Entry, indexedPng } from './png.ts';
import { type Random, randomFrom } from './random.ts';

/** How a fabric takes the light. */
interface Hand {
  /** Depth of its long waves. */
  readonly wave: number;
  /** Depth of its small creases. */
  readonly crease: number;
  /** How much its folds stand up; 1 is as the pattern says. */
  readonly fold: number;
  readonly shine: number;
}

const handOf: Readonly<Record<Fabric, Hand>> = {
  cotton: { wave: 9, crease: 1.9, fold: 1.45, shine: 0.62 },
  silk: { wave: 13, crease: 1.1, fold: 1.6, shine: 1.15 },
  knit: { wave: 8, crease: 0.6, fold: 1.3, shine: 0.42 },
  fleece: { wave: 10, crease: 1.0, fold: 1.4, shine: 0.45 },
  wool: { wave: 8, crease: 0.7, fold: 1.3, shine: 0.42 },
  canvas: { wave: 5, crease: 1.5, fold: 1.3, shine: 0.42 },
};

function foldAt({ from, to, width, height, bend = 0 }: Fold, x: number, y: number): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const t = ((x - from[0]) * dx + (y - from[1]) * dy) / (length * length);
  if (t <= -0.1 || t >= 1.1) return 0;
  const taper = Math.max(0, Math.sin(Math.PI * ((t + 0.1) / 1.2)));
  const across = ((x - from[0]) * dy - (y - from[1]) * dx) / length - bend * Math.sin(Math.PI * t);
  const s = across / (width * (0.45 + 0.55 * taper));
  return height * taper * Math.exp(-s * s);
}

/** A fold as it came out this time. */
function fallen(fold: Fold, random: Random): Fold {
  return { ...fold, height: fold.height * random.between(0.7, 1.3), bend: (fold.bend ?? 0) + random.between(-5, 5) };
}

function heightOf(piece: Piece, edge: readonly Point[], hand: Hand, noise: Noise, random: Random) {
  const angle = ((piece.hang ?? 0) * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const { round = 13, drape = 1 } = piece;
  const folds = (piece.folds ?? []).map((fold) => fallen(fold, random));
  const nearest = distanceWithin(round, edge);
  return (x: number, y: number) => {
    const u = x * cosine + y * sine;
    const v = y * cosine - x * sine;
    const near = nearest(x, y) / round;
    const waves = noise(u / 95 + 0.5 * noise(u / 200, v / 260), v / 330);
    const crumple = Math.abs(noise(u / 46 + 0.8 * noise(v / 90, u / 90), v / 80 + 40));
    const creases = noise(u / 26, v / 120 - 30);
    let height = round * 0.62 * Math.sqrt(near * (2 - near));
    height += drape * (hand.wave * waves + hand.crease * (5 * (0.5 - crumple) + 1.6 * creases));
    for (const fold of folds) height += hand.fold * foldAt(fold, x, y);
    return height;
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

export interface Relief extends Box {
  readonly href: string;
}

/** Where the light is worked out, and how many drawing units lie between two samples. */
export interface Sight {
  readonly box: Box;
  readonly step: number;
}

/** The light and shade on a piece as a small image to be laid over it. */
export function reliefOf(
  piece: Piece,
  fabric: Fabric,
  seed: number,
  { box: seen, step }: Sight,
  shadow: Colour,
): Relief {
  const edge = flattened(piece.outline, 7).flat();
  const box = common(boxOf(edge), seen);
  const hand = handOf[fabric];
  const x0 = box.x - step;
  const y0 = box.y - step;
  const columns = Math.ceil(box.width / step) + 3;
  const rows = Math.ceil(box.height / step) + 3;
  const heightAt = heightOf(piece, edge, hand, noiseFrom(seed), randomFrom(seed));
  const stride = columns + 2;
  const heights = new Float64Array(stride * (rows + 2));
  for (let row = 0; row < rows + 2; row += 1) {
    for (let column = 0; column < stride; column += 1) {
      heights[row * stride + column] = heightAt(x0 + (column - 1) * step, y0 + (row - 1) * step);
    }
  }
  const pixels = new Uint8Array(columns * rows);
  const at = (column: number, row: number) => heights[(row + 1) * stride + column + 1] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const sx = (at(column + 1, row) - at(column - 1, row)) / (2 * step);
      const sy = (at(column, row + 1) - at(column, row - 1)) / (2 * step);
      const hollow =
        at(column + 1, row) + at(column - 1, row) + at(column, row + 1) + at(column, row - 1) - 4 * at(column, row);
      pixels[row * columns + column] = Math.round(
        127.5 + 127.5 * lightOn(sx, sy, hollow / step, hand.shine, piece.shade ?? 0),
      );
    }
  }
  return {
    href: indexedPng(columns, rows, pixels, toneTable(shadow)),
    x: rounded(x0 - step / 2),
    y: rounded(y0 - step / 2),
    width: rounded(columns * step),
    height: rounded(rows * step),
  };
}

/** −1 (black) to 1 (white) for a slope lit from the top left; a flat place gives 0. */
function lightOn(sx: number, sy: number, hollow: number, shine: number, shade: number): number {
  const length = Math.hypot(sx, sy, 1);
  const flat = 0.74;
  const lit = (0.42 * sx + 0.53 * sy + flat) / length / flat - 1;
  const depth = Math.max(0, -lit) * 0.8 + Math.max(0, hollow) * 0.1;
  const dark = 0.62 * (1 - Math.exp(-depth / 0.62));
  const bright = Math.max(0, lit) * shine;
  return Math.max(-1, Math.min(1, bright - dark - shade * 0.6));
}

const light = channelsOf('#fffaf0');

function toneTable(shadow: Colour): Entry[] {
  return Array.from({ length: 256 }, (_, index) => {
    const value = (index - 127.5) / 127.5;
    const depth = Math.abs(value);
    return value < 0
      ? { colour: channelsOf(mixed(shadow, '#000000', depth * 0.3)), alpha: Math.round(235 * depth) }
      : { colour: light, alpha: Math.round(190 * depth) };
  });
}
