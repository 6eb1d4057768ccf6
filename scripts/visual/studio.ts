import type { Browser, Page } from 'playwright';
import { type Mode, type Sitting, usual } from './pictures.ts';

export interface Photograph {
  story: string;
  mode: Mode['name'];
  png: Buffer;
}

const height = 800;
/** Around the frame, so that a focus ring is in the picture. Storybook's own padding is as wide. */
const margin = 16;

/**
 * A page that photographs one story after another, each time under the same light; `retouch` is CSS laid over all of them.
 * Loading a page costs more than its pictures, so a story is shown on the page that stands, where another one was before;
 * `anew` loads the page for this one alone.
 */
export async function openStudio(browser: Browser, address: string, retouch = '') {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
  });
  const page = await context.newPage();
  /** The story that stands on the page, once it has settled. */
  let standing: string | undefined;

  return {
    /** @throws Error when the story fails, or draws nothing. */
    async photograph({ story, width, overlay, modes }: Sitting, { anew = false } = {}): Promise<Photograph[]> {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ forcedColors: 'none' });
      const loaded = anew || standing === undefined || standing === story;
      standing = undefined;
      if (loaded) await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
      else await change(page, story);
      await settle(page, story);
      standing = story;
      if (loaded && retouch) await page.addStyleTag({ content: retouch });

      const photographs: Photograph[] = [];
      for (const mode of modes) {
        await show(page, mode);
        const clip = overlay ? { x: 0, y: 0, width, height } : await frame(page, width);
        const png = await page.screenshot({ clip, fullPage: !overlay, animations: 'disabled', caret: 'hide' });
        photographs.push({ story, mode: mode.name, png });
      }
      return photographs;
    },
    close: () => context.close(),
  };
}

/** Asks Storybook for another story, as its sidebar does. */
async function change(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    const emit: unknown = channel instanceof Object ? Reflect.get(channel, 'emit') : undefined;
    if (typeof emit !== 'function') throw new Error('Storybook has no channel.');
    emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
}

/** Waits until the story has been played and everything it shows has arrived. */
async function settle(page: Page, story: string): Promise<void> {
  const phase = await page.waitForFunction((storyId) => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const render: unknown = preview instanceof Object ? Reflect.get(preview, 'currentRender') : undefined;
    if (!(render instanceof Object) || Reflect.get(render, 'id') !== storyId) return false;
    const now = String(Reflect.get(render, 'phase'));
    return ['finished', 'errored', 'aborted'].includes(now) ? now : false;
  }, story);
  if ((await phase.jsonValue()) !== 'finished') {
    const problem = await page
      .locator('#error-message')
      .textContent()
      .catch(() => '');
    throw new Error(`The story failed while it was played. ${problem}`.trim());
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

async function show(page: Page, { look, forcedColors = false }: Mode): Promise<void> {
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none' });
  await page.evaluate(
    async (attributes) => {
      for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    },
    { ...usual, ...look },
  );
}

/** The full width of the viewport, as high as the story. */
async function frame(page: Page, width: number) {
  const box = await page.locator('#storybook-root').boundingBox();
  if (!box || box.height === 0) throw new Error('It draws nothing in its own frame: tag it `overlay`, or `!visual`.');
  return { x: 0, y: 0, width, height: Math.ceil(box.y + box.height) + margin };
}
