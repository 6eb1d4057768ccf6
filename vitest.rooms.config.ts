import { defineConfig } from 'vitest/config';

/** The tests of every room and of the scripts: logic, and the API over HTTP on its own database. */
export default defineConfig({
  // Many tests wait for a database: a core that is kept free, as is the custom, would stand idle.
  test: {
    projects: ['packages/*', 'apps/*', { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } }],
    maxWorkers: '100%',
  },
});
