import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startProviders } from './index.ts';
import { optionsFrom, settingsFrom } from './options.ts';
import { openTestRoom } from './testing.ts';

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function run(env: Record<string, string>) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { out: '', error: '' };
  child.stdout.on('data', (data) => {
    output.out += data;
  });
  child.stderr.on('data', (data) => {
    output.error += data;
  });
  return { child, output };
}

describe('starting', () => {
  it('a taken port is named with the variable that moves it', async () => {
    const port = await takenPort();
    await expect(startProviders({ port, smtpPort: 0, quiet: true })).rejects.toThrow(
      `Port ${port} is taken. Stop the program that uses it, or choose another for the providers room with PROVIDERS_PORT.`,
    );
    await expect(startProviders({ port: 0, smtpPort: port, quiet: true })).rejects.toThrow('with SMTP_PORT.');
  });

  it('the program says so too, and exits with an error', async () => {
    const port = await takenPort();
    const { child, output } = run({ PROVIDERS_PORT: String(port), SMTP_PORT: '0' });
    const [code] = await once(child, 'close');
    expect([code, output.error.trim()]).toEqual([1, expect.stringContaining(`Port ${port} is taken.`)]);
  });

  it('the program prints one line, and ends in order when it is told to', async () => {
    const { child, output } = run({ PROVIDERS_PORT: '0', SMTP_PORT: '0' });
    await once(child.stdout, 'data');
    expect(output.out).toMatch(/^Providers on http:\/\/localhost:\d+ \(.*\), mail on smtp:\/\/localhost:\d+\n$/);
    child.kill('SIGTERM');
    const [code] = await once(child, 'close');
    expect([code, output.error]).toEqual([0, '']);
  });

  it('listens on loopback only', async () => {
    const room = await openTestRoom();
    const { port } = new URL(room.url);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  });
});

describe('settings', () => {
  it('come from the environment, and have a value each', () => {
    expect(settingsFrom(optionsFrom({}))).toMatchObject({
      port: 4010,
      smtpPort: 1025,
      webhookUrl: 'http://localhost:3000/api/webhooks/stripe',
      webhookSecret: 'whsec_obsidiana',
      secretKey: 'sk_test_obsidiana',
      publishableKey: 'pk_test_obsidiana',
    });
    expect(
      settingsFrom(
        optionsFrom({
          PROVIDERS_PORT: '5010',
          SMTP_PORT: '5025',
          PORT: '5000',
          STRIPE_WEBHOOK_SECRET: 'whsec_1',
          STRIPE_SECRET_KEY: 'sk_test_1',
          STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
        }),
      ),
    ).toMatchObject({
      port: 5010,
      smtpPort: 5025,
      webhookUrl: 'http://localhost:5000/api/webhooks/stripe',
      webhookSecret: 'whsec_1',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
    });
    expect(() => optionsFrom({ SMTP_PORT: 'high' })).toThrow(
      "SMTP_PORT must be a port number from 0 to 65535, not 'high'.",
    );
  });
});

it('the first page leads to the others', async () => {
  const { url } = await openTestRoom();
  const page = await (await fetch(url)).text();
  for (const place of ['/inbox', '/_sandbox', '/stripe/js/endive/stripe.js']) {
    expect(page).toContain(`href="${place}"`);
    expect((await fetch(url + place)).status).toBe(200);
  }
});
