import type { Api } from '../client.ts';
import { read, write } from './query.ts';

/** Where a member's crystals came from and went, the newest first, 50 on a page. */
export const crystalHistory = (api: Api, page = 1) => read(api, 'crystalHistory', { query: { page } });

/** The member has been told of the tier that they hold. */
export const tierTold = (api: Api) => write(api, 'tierTold', ['userData']);
