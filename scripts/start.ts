import type { ChildProcess } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readConfig, resetData } from '@obsidiana/api';
import { levelOf, tiers } from '@obsidiana/contract';
import { demoShop } from '@obsidiana/demo';
import { isFree } from './lib/ports.ts';
import { answers, run, startProgram } from './lib/run.ts';

// Builds the storefront, starts the providers and the shop, and says where everything is.
// Usage: npm start [-- --reset]      --reset begins with fresh data; otherwise data stays.

const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
const config = readConfig();
const providersPort = Number(process.env['PROVIDERS_PORT'] ?? 4010);
const withProviders = config.stripe.apiBase === `http://localhost:${providersPort}`;

await requirePort(config.port, 'PORT');
if (withProviders) await requirePort(providersPort, 'PROVIDERS_PORT');
if (values.reset) {
  say('Removing the data of the last start');
  await resetData(config.dataDir);
}

say('Building the storefront');
const build = await run('turbo', ['run', 'build', '--filter=@obsidiana/storefront', '--output-logs=errors-only']);
if (build.code !== 0) stop(`${build.output}\nThe storefront could not be built: the lines above say why.`);

const children: ChildProcess[] = [];
if (withProviders) {
  say('Starting the providers (payments, mail)');
  children.push(startProgram('apps/providers/src/main.ts'));
  if (!(await answers(`http://localhost:${providersPort}/inbox.json`))) stop('The providers did not start.');
}
say('Starting the shop (the first time it prepares its database, which takes a little longer)');
const shop = startProgram('apps/shop/src/main.ts');
children.push(shop);
for (const child of children) child.once('exit', (code) => end(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(0));
if (await answers(`http://localhost:${config.port}/api/health`, 240_000)) summary();

function summary(): void {
  const members = demoShop.members.map(({ email, password, crystals }) => {
    const tier = tiers.find(({ level }) => level === levelOf(crystals))?.name ?? 'no tier yet';
    return `    ${email.padEnd(30)} ${password.padEnd(18)} ${tier}, ${crystals} crystals`;
  });
  console.log(`
  Obsidiana is open.

    Shop          ${config.publicUrl}
    API           ${config.publicUrl}/api/docs
    Mail inbox    ${withProviders ? `http://localhost:${providersPort}/inbox` : config.smtpUrl}
    Data          ${config.databaseUrl ? 'the PostgreSQL of DATABASE_URL' : config.dataDir}

  Members (email, password)
${members.join('\n')}

  Test cards (any future date, any CVC)
    4242 4242 4242 4242            paid
    4000 0000 0000 0002            declined
    4000 0025 0000 3155            asks for 3-D Secure

  Ctrl+C ends it. 'npm start -- --reset' begins with fresh data.
`);
}

let ending = false;
/** Ends what was started, the shop first, so that it can still reach the providers. */
async function end(code: number): Promise<void> {
  if (ending) return;
  ending = true;
  for (const child of children.toReversed()) {
    if (child.exitCode !== null) continue;
    child.kill('SIGTERM');
    await new Promise((ended) => child.once('exit', ended));
  }
  process.exit(code);
}

async function requirePort(port: number, variable: string): Promise<void> {
  if (await isFree(port)) return;
  stop(`Port ${port} is taken. Free it, or choose another: ${variable}=${port + 1} npm start`);
}

function say(text: string): void {
  console.log(`▸ ${text}`);
}

function stop(text: string): never {
  console.error(`\n${text}`);
  process.exit(1);
}
