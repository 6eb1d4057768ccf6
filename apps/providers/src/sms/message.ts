/** Twilio's number of an error, and its words. */
export interface Refusal {
  readonly code: number;
  readonly message: string;
}

interface TextMessage {
  readonly to: string;
  readonly from: string;
  readonly body: string;
}

/** Twilio's own test numbers for what goes wrong. */
const badNumbers: Record<string, number> = { '+15005550001': 21211, '+15005550009': 21614 };

/** The message that a form asks to be sent, or why it cannot be. */
export function messageIn({ To = '', From = '', Body = '' }: Record<string, string>): TextMessage | Refusal {
  if (To === '') return { code: 21604, message: "A 'To' phone number is required." };
  if (From === '') return { code: 21603, message: "A 'From' phone number is required." };
  if (Body === '') return { code: 21602, message: 'Message body is required.' };
  if (Body.length > 1600)
    return { code: 21617, message: 'The concatenated message body exceeds the 1600 character limit.' };
  if (badNumbers[To] === 21614) return { code: 21614, message: `'To' number is not a valid mobile number` };
  if (!/^\+[1-9]\d{6,14}$/.test(To) || badNumbers[To] === 21211)
    return { code: 21211, message: `Invalid 'To' Phone Number: ${To}` };
  return { to: To, from: From, body: Body };
}
