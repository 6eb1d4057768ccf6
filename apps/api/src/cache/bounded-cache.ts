/** Keeps values up to a size in bytes; what was used the longest ago goes first. */
export class BoundedCache<T extends { readonly bytes: number }> {
  readonly #most: number;
  readonly #values = new Map<string, T>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#most = mostBytes;
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value === undefined) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** A value that is larger than an eighth of the whole is not kept. */
  set(key: string, value: T): void {
    this.delete(key);
    const size = sizeOf(key, value);
    if (size > this.#most / 8) return;
    this.#values.set(key, value);
    this.#bytes += size;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.#bytes -= sizeOf(key, value);
  }

  clear(): void {
    this.#values.clear();
    this.#bytes = 0;
  }
}

/** A key takes two bytes a letter, and an entry of the map a few words. */
function sizeOf(key: string, { bytes }: { readonly bytes: number }): number {
  return bytes + key.length * 2 + 200;
}
