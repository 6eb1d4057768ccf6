import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './mails/letter.ts';

/** Hands a mail to the mail server. Throws when it did not take it. */
export type Send = (mail: Mail) => Promise<void>;

export function mailer({ smtpUrl, mailFrom }: Config): Send {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async (mail) => {
    await transport.sendMail({ from: mailFrom, ...mail });
  };
}
