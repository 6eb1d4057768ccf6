import { crc32, deflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Writes an opaque picture without loss, and small: with a palette where 256 colours are enough, as in most pictures of an
 * interface, else row by row by whichever filter leaves the least.
 */
export function encodeSmall({ width, height, data }: PNG): Buffer {
  const { indices, palette } = indexColours(data);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(palette ? [8, 3, 0, 0, 0] : [8, 2, 0, 0, 0], 8);
  const rows = palette ? unfiltered(indices, width, height) : filtered(data, width, height);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The number of each pixel's colour, and the colours; no palette when there are more than fit. */
function indexColours(data: Buffer): { indices: Buffer; palette: Buffer | undefined } {
  const known = new Map<number, number>();
  const indices = Buffer.alloc(data.length / 4);
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const colour = data.readUInt32BE(pixel * 4) >>> 8;
    let index = known.get(colour);
    if (index === undefined) {
      if (known.size === 256) return { indices, palette: undefined };
      index = known.size;
      known.set(colour, index);
    }
    indices[pixel] = index;
  }
  const palette = Buffer.alloc(known.size * 3);
  for (const [colour, index] of known) palette.writeUIntBE(colour, index * 3, 3);
  return { indices, palette };
}

function unfiltered(indices: Buffer, width: number, height: number): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) indices.copy(rows, y * (width + 1) + 1, y * width, (y + 1) * width);
  return rows;
}

function filtered(data: Buffer, width: number, height: number): Buffer {
  const length = width * 3;
  const rows: Buffer[] = [];
  let above = Buffer.alloc(length);
  for (let y = 0; y < height; y += 1) {
    const row = Buffer.alloc(length);
    for (let x = 0; x < width; x += 1) data.copy(row, x * 3, (y * width + x) * 4, (y * width + x) * 4 + 3);
    rows.push(leastOf(row, above));
    above = row;
  }
  return Buffer.concat(rows);
}

/** The row behind the number of the filter (0 none, 1 left, 2 above, 4 Paeth) that leaves the smallest numbers. */
function leastOf(row: Buffer, above: Buffer): Buffer {
  let best = Buffer.alloc(0);
  let least = Number.POSITIVE_INFINITY;
  for (const filter of [0, 1, 2, 4]) {
    const line = Buffer.alloc(row.length + 1);
    line[0] = filter;
    let sum = 0;
    for (let at = 0; at < row.length && sum < least; at += 1) {
      const left = row[at - 3] ?? 0;
      const up = above[at] ?? 0;
      const guess = filter === 1 ? left : filter === 2 ? up : filter === 4 ? paeth(left, up, above[at - 3] ?? 0) : 0;
      const rest = ((row[at] ?? 0) - guess) & 0xff;
      line[at + 1] = rest;
      sum += rest < 128 ? rest : 256 - rest;
    }
    if (sum < least) {
      least = sum;
      best = line;
    }
  }
  return best;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
