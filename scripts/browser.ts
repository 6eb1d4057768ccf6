// The browser of every test: story, visual and journey tests all ask here, so that they see the same pixels.
import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { chromium } from 'playwright';

export interface TestBrowser {
  /** The program, for Playwright's `executablePath` and for CHROME_PATH. */
  executablePath: string;
  /** What the program must find in its environment: Playwright's `env`, added to the environment of this process. */
  env: Record<string, string>;
  /** Where it was found, in words for a log. */
  source: string;
}

/** Arguments that every launch takes; the last ones make the drawing of letters and colours the same everywhere. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** How every machine smooths letters (see .storybook/fonts.conf). */
const pinnedFonts = { FONTCONFIG_FILE: join(import.meta.dirname, '../.storybook/fonts.conf') };

/**
 * Finds the test browser: CHROMIUM_PATH, else the one that is pinned in the lockfile, else a Chromium of this system,
 * else the one of `playwright install chromium`.
 * @throws Error that says what to do when there is none.
 */
export async function browserPath(): Promise<TestBrowser> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file.`);
    return { executablePath: given, env: pinnedFonts, source: 'CHROMIUM_PATH' };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return pinnedBrowser();

  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { executablePath: system, env: pinnedFonts, source: `this system (${system})` };

  const playwrights = chromium.executablePath();
  if (existsSync(playwrights)) return { executablePath: playwrights, env: pinnedFonts, source: 'playwright install' };

  throw new Error(
    'No Chromium was found for the tests. Run `npx playwright install chromium`, or set CHROMIUM_PATH to the one you have.',
  );
}

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The headless shell of the package @sparticuz/chromium, unpacked once per version, with the libraries it needs. */
async function pinnedBrowser(): Promise<TestBrowser> {
  const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const folder = join(import.meta.dirname, `../node_modules/.cache/test-browser-${version}`);
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) await unpack(join(home, 'bin'), folder);

  const libraries = [join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath,
    env: { ...pinnedFonts, LD_LIBRARY_PATH: libraries },
    source: `@sparticuz/chromium ${version}`,
  };
}

/** Unpacks beside the folder and renames at the end: another test that starts meanwhile sees all of it or nothing. */
async function unpack(packed: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    const libraries = join(draft, 'libraries.tar');
    await decompress(join(packed, 'chromium.br'), join(draft, 'chromium'));
    await decompress(join(packed, 'al2023.tar.br'), libraries);
    execFileSync('tar', ['-x', '-f', libraries, '-C', draft]);
    await rm(libraries);
    await chmod(join(draft, 'chromium'), 0o755);
    await rename(draft, folder);
  } catch (problem) {
    await rm(draft, { recursive: true, force: true });
    // Whoever was first has put the same files there.
    if (!existsSync(folder)) throw problem;
  }
}

async function decompress(packed: string, target: string): Promise<void> {
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(target));
}
