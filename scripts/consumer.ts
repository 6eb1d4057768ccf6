// The package as a stranger meets it: packed, installed from the tarball into an app outside this workspace, built, and
// looked at in the test browser.
// Usage: npm run consumer [-- next]
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { browserArguments, browserPath } from './browser.ts';
import { freePort } from './lib/ports.ts';
import { answers, root, run } from './lib/run.ts';
import { serve } from './visual/serve.ts';

export interface Proof {
  /** What holds, in words. */
  passed: string[];
  /** What does not, and what was found instead. */
  failed: string[];
}

interface App {
  /** Beside React and the package itself: a version, or nothing for the one of this workspace. */
  dependencies: Record<string, string | undefined>;
  build: readonly (readonly string[])[];
  /** Serves what was built. */
  open(folder: string): Promise<{ address: string; close: () => void }>;
}

const apps = {
  vite: {
    dependencies: {
      vite: undefined,
      '@vitejs/plugin-react': undefined,
      typescript: undefined,
      '@types/react': undefined,
      '@types/react-dom': undefined,
    },
    build: [['tsc'], ['vite', 'build']],
    open: async (folder) => {
      const { address, close } = await serve(join(folder, 'dist'));
      return { address: `${address}/index.html`, close };
    },
  },
  next: {
    dependencies: { next: '16.4.6', typescript: undefined, '@types/react': undefined, '@types/node': undefined },
    build: [['next', 'build']],
    open: async (folder) => {
      const port = await freePort();
      const abort = new AbortController();
      const stopped = run('pnpm', ['exec', 'next', 'start', '-p', `${port}`], { cwd: folder, signal: abort.signal });
      const address = `http://localhost:${port}`;
      if (!(await answers(address))) throw new Error(`next start does not answer: ${(await stopped).output}`);
      return { address, close: () => abort.abort() };
    },
  },
} satisfies Record<string, App>;

export const consumers = Object.keys(apps);

/** The package must have been built. @throws Error with the output of the step that failed. */
export async function proveConsumer(name: string): Promise<Proof> {
  const app: App | undefined = apps[name === 'next' ? 'next' : 'vite'];
  const folder = mkdtempSync(join(tmpdir(), `obsidiana-${name}-`));
  try {
    await install(app, name, folder);
    for (const command of app.build) await step('pnpm', ['exec', ...command], folder);
    const site = await app.open(folder);
    try {
      const proof = await look(site.address);
      return name === 'vite' ? merge(proof, shipped(folder)) : proof;
    } finally {
      site.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function install(app: App, name: string, folder: string): Promise<void> {
  cpSync(join(root, 'scripts/consumer', name), folder, { recursive: true });
  await step('pnpm', ['--filter', '@obsidiana/ui', 'pack', '--pack-destination', folder], root);
  const [tarball] = globSync('*.tgz', { cwd: folder });
  if (!tarball) throw new Error('pnpm pack has left no tarball.');
  const wanted = { react: undefined, 'react-dom': undefined, ...app.dependencies };
  const versions = Object.entries(wanted).map(([dependency, version]) => [
    dependency,
    version ?? ownVersion(dependency),
  ]);
  const dependencies = { ...Object.fromEntries(versions), '@obsidiana/ui': `file:./${tarball}` };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  // What its own folder says is all there is: neither this workspace nor the scripts of its dependencies.
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), 'packages: []\nallowBuilds: { esbuild: false, sharp: false }\n');
  await step('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder);
}

/** What a person sees of it: parts with their look, that react; and an app whose own rules win. */
async function look(address: string): Promise<Proof> {
  const { executablePath, env } = await browserPath();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...browserArguments],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on(
      'response',
      (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(address);
    const add = page.getByRole('button', { name: 'Añadir a la bolsa' });
    await add.waitFor({ timeout: 10_000 }).catch(() => complaints.push('The page shows nothing.'));
    if (complaints.length > 0) return { passed: [], failed: complaints };
    await add.click();
    return await facts(page, complaints);
  } finally {
    await browser.close();
  }
}

async function facts(page: Page, complaints: readonly string[]): Promise<Proof> {
  const first = page.getByRole('button').first();
  const own = page.getByRole('button').last();
  const read = (locator: Locator, property: string, pseudo?: string) =>
    locator.evaluate(
      (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
      [property, pseudo],
    );
  const picture = await page.locator('[data-component="product-card"] > div > div').first().boundingBox();
  const found: [promise: string, found: unknown, expected: unknown][] = [
    ['no error in the console, and no file missing', complaints, []],
    ['a Button is as high as a finger needs', await read(first, 'min-height'), '44px'],
    ['a primary Button is filled with ink', await read(own, 'background-color', '::before'), 'rgb(22, 19, 15)'],
    [
      'the font of the package has come',
      await page.evaluate(() => document.fonts.check("16px 'Archivo Variable'")),
      true,
    ],
    ['a press reaches the app', await own.textContent(), '1 en la bolsa'],
    ["a rule of the app's own wins", await read(own, 'padding-left'), '99px'],
    ['a MoneyLabel shows its currency', await page.locator('data').textContent(), '$1,299.00 MXN'],
    ['a ProductCard keeps a frame of 4:5', picture && Math.round((picture.width / picture.height) * 100), 80],
  ];
  return judged(found);
}

/** What the bundle holds: the sheets of what is used, and of nothing else. */
function shipped(folder: string): Proof {
  const css = globSync('dist/assets/*.css', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
  const firstClass = (component: string) => {
    const sheet = readFileSync(join(root, `packages/ui/dist/components/${component}/${component}.css`), 'utf8');
    return /^ {2}\.(\w+)/m.exec(sheet)?.[1] ?? component;
  };
  return judged([
    ['the sheet of a used part is in the bundle', css.includes(firstClass('button')), true],
    ['the sheet of an unused part is not', css.includes(firstClass('checkout-stepper')), false],
  ]);
}

function judged(found: readonly [promise: string, found: unknown, expected: unknown][]): Proof {
  const proof: Proof = { passed: [], failed: [] };
  for (const [promise, is, expected] of found) {
    if (JSON.stringify(is) === JSON.stringify(expected)) proof.passed.push(promise);
    else proof.failed.push(`${promise}: found ${JSON.stringify(is)} instead of ${JSON.stringify(expected)}`);
  }
  return proof;
}

function merge(one: Proof, other: Proof): Proof {
  return { passed: [...one.passed, ...other.passed], failed: [...one.failed, ...other.failed] };
}

function ownVersion(dependency: string): string {
  const manifest = readFileSync(join(root, 'node_modules', dependency, 'package.json'), 'utf8');
  const { version }: { version: string } = JSON.parse(manifest);
  return version;
}

async function step(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, output } = await run(command, args, {
    cwd,
    env: { CI: '1', NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

if (import.meta.main) {
  const [name = 'vite'] = process.argv.slice(2);
  if (!consumers.includes(name)) throw new Error(`There is no app '${name}'. Choose from: ${consumers.join(', ')}`);
  await step('turbo', ['run', 'build', '--filter=@obsidiana/ui'], root);
  const { passed, failed } = await proveConsumer(name);
  for (const line of passed) console.log(`✓ ${line}`);
  for (const line of failed) console.log(`✗ ${line}`);
  process.exit(failed.length > 0 ? 1 : 0);
}
