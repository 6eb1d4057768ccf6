import { checks } from './lib/checks.ts';

// Runs every check of the house and closes with 'N passed, N failed'.
// Usage: npm test [-- <name> …]      names of scripts/lib/checks.ts run those alone.

const asked = process.argv.slice(2);
const chosen = checks.filter(({ name }) => asked.length === 0 || asked.includes(name));
if (chosen.length === 0) {
  console.error(`There is no such check. Choose from: ${checks.map(({ name }) => name).join(', ')}`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const started = Date.now();
let passed = 0;
let failed = 0;
const rows: string[] = [];
for (const { name, says, check } of chosen) {
  const from = Date.now();
  console.log(`\n▸ ${says}`);
  const result = await check().catch((error: Error) => ({
    passed: 0,
    failed: 1,
    output: error.stack ?? error.message,
  }));
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) console.log(result.output);
  const row = `  ${result.failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(3)} failed ${seconds(from)}`;
  console.log(row);
  rows.push(row);
}

console.log(`\n${rows.join('\n')}\n  in ${seconds(started).trim()}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function seconds(from: number): string {
  return `${((Date.now() - from) / 1000).toFixed(1).padStart(6)} s`;
}
