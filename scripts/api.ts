// Takes the API of packages/ui over as it is now (packages/ui/api.txt), and says what else the package needs.
// Usage: npm run api:accept
import { acceptApi, checkPackage, words } from '../packages/ui/scripts/check-package.ts';
import { run } from './lib/run.ts';

const { code, output } = await run('turbo', ['run', 'build', '--filter=@obsidiana/ui', '--output-logs=errors-only']);
if (code !== 0) {
  console.error(output);
  process.exit(code);
}
acceptApi();
const findings = await checkPackage();
console.log(findings.map(words).join('\n'));
process.exit(findings.some(({ problem }) => problem) ? 1 : 0);
