import type { Channels } from './colour.ts';

/** One entry of an indexed image's table: its colour and how opaque it is (0 to 255). */
export interface Entry {
  readonly colour: Channels;
  readonly alpha: number;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crcOf(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 255] ?? 0) ^ (value >>> 8);
  return ~value;
}

function adlerOf(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  return (high << 16) | low;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(content.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(content, 4);
  framed.writeInt32BE(crcOf(content) | 0, content.length + 4);
  return framed;
}

/** A zlib stream of stored blocks: compressors differ from machine to machine, a stored block does not. */
function stored(bytes: Uint8Array): Buffer {
  const parts: Buffer[] = [Buffer.from([0x78, 0x01])];
  const limit = 0xffff;
  for (let start = 0; start < bytes.length; start += limit) {
    const block = bytes.subarray(start, start + limit);
    const head = Buffer.from([start + limit >= bytes.length ? 1 : 0, 0, 0, 0, 0]);
    head.writeUInt16LE(block.length, 1);
    head.writeUInt16LE(~block.length & 0xffff, 3);
    parts.push(head, Buffer.from(block));
  }
  const check = Buffer.alloc(4);
  check.writeInt32BE(adlerOf(bytes) | 0, 0);
  return Buffer.concat([...parts, check]);
}

/** A PNG as a data URL: `pixels` are row by row indexes into `table` (at most 256 entries). */
export function indexedPng(width: number, height: number, pixels: Uint8Array, table: readonly Entry[]): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const file = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(table.flatMap(({ colour }) => [...colour]))),
    chunk('tRNS', Uint8Array.from(table.map(({ alpha }) => alpha))),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
  return `data:image/png;base64,${file.toString('base64')}`;
}
