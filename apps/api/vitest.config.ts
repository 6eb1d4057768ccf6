import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing-server.ts',
    // Files share a process, one after another: loading the whole API anew for each cost more than most of them need.
    isolate: false,
    setupFiles: './src/testing-clean.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
