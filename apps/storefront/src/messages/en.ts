import { errors } from './en/errors.ts';
import { member } from './en/member.ts';
import { shell } from './en/shell.ts';
import type { Messages } from './translate.ts';

export const en = { ...shell, ...errors, ...member } satisfies Messages;
