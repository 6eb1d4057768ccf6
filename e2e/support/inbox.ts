import { expect } from '@playwright/test';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
}

/** The mails to an address, or the text messages to a number, so far: the newest first. A text message has an empty subject. */
export async function mailsTo(to: string, about = /^/): Promise<Mail[]> {
  const answer = await fetch(`${process.env['PROVIDERS_URL']}/inbox.json?to=${encodeURIComponent(to)}`);
  const inbox: Mail[] = await answer.json();
  return inbox.filter(({ subject }) => about.test(subject));
}

/** The newest mail to an address, waited for: mails leave the shop a moment after the page has answered. */
export async function newestMail(to: string, about?: RegExp): Promise<Mail> {
  let mail: Mail | undefined;
  await expect
    .poll(async () => {
      [mail] = await mailsTo(to, about);
      return mail !== undefined;
    }, `a mail to ${to}`)
    .toBe(true);
  if (!mail) throw new Error(`No mail to ${to}.`);
  return mail;
}
