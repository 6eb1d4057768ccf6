import { vi } from 'vitest';

// Runs before each file: what the one before has replaced in the process that they share is as it was.
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
