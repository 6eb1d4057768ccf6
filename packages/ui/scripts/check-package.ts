// What must be true of the built package before it may be published.
// Usage: node scripts/check-package.ts    prints what was found; exits with 1 when something is wrong
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judgeRelease } from './api/judge.ts';
import { readSurface } from './api/report.ts';
import { printSurface } from './api/surface.ts';
import { readFacts } from './facts.ts';
import { complaints, completeBudgets, total } from './sizes.ts';

export interface Finding {
  /** What is promised. */
  name: string;
  /** Nothing when it holds. */
  problem: string;
  /** Worth a line where it holds. */
  note?: string;
}

const root = join(import.meta.dirname, '..');
const report = join(root, 'api.txt');

/** @throws Error when the package has not been built. */
export async function checkPackage(): Promise<Finding[]> {
  const [contents, types] = await Promise.all([
    problemOf('publint', '--strict'),
    problemOf('attw', '--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', 'styles', '--format', 'ascii'),
  ]);
  return [
    { name: 'What is packed is what package.json says (publint)', problem: contents },
    { name: 'Types resolve from every subpath (are the types wrong)', problem: types },
    sizes(),
    ...api(),
  ];
}

/** Runs a tool in the package; gives what it printed when it is not content. */
async function problemOf(tool: string, ...args: string[]): Promise<string> {
  try {
    await promisify(execFile)('pnpm', ['exec', tool, ...args], { cwd: root });
    return '';
  } catch (failure) {
    return failure instanceof Error && 'stdout' in failure ? `${failure.stdout}` : String(failure);
  }
}

function sizes(): Finding {
  const { sizes } = readFacts(root);
  const largest = sizes.toSorted((a, b) => total(b) - total(a)).slice(0, 3);
  return {
    name: 'Every export is within its budget (size-budgets.json)',
    problem: complaints(sizes, root).join('\n'),
    note: `${sizes.length} exports; the largest: ${largest.map((size) => `${size.name} ${total(size)} KiB`).join(', ')}`,
  };
}

function api(): Finding[] {
  const surface = readSurface(root);
  const isCurrent = readFileSync(report, 'utf8') === printSurface(surface);
  const { passed, words } = judgeRelease(join(root, '../..'), surface);
  return [
    {
      name: 'The report of the API is current (api.txt)',
      problem: isCurrent ? '' : 'The API is not the one of packages/ui/api.txt. If that is meant: npm run api:accept',
    },
    {
      name: 'The changesets announce enough',
      problem: passed ? '' : words.join('\n'),
      note: words.join('\n'),
    },
  ];
}

/** Takes the API over as it is now, with budgets for what is new. */
export function acceptApi(): void {
  completeBudgets(readFacts(root).sizes, root);
  writeFileSync(report, printSurface(readSurface(root)));
}

/** As lines for a terminal. */
export function words({ name, problem, note }: Finding): string {
  return `${problem ? '✗' : '✓'} ${name}${problem ? `\n${problem}` : note ? `\n  ${note}` : ''}`;
}

if (import.meta.main) {
  const findings = await checkPackage();
  console.log(findings.map(words).join('\n'));
  process.exit(findings.some(({ problem }) => problem) ? 1 : 0);
}
