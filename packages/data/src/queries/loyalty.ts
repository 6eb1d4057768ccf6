import type { Api } from '../client.ts';
import { read } from './query.ts';

/** Where a member's crystals came from and went, the newest first, 50 on a page. */
export const crystalHistory = (api: Api, page = 1) => read(api, 'crystalHistory', { query: { page } });
