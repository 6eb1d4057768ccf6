import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { hashOf } from '../identity/secrets.ts';
import { Refusal } from './refusal.ts';
import { attempts } from './tables.ts';

/** How many attempts fit into how many seconds, by what is attempted. */
const windows = {
  login_per_address: { most: 100, seconds: 900 },
  login_per_account: { most: 10, seconds: 900 },
  social_login_per_address: { most: 30, seconds: 900 },
  sign_in_per_address: { most: 20, seconds: 3600 },
  sign_in_per_email: { most: 5, seconds: 3600 },
  resend_per_handle: { most: 3, seconds: 600 },
  resend_per_email: { most: 6, seconds: 3600 },
  resend_per_address: { most: 20, seconds: 3600 },
  secret_per_address: { most: 30, seconds: 900 },
  recovery_per_address: { most: 20, seconds: 3600 },
  recovery_per_email: { most: 5, seconds: 3600 },
  sms_per_email: { most: 3, seconds: 3600 },
  email_change_per_member: { most: 5, seconds: 3600 },
  social_mail_per_email: { most: 5, seconds: 3600 },
  discount_code_per_member: { most: 20, seconds: 600 },
  geocode_per_address: { most: 60, seconds: 600 },
  contact_per_address: { most: 5, seconds: 3600 },
  stock_alert_per_address: { most: 30, seconds: 3600 },
} as const;

export type LimitName = keyof typeof windows;

/** Counts attempts in fixed windows, in the database, so that every process of a shop counts the same ones. */
export class Limits {
  readonly #db: Database;
  readonly #factor: number;

  /** @param factor multiplies every limit: tests that register fifty members from one address raise it. */
  constructor(db: Database, factor = 1) {
    this.#db = db;
    this.#factor = factor;
  }

  /** Counts an attempt, in one statement, so that many at once cannot slip through. @throws Refusal 429 when there were too many. */
  async count(name: LimitName, subject: string | number): Promise<void> {
    const { most, seconds } = windows[name];
    const { rows } = await this.#db.execute<{ attempts: number; left: number }>(sql`
      insert into attempts as standing (key, attempts, ends_at)
      values (${keyOf(name, subject)}, 1, now() + make_interval(secs => ${seconds}))
      on conflict (key) do update set
        attempts = case when standing.ends_at > now() then standing.attempts + 1 else 1 end,
        ends_at = case when standing.ends_at > now() then standing.ends_at else excluded.ends_at end
      returning attempts, ceil(extract(epoch from ends_at - now()))::integer as left`);
    const [standing] = rows;
    if (standing && standing.attempts > most * this.#factor)
      throw new Refusal(429, 'too_many_requests', { seconds: Math.max(standing.left, 1) });
  }

  /** Forgets the attempts of somebody who has shown to be the right person. */
  async forget(name: LimitName, subject: string | number): Promise<void> {
    await this.#db.delete(attempts).where(eq(attempts.key, keyOf(name, subject)));
  }
}

const keyOf = (name: LimitName, subject: string | number): string => hashOf(`${name} ${subject}`);
