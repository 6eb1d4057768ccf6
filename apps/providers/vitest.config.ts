import { defineConfig } from 'vitest/config';

// Servers, sockets and child processes on a machine that does other things too: patient, never timed.
export default defineConfig({ test: { testTimeout: 30_000 } });
