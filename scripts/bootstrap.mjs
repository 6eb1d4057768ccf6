#!/usr/bin/env node
// One command from a bare machine (Node >= 20 and npm) to a running task: pnpm, the dependencies, Node 24, then
// `scripts/<task>.ts`. Plain JavaScript without dependencies, because it runs before anything is installed.
// Usage: node scripts/bootstrap.mjs <task> [arguments of the task]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const [task = 'start', ...taskArguments] = process.argv.slice(2);

const neededNode = 24;
if (majorVersion(process.versions.node) < 20) {
  fail(
    `Node 20 or newer is needed to begin (this is ${process.version}). Install it from https://nodejs.org and run again.`,
  );
}

const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const pnpmVersion = packageManager.split('@')[1];
const tools = join(root, '.tools', `pnpm-${pnpmVersion}`);
const toolsBin = join(tools, 'node_modules', '.bin');

// What an outer npm left in the environment would be read as settings by the package managers started here.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$)/i.test(name)),
);
Object.assign(environment, {
  PATH: [join(root, 'node_modules', '.bin'), toolsBin, process.env.PATH].join(delimiter),
  DO_NOT_TRACK: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
});

installPnpm();
installDependencies();
requireNode();
runTask();

function installPnpm() {
  if (existsSync(join(toolsBin, windows ? 'pnpm.cmd' : 'pnpm'))) return;
  say(`Fetching pnpm ${pnpmVersion} into .tools`);
  mkdirSync(tools, { recursive: true });
  run(
    'npm',
    [
      'install',
      '--prefix',
      tools,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `pnpm@${pnpmVersion}`,
    ],
    'pnpm could not be fetched. Check that the npm registry can be reached (npm ping), then run again.',
  );
}

/** Skipped when nothing that pnpm reads is newer than the last finished install. */
function installDependencies() {
  const stamp = join(root, 'node_modules', '.installed');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].map((file) => join(root, file));
  const installed = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (inputs.every((file) => statSync(file).mtimeMs <= installed)) return;
  say('Installing the dependencies (pnpm-lock.yaml)');
  run(
    'pnpm',
    ['install', '--frozen-lockfile', '--reporter=append-only'],
    'The dependencies could not be installed. The lines above say why; run again when it is mended.',
  );
  writeFileSync(stamp, '');
}

function requireNode() {
  const { stdout } = spawnSync('node', ['-p', 'process.versions.node'], {
    env: environment,
    cwd: root,
    encoding: 'utf8',
    shell: windows,
  });
  if (majorVersion(stdout) >= neededNode) return;
  fail(
    `Node ${neededNode} is needed. On Linux x64 and arm64 it comes with the dependencies; on this system install it from https://nodejs.org (found ${stdout.trim()}).`,
  );
}

function runTask() {
  const script = join(root, 'scripts', `${task}.ts`);
  if (!existsSync(script)) fail(`There is no task '${task}' (scripts/${task}.ts).`);
  const child = spawn(
    'node',
    ['--conditions=@obsidiana/source', '--disable-warning=ExperimentalWarning', script, ...taskArguments],
    {
      stdio: 'inherit',
      env: environment,
      cwd: root,
      shell: windows,
    },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function run(command, args, advice) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: environment, cwd: root, shell: windows });
  if (status !== 0) fail(`\n${command} ${args[0]} failed${error ? ` (${error.message})` : ''}. ${advice}`);
}

function majorVersion(version) {
  return Number(version.trim().split('.')[0]);
}

function say(text) {
  console.log(`\n▸ ${text}`);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
