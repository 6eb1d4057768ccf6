/** Shows how far a long work is. */
export interface Progress {
  /** @param part of the whole, 0 to 1 */
  show(part: number, text: string): void;
  /** Takes the bar away. */
  end(): void;
}

const width = 30;
/** In milliseconds: a terminal need not be told more often. */
const pause = 100;

/** A bar on the error output, so that the answer alone is on the other one; none where nobody looks. */
export function progressBar(quiet: boolean, output: NodeJS.WriteStream = process.stderr): Progress {
  if (quiet || !output.isTTY) return { show() {}, end() {} };
  let last = 0;
  let any = false;
  return {
    show(part, text) {
      const now = performance.now();
      if (now - last < pause && part < 1) return;
      [last, any] = [now, true];
      const full = Math.round(Math.min(1, Math.max(0, part)) * width);
      const percent = `${Math.floor(Math.min(1, Math.max(0, part)) * 100)}%`.padStart(4);
      output.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)}${percent}  ${text}\u001b[K`);
    },
    end() {
      if (any) output.write('\r\u001b[K');
    },
  };
}
