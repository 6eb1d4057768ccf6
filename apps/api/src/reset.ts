import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeEmbedded } from './db/embedded.ts';

/** Deletes the embedded database and the pictures of a data folder. @throws an Error while a shop uses them */
export async function resetData(dataDir: string): Promise<void> {
  await removeEmbedded(dataDir);
  await rm(join(dataDir, 'media'), { recursive: true, force: true });
}
