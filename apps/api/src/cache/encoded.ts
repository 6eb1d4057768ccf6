import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 19 };
/** Below this, compression gains nothing that a packet would notice. */
const least = 1_000;

/** A body with its compressed forms, each made when the first one asks for it. */
export class EncodedBody {
  readonly plain: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer) {
    this.plain = plain;
  }

  /** With the compressed forms, which are a fraction of it. */
  get bytes(): number {
    return Math.ceil(this.plain.length * 1.5);
  }

  /** The form that a client can read and that is the smallest. */
  async for(accepted: string | undefined): Promise<{ readonly body: Buffer; readonly encoding: Encoding | null }> {
    const encoding = this.plain.length < least ? null : encodingFor(accepted);
    return { encoding, body: encoding ? await this.#as(encoding) : this.plain };
  }

  #as(encoding: Encoding): Promise<Buffer> {
    let made = this.#encoded.get(encoding);
    if (!made) {
      made = encoding === 'br' ? brotli(this.plain, { params }) : zip(this.plain);
      this.#encoded.set(encoding, made);
    }
    return made;
  }
}

/** What a client accepts, by its `accept-encoding`; a quality of 0 refuses. */
export function encodingFor(accepted = ''): Encoding | null {
  const takes = (name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}
