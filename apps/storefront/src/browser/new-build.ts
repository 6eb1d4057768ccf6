import { askShop } from './connection.ts';

const key = 'reloaded_for';

/**
 * After a deployment the files of the build that this page runs are gone: it is loaded anew, once, and not while the shop
 * cannot be reached, which would cost what is on screen.
 */
export async function reloadForNewBuild(build: string, reload: () => void): Promise<void> {
  if (!(await askShop())) return;
  try {
    if (sessionStorage.getItem(key) === build) return;
    sessionStorage.setItem(key, build);
  } catch {
    // Without a memory it would be loaded again and again.
    return;
  }
  reload();
}
