import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from '../scripts/browser.ts';
import type { ShopperOptions } from './support/test.ts';

const { executablePath, env } = await browserPath();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const spanish = { locale: 'es-MX', lang: 'es', currency: 'MXN' } as const;
const english = { locale: 'en-US', lang: 'en', currency: 'USD' } as const;

export default defineConfig<ShopperOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './support/open-shop.ts',
  fullyParallel: true,
  workers: 2,
  // A second try records the trace, which costs too much each time.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: process.env['SHOP_URL'] ?? 'http://localhost:3999',
    launchOptions: { executablePath, args: [...browserArguments], env: { ...process.env, ...env } },
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  // Two projects meet both sizes and both languages; what depends on the two together (layout, the way to a purchase) is tagged @every.
  projects: [
    { name: 'phone-es', use: { ...phone, ...spanish } },
    { name: 'desktop-en', use: { ...desktop, ...english } },
    { name: 'desktop-es', use: { ...desktop, ...spanish }, grep: /@every/ },
    { name: 'phone-en', use: { ...phone, ...english }, grep: /@every/ },
  ],
});
