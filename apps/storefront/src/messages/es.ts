import { account } from './es/account.ts';
import { catalogue } from './es/catalogue.ts';
import { errors } from './es/errors.ts';
import { member } from './es/member.ts';
import { payment } from './es/payment.ts';
import { privacy } from './es/privacy.ts';
import { shell } from './es/shell.ts';
import { social } from './es/social.ts';

/** Spanish, the language that the other one is held to. */
export const es = { ...shell, ...catalogue, ...errors, ...member, ...payment, ...account, ...social, ...privacy };
