import type { Command } from 'commander';
import { vi } from 'vitest';
import type { TestShop } from '../testing.ts';
import { shopProgram } from './program.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The command line on the database of a test file: `await run('orders', 'list')`, as `npm run shop --` does, in this process. */
export function commandLine({ config }: TestShop, env: Record<string, string> = {}) {
  const settings = { ...env, DATABASE_URL: config.databaseUrl ?? '', SEED: 'none' };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);

  return async (...args: string[]): Promise<Ran> => {
    const printed = { stdout: '', stderr: '' };
    const log = vi.spyOn(console, 'log').mockImplementation((text) => {
      printed.stdout += `${text}\n`;
    });
    const program = shopProgram();
    listen(program, (text) => {
      printed.stderr += text;
    });
    const code = await program.parseAsync(args, { from: 'user' }).then(
      () => 0,
      (error: Error) => {
        printed.stderr += `${error.message}\n`;
        return 1;
      },
    );
    log.mockRestore();
    return { code, ...printed };
  };
}

/** Commander ends the process at a wrong use, and prints to its error output. */
function listen(command: Command, onError: (text: string) => void): void {
  command.exitOverride().configureOutput({ writeErr: onError });
  for (const part of command.commands) listen(part, onError);
}
