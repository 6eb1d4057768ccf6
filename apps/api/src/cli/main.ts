import { wordsOf } from '../db/words-of.ts';
import { shopProgram } from './program.ts';

await shopProgram()
  .parseAsync()
  .catch((error: unknown) => {
    console.error(wordsOf(error));
    process.exitCode = 1;
  });
