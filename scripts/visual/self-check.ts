import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { difference } from './compare.ts';
import type { Sitting } from './pictures.ts';
import { writeReport } from './report.ts';
import { openStudio } from './studio.ts';

/**
 * Proves on one story that the check would see a change: its component is moved by one pixel, which must be found and
 * reported with its pictures, and back again, which must be alike to the last pixel.
 * @returns what is wrong with the check; nothing when it works.
 */
export async function checkItself(browser: Browser, address: string, sitting: Sitting): Promise<string | undefined> {
  const before = await photograph(browser, address, sitting);
  const moved = await photograph(browser, address, sitting, '#storybook-root > * { translate: 1px 0 }');
  const after = await photograph(browser, address, sitting);

  if (difference(before, after))
    return `${sitting.story} is drawn otherwise each time: no picture of it can be trusted.`;
  const found = difference(before, moved);
  if (!found) return `${sitting.story} was moved by one pixel, and the check did not see it.`;

  const folder = await mkdtemp(join(tmpdir(), 'obsidiana-visual-'));
  try {
    const mode = sitting.modes[0]?.name ?? '';
    const report = await writeReport(folder, [{ ...sitting, mode, expected: before, actual: moved, ...found }]);
    const page = await readFile(report, 'utf8');
    const pictures = ['expected', 'actual', 'difference'].map((kind) => `${sitting.story}--${mode}--${kind}.png`);
    const missing = pictures.filter((name) => !page.includes(name) || !existsSync(join(folder, name)));
    return missing.length > 0 ? `The report lacks ${missing.join(', ')}.` : undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function photograph(browser: Browser, address: string, sitting: Sitting, retouch?: string): Promise<Buffer> {
  const studio = await openStudio(browser, address, retouch);
  const [picture] = await studio.photograph({ ...sitting, modes: sitting.modes.slice(0, 1) });
  await studio.close();
  if (!picture) throw new Error(`${sitting.story} gives no picture.`);
  return picture.png;
}
