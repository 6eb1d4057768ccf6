import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { difference } from './compare.ts';
import { encodeSmall } from './png.ts';
import { writeReport } from './report.ts';

/** A white picture with one dark pixel. */
function picture({ width = 8, height = 6, x = 2, y = 3, shade = 0 } = {}): PNG {
  const png = new PNG({ width, height });
  png.data.fill(255);
  png.data.fill(shade, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return png;
}
const bytes = (png: PNG) => PNG.sync.write(png);

test('a pixel that moved, or changed by one shade, is a difference; the same pixels are none @UI-3', () => {
  const before = bytes(picture());
  expect(difference(before, bytes(picture()))).toBeUndefined();
  expect(difference(before, bytes(picture({ x: 3 })))?.reason).toBe('2 pixels differ.');
  expect(difference(before, bytes(picture({ shade: 1 })))?.reason).toBe('1 pixel differs.');
  expect(difference(before, bytes(picture({ height: 7 })))?.reason).toBe('It was 8 × 6, and is 8 × 7.');
});

test('a picture is written smaller without changing a pixel @UI-3', () => {
  const original = picture({ width: 40, height: 40 });
  expect(difference(bytes(original), encodeSmall(original))).toBeUndefined();
});

test('the report shows expected, actual and the difference side by side @UI-3', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'obsidiana-report-'));
  const [expected, actual] = [bytes(picture()), bytes(picture({ x: 3 }))];
  const found = difference(expected, actual);
  const file = await writeReport(folder, [{ story: 'badge', mode: 'light', reason: '', expected, actual, ...found }]);
  const page = await readFile(file, 'utf8');
  for (const kind of ['expected', 'actual', 'difference']) {
    const name = `badge--light--${kind}.png`;
    expect(page).toContain(`src="${name}"`);
    expect(PNG.sync.read(await readFile(join(folder, name))).width).toBe(8);
  }
  await rm(folder, { recursive: true });
});
