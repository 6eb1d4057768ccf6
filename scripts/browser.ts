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

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the test browser: CHROMIUM_PATH, else the one that is pinned in the lockfile (Linux x64), else a Chromium of this
 * system, else the one of `playwright install chromium`.
 * @throws Error that says what to do when there is none.
 */
export async function browserPath(): Promise<TestBrowser> {
  const { CHROMIUM_PATH: given, LD_LIBRARY_PATH: libraries } = process.env;
  const pinned = await unpackPinned();
  const env = fontEnvironment(pinned.folder);

  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, but there is no such file.`);
    return { executablePath: given, env, source: 'CHROMIUM_PATH' };
  }
  if (pinned.executablePath) {
    const { executablePath, folder, version } = pinned;
    const own = join(folder, 'lib');
    return {
      executablePath,
      env: { ...env, LD_LIBRARY_PATH: libraries ? `${own}:${libraries}` : own },
      source: `@sparticuz/chromium ${version}`,
    };
  }
  const system = systemPaths.find((path) => existsSync(path));
  if (system) return { executablePath: system, env, source: `this system (${system})` };

  const installed = chromium.executablePath();
  if (existsSync(installed)) return { executablePath: installed, env, source: 'playwright install chromium' };

  throw new Error(
    'No Chromium was found for the tests. Run `npx playwright install chromium`, or set CHROMIUM_PATH to the one you have.',
  );
}

/**
 * The settings of .storybook/fonts.conf, and the pinned fonts as the only ones of the system: what no bundled font can
 * draw looks the same on every machine too.
 */
function fontEnvironment(folder: string): Record<string, string> {
  return { FONTCONFIG_FILE: join(import.meta.dirname, '../.storybook/fonts.conf'), XDG_DATA_HOME: folder };
}

interface Pinned {
  folder: string;
  version: string;
  /** Nothing where the package has no program for this system. */
  executablePath: string | undefined;
}

/** Unpacks the headless shell of @sparticuz/chromium with its libraries and fonts, once per version. */
async function unpackPinned(): Promise<Pinned> {
  const home = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version }: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'));
  const folder = join(import.meta.dirname, `../node_modules/.cache/test-browser-${version}`);
  const runsHere = process.platform === 'linux' && process.arch === 'x64';

  if (!existsSync(folder)) await unpack(join(home, 'bin'), folder, runsHere);
  return { folder, version, executablePath: runsHere ? join(folder, 'chromium') : undefined };
}

/** Unpacks beside the folder and renames at the end: another test that starts meanwhile sees all of it or nothing. */
async function unpack(packed: string, folder: string, withProgram: boolean): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  try {
    await untar(join(packed, 'fonts.tar.br'), draft);
    if (withProgram) {
      await untar(join(packed, 'al2023.tar.br'), draft);
      await decompress(join(packed, 'chromium.br'), join(draft, 'chromium'));
      await chmod(join(draft, 'chromium'), 0o755);
    }
    await rename(draft, folder);
  } catch (problem) {
    await rm(draft, { recursive: true, force: true });
    // Whoever was first has put the same files there.
    if (!existsSync(folder)) throw problem;
  }
}

async function untar(packed: string, folder: string): Promise<void> {
  const archive = join(folder, 'archive.tar');
  await decompress(packed, archive);
  execFileSync('tar', ['-x', '-f', archive, '-C', folder]);
  await rm(archive);
}

async function decompress(packed: string, target: string): Promise<void> {
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(target));
}
