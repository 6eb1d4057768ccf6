import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

/** A text file of whatever encoding, to be read from its beginning any number of times, however large it is. */
export interface Source {
  readonly path: string;
  readonly encoding: Encoding;
  /** In bytes. */
  readonly size: number;
  /** @param onRead told how many bytes more were read */
  read(onRead?: (bytes: number) => void): AsyncGenerator<string>;
}

/** Spreadsheets in Spanish and English that do not write UTF-8 write Windows-1252, in which Latin-1 is contained. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export async function openSource(path: string): Promise<Source> {
  const [encoding, { size }] = await Promise.all([encodingOf(path), stat(path)]);
  return { path, encoding, size, read: (onRead) => decoded(path, encoding, onRead) };
}

async function* decoded(path: string, encoding: Encoding, onRead?: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    onRead?.(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

async function encodingOf(path: string): Promise<Encoding> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      if (first && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
      if (first && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
      first = false;
      strict.decode(bytes, { stream: true });
    }
    strict.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}
