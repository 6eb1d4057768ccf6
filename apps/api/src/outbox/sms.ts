import type { Sms } from '../config.ts';
import { Undeliverable } from './undeliverable.ts';

/** Hands a text message to the provider. Throws when it did not take it, Undeliverable when it never will. */
export type SendText = (to: string, text: string) => Promise<void>;

const patience = 10_000;

/** Text messages through Twilio's REST API. */
export function texter({ base, accountSid, authToken, from }: Sms): SendText {
  return async (to, text) => {
    const response = await fetch(`${base}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return;
    const why = `The SMS provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`;
    // 400 is about this message: the number is none, or takes no messages.
    throw response.status === 400 ? new Undeliverable(why) : new Error(why);
  };
}
