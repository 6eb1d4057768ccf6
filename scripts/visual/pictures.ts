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

/** A folder of pictures, and how the page looks in them. */
export interface Mode {
  name: 'light' | 'dark' | 'phone' | 'desktop' | 'contrast' | 'forced' | 'rtl' | 'compact' | 'proof';
  /** Attributes of the page (.storybook/appearance.ts), where they are not as always. */
  look: Partial<typeof usual>;
  /** The system chooses the colours. */
  forcedColors?: boolean;
}

/** The attributes of the page as they are always. */
export const usual = {
  'data-theme': 'light',
  'data-contrast': 'standard',
  'data-density': 'comfortable',
  dir: 'ltr',
  'data-brand': 'obsidiana',
};

const light: Mode = { name: 'light', look: {} };
const dark: Mode = { name: 'dark', look: { 'data-theme': 'dark' } };
const phone: Mode = { name: 'phone', look: {} };
const desktop: Mode = { name: 'desktop', look: {} };

/** How the main story of each component is photographed as well. */
const special: readonly Mode[] = [
  { name: 'contrast', look: { 'data-contrast': 'more' } },
  { name: 'compact', look: { 'data-density': 'compact' } },
  { name: 'proof', look: { 'data-brand': 'proof' } },
  { name: 'rtl', look: { dir: 'rtl' } },
  { name: 'forced', look: {}, forcedColors: true },
];

interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype?: string;
  tags: string[];
}

/**
 * What is to be photographed of a built Storybook. Every story tagged `visual` (all, unless one says `!visual`) sits in
 * both themes at 800 px; `phone` and `desktop` add one picture at 390 and at 1440. A whole page (`screen`) has those
 * alone, the wide one in both themes. The main story of each component, its Matrix or else its first one, also sits in
 * more contrast, forced colours, compact, from right to left, and as proof.
 * @throws Error when Storybook has not been built.
 */
export async function listSittings(storybook: string, filter = ''): Promise<Sitting[]> {
  const file = join(storybook, 'index.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}: build Storybook first (pnpm build-storybook).`);
  });
  const { entries }: { entries: Record<string, IndexEntry> } = JSON.parse(text);
  const stories = Object.values(entries).filter(
    ({ type, subtype, tags }) => type === 'story' && subtype !== 'test' && tags.includes('visual'),
  );
  const mains = mainStories(stories);
  return stories
    .filter(({ id }) => id.includes(filter))
    .flatMap(({ id, tags }) => {
      const sitting = { story: id, overlay: tags.includes('overlay') };
      return [
        ...(tags.includes('screen')
          ? []
          : [{ ...sitting, width: 800, modes: [light, dark, ...(mains.has(id) ? special : [])] }]),
        ...(tags.includes('phone') ? [{ ...sitting, width: 390, modes: [phone] }] : []),
        ...(tags.includes('desktop')
          ? [{ ...sitting, width: 1440, modes: tags.includes('screen') ? [desktop, dark] : [desktop] }]
          : []),
      ];
    });
}

function mainStories(stories: readonly IndexEntry[]): Set<string> {
  const mains = new Map<string, IndexEntry>();
  for (const story of stories) {
    if (!story.id.startsWith('components-')) continue;
    if (!mains.has(story.title) || story.name === 'Matrix') mains.set(story.title, story);
  }
  return new Set(Array.from(mains.values(), ({ id }) => id));
}
