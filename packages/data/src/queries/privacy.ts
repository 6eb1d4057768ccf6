import type { Api } from '../client.ts';
import { read, write } from './query.ts';

/** Everything that the shop keeps about the member, to be saved as a file. */
export const exportUserData = (api: Api) => read(api, 'exportUserData', {});

/** Forgets the member for good; the session is over with it. */
export const deleteUser = (api: Api) => write(api, 'deleteUser');
