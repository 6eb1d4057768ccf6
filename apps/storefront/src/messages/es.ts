import { errors } from './es/errors.ts';
import { shell } from './es/shell.ts';

/** Spanish, the language that the other one is held to. */
export const es = { ...shell, ...errors };
