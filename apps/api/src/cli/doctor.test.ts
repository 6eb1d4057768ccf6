import { expect, test, vi } from 'vitest';
import type { Finding } from '../operations/doctor.ts';
import { testShop } from '../testing.ts';
import { testProviders } from '../testing-providers.ts';
import { commandLine } from './testing.ts';

const providers = await testProviders();
const shop = await testShop({ env: providers.env });
const run = commandLine(shop, providers.env);

async function states(): Promise<Record<string, string>> {
  const findings: Finding[] = JSON.parse((await run('doctor', '--json')).stdout);
  return Object.fromEntries(findings.map(({ part, state }) => [part, state]));
}

test('the doctor tells stand-ins from what is real, and how to change it', async () => {
  expect(await states()).toMatchObject({
    database: 'live',
    'cards (Stripe)': 'simulated',
    PayPal: 'simulated',
    mail: 'simulated',
    address: 'simulated',
    pictures: 'live',
  });
  expect((await run('doctor')).stdout).toMatch(
    /~ cards \(Stripe\) +simulated +answers; no money moves\n +Set STRIPE_SECRET_KEY/,
  );
});

test('what does not answer, or refuses the key, is broken and named', async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_of_another_account');
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubEnv('TWILIO_ACCOUNT_SID', '');
  expect(await states()).toMatchObject({
    'cards (Stripe)': 'broken',
    mail: 'broken',
    'text messages (Twilio)': 'off',
  });
});
