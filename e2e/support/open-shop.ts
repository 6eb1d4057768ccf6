import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.ts';
import { answers, startProgram } from '../../scripts/lib/run.ts';

/**
 * Opens a fresh shop with its providers on free ports and an empty data folder, for all journeys of one run.
 * SHOP_URL and PROVIDERS_URL in the environment point the journeys at a shop that already runs instead.
 */
export default async function openShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['SHOP_URL']) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'obsidiana-e2e-'));
  const [port, providersPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    PROVIDERS_PORT: String(providersPort),
    SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDir,
    STRIPE_WEBHOOK_URL: `${url}/api/webhooks/stripe`,
    // A run of journeys is a crowd behind one address.
    RATE_LIMIT_FACTOR: '1000',
    // Drawing the whole catalogue ahead would take a core from the journeys.
    PICTURES: 'at-need',
  };
  const programs = [startProgram('apps/providers/src/main.ts', env), startProgram('apps/shop/src/main.ts', env)];
  process.env['SHOP_URL'] = url;
  process.env['PROVIDERS_URL'] = `http://localhost:${providersPort}`;
  if (!(await answers(`${url}/api/health`, 120_000)))
    throw new Error('The shop did not open: the lines above say why.');
  return async () => {
    for (const program of programs.toReversed()) {
      program.kill('SIGTERM');
      await new Promise((ended) => program.once('exit', ended));
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
}
