import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientBytes } from '../../bench/bytes.ts';
import { checkPackage, words } from '../../packages/ui/scripts/check-package.ts';
import { proveConsumer } from '../consumer.ts';
import { compareVisuals } from '../visual.ts';
import { run } from './run.ts';

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
}

export interface Check {
  readonly name: string;
  readonly says: string;
  readonly check: () => Promise<Result>;
}

/** Every check, cheapest first, so that what fails fails early. */
export const checks: readonly Check[] = [
  {
    name: 'lint',
    says: 'Lint, format, and the arrows between rooms (biome)',
    check: () => command('biome', ['check', '.']),
  },
  {
    name: 'types',
    says: 'Types (tsc)',
    check: () => command('pnpm', ['typecheck']),
  },
  {
    name: 'build',
    says: 'Packages and storefront (tsup, vite)',
    check: () => command('turbo', ['run', 'build', '--output-logs=errors-only']),
  },
  {
    name: 'unit',
    says: 'Logic, and the API over HTTP (vitest)',
    check: () => vitest('vitest.rooms.config.ts'),
  },
  { name: 'bytes', says: 'Client JavaScript within its budget', check: bytes },
  { name: 'package', says: 'The published package: contents, types, sizes, API, version', check: published },
  { name: 'consumer', says: 'The package, packed and used by an app outside this workspace', check: consumer },
  {
    name: 'storybook',
    says: 'Storybook (build)',
    check: () => command('storybook', ['build', '-o', 'storybook-static', '--quiet']),
  },
  {
    name: 'stories',
    says: 'Stories: interaction and accessibility, light and dark (vitest in the browser)',
    check: () => vitest('vitest.config.ts'),
  },
  { name: 'visual', says: 'Stories: pictures, to the pixel', check: compareVisuals },
  { name: 'journeys', says: 'Journeys through the shop (playwright)', check: playwright },
];

/** A command that passes or fails as a whole. */
async function command(name: string, args: readonly string[]): Promise<Result> {
  const { code, output } = await run(name, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** As many files at a time as there are cores, where each room by itself would keep one free and take one file at a time. */
async function vitest(config: string): Promise<Result> {
  const report = join(mkdtempSync(join(tmpdir(), 'obsidiana-')), 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', `--config=${config}`, `--maxWorkers=${Math.min(availableParallelism(), 4)}`, ...reporters];
  const { code, output } = await run('vitest', args, { show: true });
  return counted(code, output, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
  });
}

async function playwright(): Promise<Result> {
  const report = join(mkdtempSync(join(tmpdir(), 'obsidiana-')), 'report.json');
  const { code, output } = await run('playwright', ['test', '--config=e2e/playwright.config.ts'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    show: true,
  });
  return counted(code, output, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    // What passes at its second try passes; the runner's report names it, with its trace, for whoever mends it.
    return { passed: Number(stats.expected) + Number(stats.flaky), failed: Number(stats.unexpected) };
  });
}

/** A runner that stopped without a report, or failed without a failed test, is one failure. */
function counted(code: number, output: string, read: () => Omit<Result, 'output'>): Result {
  try {
    const { passed, failed } = read();
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, output: '' };
  } catch {
    return { passed: 0, failed: 1, output };
  }
}

async function bytes(): Promise<Result> {
  const pages = await clientBytes();
  for (const { page, kib, budget } of pages)
    console.log(`  ${page.padEnd(14)} ${kib.toFixed(1).padStart(6)} KiB brotli of ${budget}`);
  const failed = pages.filter(({ kib, budget }) => kib > budget);
  return {
    passed: pages.length - failed.length,
    failed: failed.length,
    output: 'Client JavaScript is above its budget.',
  };
}

async function published(): Promise<Result> {
  const findings = await checkPackage();
  console.log(findings.map((finding) => `  ${words(finding)}`).join('\n'));
  const failed = findings.filter(({ problem }) => problem).length;
  return { passed: findings.length - failed, failed, output: 'The package is not ready to be published.' };
}

async function consumer(): Promise<Result> {
  const { passed, failed } = await proveConsumer('vite');
  return { passed: passed.length, failed: failed.length, output: failed.join('\n') };
}
