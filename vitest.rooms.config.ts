import { defineConfig } from 'vitest/config';

/** The tests of every room: logic, and the API over HTTP on its own database. */
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*'] },
});
