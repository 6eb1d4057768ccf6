import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ, and a third one that marks where. */
export interface Difference {
  reason: string;
  marks: Buffer;
}

/** Compares two pictures to the last pixel; gives nothing when they are alike. */
export function difference(expected: Buffer, actual: Buffer): Difference | undefined {
  if (expected.equals(actual)) return undefined;
  const before = PNG.sync.read(expected);
  const after = PNG.sync.read(actual);
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && before.data.equals(after.data)) return undefined;

  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const marks = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(
    onCanvas(before, width, height),
    onCanvas(after, width, height),
    marks.data,
    width,
    height,
    options,
  );
  const reason = sameSize
    ? `${pixels === 1 ? '1 pixel differs' : `${pixels} pixels differ`}.`
    : `It was ${before.width} × ${before.height}, and is ${after.width} × ${after.height}.`;
  return { reason, marks: PNG.sync.write(marks) };
}

/** The picture at the top left of a canvas that is large enough for both. */
function onCanvas(picture: PNG, width: number, height: number): Buffer {
  const canvas = new PNG({ width, height });
  for (let row = 0; row < picture.height; row += 1) {
    const start = row * picture.width * 4;
    picture.data.copy(canvas.data, row * width * 4, start, start + picture.width * 4);
  }
  return canvas.data;
}
