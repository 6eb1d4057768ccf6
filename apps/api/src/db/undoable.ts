import type { Database } from './database.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Does some work in a transaction, and takes it back when it was only a rehearsal. @returns what the work returned */
export async function inTransaction<T>(db: Database, undo: boolean, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const undone = new Error('undone');
  let result: { readonly value: T } | undefined;
  await db
    .transaction(async (tx) => {
      result = { value: await work(tx) };
      if (undo) throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!result) throw new Error('A transaction ended without a result.');
  return result.value;
}
