import { and, isNotNull, lt } from 'drizzle-orm';
import { announceStock } from './catalog/stock-alerts.ts';
import { lapseHandPayments } from './checkout/hand-payment.ts';
import { reconcile, reconcileRefunds } from './checkout/reconcile.ts';
import { reservations } from './checkout/tables.ts';
import type { Context } from './context.ts';
import { attempts } from './http/tables.ts';
import {
  emailChanges,
  mailedSecrets,
  recoveries,
  registrations,
  sessions,
  socialConfirmations,
} from './identity/tables.ts';
import { mailer } from './outbox/mailer.ts';
import { outbox } from './outbox/tables.ts';
import { drain, onEnqueued } from './outbox/worker.ts';

const day = 86_400_000;

/** What runs beside the calls: the outbox, the settling of forgotten payments, the sweeping. @returns a function that ends it */
export async function startWorkers(context: Context): Promise<() => Promise<void>> {
  const send = mailer(context.config);
  const sending = every(5_000, () => drain(context, send, 'messages'));
  const doing = every(5_000, () => drain(context, send, 'rest'));
  const silence = await onEnqueued(context, () => {
    sending.now();
    doing.now();
  });
  const reconciling = every(60_000, async () => {
    await reconcile(context);
    await lapseHandPayments(context);
  });
  // Once as far back as a shop may have stood still, then a little further than providers are late with their books.
  let lookedBack = 30 * day;
  const lookingBack = every(3_600_000, async () => {
    await reconcileRefunds(context, new Date(Date.now() - lookedBack));
    lookedBack = 2 * day;
  });
  const announcing = every(60_000, () => announceStock(context));
  const sweeping = every(60_000, () => sweep(context));
  return async () => {
    await silence();
    const works = [sending, doing, reconciling, lookingBack, announcing, sweeping];
    await Promise.all(works.map(({ stop }) => stop()));
  };
}

/** Deletes what has run out. */
export async function sweep({ db }: Context): Promise<void> {
  const now = new Date();
  const monthAgo = new Date(now.getTime() - 30 * day);
  await db.delete(reservations).where(lt(reservations.expiresAt, now));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(attempts).where(lt(attempts.endsAt, now));
  await db.delete(socialConfirmations).where(lt(socialConfirmations.expiresAt, now));
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
  await db.delete(mailedSecrets).where(lt(mailedSecrets.expiresAt, now));
  await db.delete(registrations).where(lt(registrations.expiresAt, now));
  await db.delete(recoveries).where(lt(recoveries.expiresAt, now));
  await db.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, monthAgo)));
}

/** Does some work again and again, once at a time. Asked for while it runs, it runs once more. */
function every(interval: number, work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const run = async () => {
    do {
      again = false;
      await work().catch((error: unknown) => console.error('A background task failed; it will be tried again.', error));
    } while (again && !stopped);
    running = null;
  };
  const now = () => {
    if (stopped) return;
    if (running) again = true;
    else running = run();
  };
  const timer = setInterval(now, interval);
  now();
  return {
    now,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
