import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Format } from './encoding.ts';
import { fetchPicture } from './fetching.ts';
import { exists } from './files.ts';
import { dueRemotes, knownPictures, withoutBlur } from './sight.ts';
import { pictures } from './tables.ts';

/** Copies of what lists and the home page show that are made before anybody asks. */
const everyday = [320, 480, 640, 960].flatMap((width): { width: number; format: Format }[] => [
  { width, format: 'webp' },
  { width, format: 'avif' },
]);
/** Failed fetches after which a picture keeps its stand-in. */
const mostAttempts = 10;
const lookEvery = 2_000;
const lookAtAllEvery = 60_000;

/**
 * Works quietly through all pictures, one at a time and only while nobody is being served: the copies that somebody
 * asked for, what is to be fetched, the originals (what is seen first comes first), the everyday copies. Then it looks
 * now and then for more. It begins with what the pictures of earlier versions lack.
 * @returns a function that ends it
 */
export function workInBackground({ db, studio, traffic, config }: Context): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;

  const step = async (work: () => Promise<unknown>) => {
    await traffic.calm(signal);
    signal.throwIfAborted();
    await work().catch((error: unknown) => {
      if (!signal.aborted) console.error('A picture could not be made.', error);
    });
  };
  const urgent = async () => {
    for (const [path, { key, width }] of studio.wanted) {
      await step(() => studio.makeCopy(key, width, 'avif'));
      studio.wanted.delete(path);
    }
    for (const remote of await dueRemotes(db)) {
      await step(async () => {
        await keepRemote(db, remote, async () => studio.keepOriginal(remote.key, await fetchPicture(remote.url)));
      });
    }
  };
  const ahead = async () => {
    const known = await knownPictures(db);
    for (const { key, fetched } of known) {
      if (await exists(studio.path(key, 'original.jpg'))) continue;
      await step(() => (fetched ? fetchAgain(db, key) : studio.original(key)));
      await urgent();
    }
    for (const { key } of known.filter(({ inSight }) => inSight)) {
      for (const { width, format } of everyday) {
        if (await exists(studio.path(key, `${width}.${format}`))) continue;
        await step(() => studio.makeCopy(key, width, format));
        await urgent();
      }
    }
  };
  /** Originals from before blurs were kept. */
  const catchUp = async () => {
    for (const key of await withoutBlur(db)) {
      if (await exists(studio.path(key, 'original.jpg'))) await step(() => studio.keepBlur(key));
    }
  };
  const run = async () => {
    let allAt = 0;
    await catchUp();
    for (;;) {
      await urgent();
      if (config.pictures === 'ahead' && Date.now() >= allAt) {
        await ahead();
        allAt = Date.now() + lookAtAllEvery;
      }
      if (studio.keptBlurs) {
        studio.keptBlurs = false;
        // All at once: each call drops the kept copies of every public answer.
        await db.execute(sql`select pg_notify('catalogue', '')`);
      }
      await wait(lookEvery, undefined, { signal });
    }
  };
  const running = run().catch((error: unknown) => {
    if (!signal.aborted) console.error('The pictures are no longer worked on until the next start.', error);
  });
  return async () => {
    end.abort();
    await running;
  };
}

/** Notes how a fetch went; after a failure it is tried again later, each time after twice as long. */
export async function keepRemote(
  db: Database,
  { key, attempts }: { readonly key: string; readonly attempts: number },
  fetch: () => Promise<void>,
): Promise<void> {
  const chosen = eq(pictures.key, key);
  try {
    await fetch();
    await db.update(pictures).set({ attempts: 0, fetchAt: null }).where(chosen);
  } catch {
    const failed = attempts + 1;
    const again = failed < mostAttempts ? new Date(Date.now() + 60_000 * 2 ** failed) : null;
    await db.update(pictures).set({ attempts: failed, fetchAt: again }).where(chosen);
  }
}

/** For one whose file is gone from the data folder. */
async function fetchAgain(db: Database, key: string): Promise<void> {
  await db.update(pictures).set({ fetchAt: sql`now()` }).where(eq(pictures.key, key));
}
