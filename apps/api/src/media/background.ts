import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Format } from './encoding.ts';
import { fetchPicture } from './fetching.ts';
import { exists } from './files.ts';
import type { Studio } from './studio.ts';
import { pictures } from './tables.ts';

/** Copies that are made before anybody asks, the ones that lists and products show. */
const everyday: readonly { readonly width: number; readonly format: Format }[] = [320, 480, 640, 960].flatMap(
  (width) => [
    { width, format: 'webp' },
    { width, format: 'avif' },
  ],
);
/** Failed fetches after which a picture keeps its stand-in. */
const mostAttempts = 10;
const lookAgainAfter = 15_000;

/**
 * Works quietly through all pictures, one at a time and only while nobody is being served: first what somebody asked
 * for, then what is to be fetched, then the originals, then the everyday copies; then it looks now and then for more.
 * @returns a function that ends it
 */
export function workInBackground({ db, studio, traffic }: Context): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;

  const step = async (work: () => Promise<unknown>) => {
    await traffic.calm(signal);
    signal.throwIfAborted();
    await work().catch((error: unknown) => console.error('A picture could not be made.', error));
  };
  const urgent = async () => {
    for (const [path, { key, width }] of studio.wanted) {
      await step(() => studio.makeCopy(key, width, 'avif'));
      studio.wanted.delete(path);
    }
    for (const picture of await due(db)) await step(() => fetchRemote(db, studio, picture));
  };
  const run = async () => {
    for (;;) {
      await urgent();
      const rows = await db.select().from(pictures).where(notWaiting).orderBy(asc(pictures.key));
      for (const { key, source } of rows) {
        if (await exists(studio.path(key, 'original.jpg'))) continue;
        await step(() => (source.kind === 'remote' ? fetchAgain(db, key) : studio.original(key)));
        await urgent();
      }
      for (const { width, format } of everyday) {
        for (const { key } of rows) {
          if (await exists(studio.path(key, `${width}.${format}`))) continue;
          await step(() => studio.makeCopy(key, width, format));
          await urgent();
        }
      }
      await wait(lookAgainAfter, undefined, { signal });
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

/** Drawn ones, and remote ones that have come. */
const notWaiting = sql`${pictures.fetchAt} is null and not (${pictures.source} ->> 'kind' = 'remote' and ${pictures.attempts} >= ${mostAttempts})`;

/** A fetched one whose file is gone. */
async function fetchAgain(db: Database, key: string): Promise<void> {
  await db.update(pictures).set({ fetchAt: sql`now()` }).where(eq(pictures.key, key));
}

function due(db: Database) {
  return db.select().from(pictures).where(lte(pictures.fetchAt, sql`now()`)).orderBy(asc(pictures.fetchAt)).limit(20);
}

/** Fetches one picture; a failure is tried again later, each time after twice as long. */
async function fetchRemote(db: Database, studio: Studio, picture: typeof pictures.$inferSelect): Promise<void> {
  if (picture.source.kind !== 'remote') return;
  const chosen = eq(pictures.key, picture.key);
  try {
    await studio.keepOriginal(picture.key, await fetchPicture(picture.source.url));
    await db.update(pictures).set({ fetchAt: null }).where(chosen);
  } catch {
    const attempts = picture.attempts + 1;
    const again = attempts < mostAttempts ? new Date(Date.now() + 60_000 * 2 ** attempts) : null;
    await db.update(pictures).set({ attempts, fetchAt: again }).where(chosen);
  }
}
