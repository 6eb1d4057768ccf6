// The visual check: photographs every story of the built Storybook and compares it with the picture in
// packages/ui/visual, to the last pixel. Usage: node scripts/visual.ts [part of a story's id] [--accept]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { PNG } from 'pngjs';
import { browserArguments, browserPath } from './browser.ts';
import { buildBase } from './visual/base.ts';
import { difference } from './visual/compare.ts';
import { listSittings, type Sitting } from './visual/pictures.ts';
import { encodeSmall } from './visual/png.ts';
import { type Failure, writeReport } from './visual/report.ts';
import { checkItself } from './visual/self-check.ts';
import { serve } from './visual/serve.ts';
import { openStudio, type Photograph } from './visual/studio.ts';

const root = join(import.meta.dirname, '..');
const storybook = join(root, 'storybook-static');
const baselines = join(root, 'packages/ui/visual');
const reportFolder = join(root, 'visual-report');
const rendererFile = join(baselines, 'renderer.json');

export interface VisualResult {
  passed: number;
  failed: number;
  /** What to tell the person who ran it. */
  output: string;
}

export interface VisualOptions {
  /** Only the stories whose id contains this. */
  filter?: string | undefined;
  /** Takes the new pictures over, and those of stories that are gone away. */
  accept?: boolean;
}

/**
 * Compares the stories of the built Storybook with their pictures, or accepts them as they are.
 * @throws Error when Storybook has not been built, or no browser is found.
 */
export async function compareVisuals({ filter, accept = false }: VisualOptions = {}): Promise<VisualResult> {
  const sittings = await listSittings(storybook, filter);
  if (sittings.length === 0) throw new Error(`No story has '${filter}' in its id.`);

  const { executablePath, env, source } = await browserPath();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...browserArguments],
  });
  const site = await serve(storybook);
  try {
    const renderer = { browser: browser.version(), fonts: await fingerprint(env.FONTCONFIG_FILE) };
    const stranger = accept && !filter ? undefined : await otherRenderer(renderer);
    if (stranger && accept) return { passed: 0, failed: 1, output: stranger };

    const open = () => openStudio(browser, site.address);
    const orphans = filter ? [] : orphansOf(sittings);
    if (accept) {
      const { results, failures } = await visitAll(sittings, open, kept);
      return await acceptAll(results, failures, orphans, renderer);
    }

    const blind = sittings[0] && (await checkItself(browser, site.address, sittings[0]));
    const expected = stranger ? await photographBase(browser, filter) : committed;
    const { results: compared, failures } = await visitAll(sittings, open, (studio, sitting) =>
      compareSitting(studio, sitting, expected),
    );
    const all = [
      ...(blind ? [{ story: 'The check itself', mode: '', reason: blind }] : []),
      ...failures,
      ...compared.filter((failure) => failure !== undefined),
      ...orphans,
    ];
    const report = await writeReport(reportFolder, all);
    const passed = compared.filter((failure) => !failure).length + (blind ? 0 : 1);
    const lines = all.map(({ story, mode, reason }) => `  ${mode} ${story}: ${reason}`);
    const summary = `${passed} pictures as they were, ${all.length} not (${source})`;
    return {
      passed,
      failed: all.length,
      output: [
        ...(stranger ? [stranger] : []),
        ...lines,
        summary,
        ...(all.length > 0 ? [`Side by side in ${relative(root, report)}`] : []),
      ].join('\n'),
    };
  } finally {
    site.close();
    await browser.close();
  }
}

/** Where a picture to compare with comes from; nothing where there is none to expect. */
type Expected = (mode: string, story: string) => Promise<Buffer | undefined>;

const committed: Expected = (mode, story) => readFile(baseline(mode, story)).catch(() => undefined);

/** The pictures of what the work began with, drawn by this same browser. */
async function photographBase(browser: Browser, filter: string | undefined): Promise<Expected> {
  const base = await buildBase(root);
  const site = await serve(base.storybook);
  try {
    const sittings = await listSittings(base.storybook, filter);
    const { results } = await visitAll(sittings, () => openStudio(browser, site.address), kept);
    const pictures = new Map(results.map(({ mode, story, png }) => [`${mode}/${story}`, png]));
    return async (mode, story) => pictures.get(`${mode}/${story}`);
  } finally {
    site.close();
    await base.remove();
  }
}

type Studio = Awaited<ReturnType<typeof openStudio>>;

/** A few pages share the sittings; each takes the next one that nobody has. */
async function visitAll<T>(
  sittings: readonly Sitting[],
  open: () => Promise<Studio>,
  visit: (studio: Studio, sitting: Sitting) => Promise<readonly T[]>,
): Promise<{ results: T[]; failures: Failure[] }> {
  // One width after another: a page is seldom made wider, and the same story never stands on it twice running.
  const waiting = sittings.toSorted((one, other) => one.width - other.width);
  const results: T[] = [];
  const failures: Failure[] = [];
  const worker = async () => {
    const studio = await open();
    for (let sitting = waiting.shift(); sitting; sitting = waiting.shift()) {
      try {
        results.push(...(await visit(studio, sitting)));
      } catch (problem) {
        const reason = problem instanceof Error ? problem.message : String(problem);
        failures.push({ story: sitting.story, mode: sitting.modes.map(({ name }) => name).join(', '), reason });
      }
    }
    await studio.close();
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));
  return { results, failures };
}

/** What is kept, or compared with, comes from a page on which no other story was before. */
const kept = (studio: Studio, sitting: Sitting): Promise<Photograph[]> => studio.photograph(sitting, { anew: true });

/**
 * Something or nothing for each picture. What fails or differs where another story was before is looked at again on a page
 * of its own, so that no story answers for what another left behind.
 */
async function compareSitting(
  studio: Studio,
  sitting: Sitting,
  expected: Expected,
): Promise<readonly (Failure | undefined)[]> {
  const look = async (anew: boolean) =>
    Promise.all((await studio.photograph(sitting, { anew })).map((photograph) => compare(photograph, expected)));
  const passing = await look(false).catch(() => undefined);
  return passing && !passing.some(Boolean) ? passing : look(true);
}

async function compare({ story, mode, png }: Photograph, from: Expected): Promise<Failure | undefined> {
  const expected = await from(mode, story);
  if (!expected) {
    return from === committed ? { story, mode, reason: 'It has no picture yet.', actual: png } : undefined;
  }
  const changed = difference(expected, png);
  return changed && { story, mode, expected, actual: png, ...changed };
}

/** Pictures whose story is gone, or is no longer photographed that way. */
function orphansOf(sittings: readonly Sitting[]): Failure[] {
  const known = new Set(sittings.flatMap(({ story, modes }) => modes.map(({ name }) => `${name}/${story}.png`)));
  return globSync('*/*.png', { cwd: baselines })
    .filter((file) => !known.has(file.replaceAll('\\', '/')))
    .map((file) => ({
      story: file.replace(/^.*[\\/]|\.png$/g, ''),
      mode: dirname(file),
      reason: 'Its story is gone: accept takes the picture away.',
    }));
}

async function acceptAll(
  photographs: readonly Photograph[],
  failures: readonly Failure[],
  orphans: readonly Failure[],
  renderer: Renderer,
): Promise<VisualResult> {
  let changed = 0;
  for (const photograph of photographs) {
    const failure = await compare(photograph, committed);
    if (!failure) continue;
    const file = baseline(photograph.mode, photograph.story);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, encodeSmall(PNG.sync.read(photograph.png)));
    changed += 1;
  }
  for (const { mode, story } of orphans) await rm(join(baselines, mode, `${story}.png`));
  await writeFile(rendererFile, `${JSON.stringify(renderer, null, 2)}\n`);
  const lines = failures.map(({ story, mode, reason }) => `  ${mode} ${story}: ${reason}`);
  const summary = `${photographs.length} pictures, ${changed} of them new or changed, ${orphans.length} taken away`;
  return { passed: photographs.length, failed: failures.length, output: [...lines, summary].join('\n') };
}

/** What draws the pixels. Another one draws other edges, whatever the stories are. */
interface Renderer {
  browser: string;
  /** Of the file that says how letters are smoothed. */
  fonts: string;
}

async function otherRenderer({ browser, fonts }: Renderer): Promise<string | undefined> {
  const text = await readFile(rendererFile, 'utf8').catch(() => undefined);
  if (!text) return 'There are no pictures yet: make them with npm run visual:accept.';
  const known: Renderer = JSON.parse(text);
  if (known.browser === browser && known.fonts === fonts) return undefined;
  return [
    `The pictures were drawn by Chromium ${known.browser}; the browser here is ${browser}${known.fonts === fonts ? '' : ', with other font settings'}.`,
    'So the stories are compared with those of the base revision (VISUAL_BASE), drawn by this browser; new ones pass. On',
    'Linux x64 the right browser comes with the dependencies (unset CHROMIUM_PATH). After an intended change of the browser',
    'or of .storybook/fonts.conf, take all pictures again with npm run visual:accept.',
  ].join('\n');
}

async function fingerprint(file: string | undefined): Promise<string> {
  const bytes = file ? await readFile(file) : '';
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function baseline(mode: string, story: string): string {
  return join(baselines, mode, `${story}.png`);
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { accept: { type: 'boolean' } }, allowPositionals: true });
  console.log('Building Storybook');
  execFileSync('storybook', ['build', '-o', 'storybook-static', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { failed, output } = await compareVisuals({ filter: positionals[0], accept: values.accept ?? false });
  console.log(output);
  process.exit(failed > 0 ? 1 : 0);
}
