import { account } from './en/account.ts';
import { catalogue } from './en/catalogue.ts';
import { errors } from './en/errors.ts';
import { member } from './en/member.ts';
import { payment } from './en/payment.ts';
import { privacy } from './en/privacy.ts';
import { shell } from './en/shell.ts';
import { social } from './en/social.ts';
import type { Messages } from './translate.ts';

export const en = {
  ...shell,
  ...catalogue,
  ...errors,
  ...member,
  ...payment,
  ...account,
  ...social,
  ...privacy,
} satisfies Messages;
