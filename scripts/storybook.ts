// Opens Storybook on port 6006, with the package built for what its pages say of it (sizes, tokens).
// Usage: npm run storybook [-- -p <port>]
import { spawn } from 'node:child_process';
import { root, run } from './lib/run.ts';

const { code, output } = await run('turbo', ['run', 'build', '--filter=@obsidiana/ui', '--output-logs=errors-only']);
if (code !== 0) console.error(`${output}\nThe package cannot be built: its pages show no sizes.`);
const child = spawn('storybook', ['dev', '-p', '6006', '--no-open', '--ci', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (exit) => process.exit(exit ?? 0));
