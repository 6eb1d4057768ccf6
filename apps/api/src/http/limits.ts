import { Refusal } from './refusal.ts';

/** How many attempts fit into how many seconds, by what is attempted. */
const windows = {
  login_per_address: { most: 100, seconds: 900 },
  login_failures_per_account: { most: 10, seconds: 900 },
  sign_in_per_address: { most: 20, seconds: 3600 },
  sign_in_per_email: { most: 5, seconds: 3600 },
  resend_per_handle: { most: 3, seconds: 600 },
  resend_per_address: { most: 20, seconds: 3600 },
  secret_per_address: { most: 30, seconds: 900 },
  recovery_per_address: { most: 20, seconds: 3600 },
  recovery_per_email: { most: 5, seconds: 3600 },
  sms_per_email: { most: 3, seconds: 3600 },
  discount_code_per_member: { most: 20, seconds: 600 },
  geocode_per_address: { most: 60, seconds: 600 },
  contact_per_address: { most: 5, seconds: 3600 },
  stock_alert_per_address: { most: 30, seconds: 3600 },
} as const;

export type LimitName = keyof typeof windows;

/** Counts attempts in fixed windows, in the memory of this process. */
export class Limits {
  readonly #factor: number;
  readonly #counts = new Map<string, { attempts: number; endsAt: number }>();

  /** @param factor multiplies every limit: tests that register fifty members from one address raise it. */
  constructor(factor = 1) {
    this.#factor = factor;
  }

  /** Counts an attempt. @throws Refusal 429 when there were too many. */
  count(name: LimitName, subject: string | number): void {
    this.check(name, subject);
    const now = Date.now();
    const key = `${name} ${subject}`;
    const standing = this.#counts.get(key);
    if (standing && standing.endsAt > now) standing.attempts += 1;
    else {
      if (this.#counts.size >= 10_000) this.#forgetEnded(now);
      this.#counts.set(key, { attempts: 1, endsAt: now + windows[name].seconds * 1000 });
    }
  }

  /** Refuses when the limit is reached, without counting: for what only counts when it fails. */
  check(name: LimitName, subject: string | number): void {
    const standing = this.#counts.get(`${name} ${subject}`);
    const left = (standing?.endsAt ?? 0) - Date.now();
    if (standing && left > 0 && standing.attempts >= windows[name].most * this.#factor)
      throw new Refusal(429, 'too_many_requests', { seconds: Math.ceil(left / 1000) });
  }

  #forgetEnded(now: number): void {
    for (const [key, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(key);
  }
}
