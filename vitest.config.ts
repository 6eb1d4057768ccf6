// The stories as tests: each is played and checked with axe, in both themes, in the test browser.
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, browserPath } from './scripts/browser.ts';

const { executablePath, env } = await browserPath();

export default defineConfig({
  plugins: [
    storybookTest({ configDir: `${import.meta.dirname}/.storybook`, initialGlobals: { checkDark: true } }),
    // The rules that every component keeps. The plugin above takes stories only.
    { name: 'fleet', config: () => ({ test: { include: ['packages/ui/fleet/browser/*.test.tsx'] } }) },
  ],
  // What stories reach only while they run: a cold cache would otherwise be rebuilt in the middle of them.
  optimizeDeps: {
    include: [
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@obsidiana/ui > @radix-ui/react-accordion',
      '@obsidiana/ui > @radix-ui/react-dialog',
      '@obsidiana/ui > @radix-ui/react-radio-group',
      '@obsidiana/ui > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'stories',
    // The trees that are heard are written from the browser (-u), which Storybook's plugin forbids unless it is said.
    api: { allowWrite: true },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // As wide as the frame in which stories are photographed (scripts/visual).
      viewport: { width: 800, height: 800 },
      provider: playwright({
        launchOptions: { executablePath, args: [...browserArguments], env: { ...process.env, ...env } },
        contextOptions: { reducedMotion: 'reduce', locale: 'es-MX', timezoneId: 'America/Mexico_City' },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});
