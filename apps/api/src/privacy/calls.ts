import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { exportOf } from './export.ts';
import { forget } from './forget.ts';

export function privacyCalls(context: Context): Handlers {
  return {
    exportUserData: ({ member, lang }) => exportOf(context.db, member.id, lang),
    deleteUser: async ({ member, body, lang }) => {
      await forget(context, member, body);
      return { message: say('account_deleted', lang) };
    },
  };
}
