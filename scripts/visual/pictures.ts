import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One opening of a story at one width; it is photographed once per mode. */
export interface Sitting {
  story: string;
  width: number;
  /** The whole viewport instead of the story's own frame: for what is laid over the page. */
  overlay: boolean;
  modes: readonly Mode[];
}

/** A folder of pictures, and the theme that they show. */
export interface Mode {
  name: 'light' | 'dark' | 'phone' | 'desktop';
  theme: 'light' | 'dark';
}

const light: Mode = { name: 'light', theme: 'light' };
const dark: Mode = { name: 'dark', theme: 'dark' };
const phone: Mode = { name: 'phone', theme: 'light' };
const desktop: Mode = { name: 'desktop', theme: 'light' };

interface IndexEntry {
  id: string;
  type: string;
  subtype?: string;
  tags: string[];
}

/**
 * What is to be photographed of a built Storybook. Every story tagged `visual` (all, unless one says `!visual`) sits in
 * both themes at 800 px; `phone` and `desktop` add one picture at 390 and at 1440. A whole page (`screen`) has those alone.
 * @throws Error when Storybook has not been built.
 */
export async function listSittings(storybook: string, filter = ''): Promise<Sitting[]> {
  const file = join(storybook, 'index.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}: build Storybook first (pnpm build-storybook).`);
  });
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(text);
  return Object.values(entries)
    .filter(({ id, type, subtype, tags }) => {
      const isStory = type === 'story' && subtype !== 'test';
      return isStory && tags.includes('visual') && id.includes(filter);
    })
    .flatMap(({ id, tags }) => {
      const sitting = { story: id, overlay: tags.includes('overlay') };
      return [
        ...(tags.includes('screen') ? [] : [{ ...sitting, width: 800, modes: [light, dark] }]),
        ...(tags.includes('phone') ? [{ ...sitting, width: 390, modes: [phone] }] : []),
        ...(tags.includes('desktop') ? [{ ...sitting, width: 1440, modes: [desktop] }] : []),
      ];
    });
}
