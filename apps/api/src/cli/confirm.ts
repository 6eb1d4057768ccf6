import { createInterface } from 'node:readline/promises';
import type { Changing } from './shop.ts';

/** What a command takes that does what cannot be taken back. */
export interface Final extends Changing {
  readonly yes?: boolean;
}

/**
 * Asks at a terminal before what cannot be taken back is done; a script, a rehearsal and --yes are not asked.
 * @throws an Error when the answer is no
 */
export async function confirm(question: string, { yes = false, dryRun = false, json = false }: Final): Promise<void> {
  if (yes || dryRun || json || !process.stdin.isTTY || !process.stderr.isTTY) return;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines
    .question(`${question} This cannot be taken back. Go on? (yes/no) `)
    .finally(() => lines.close());
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done.');
}
