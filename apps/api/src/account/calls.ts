import type { Context } from '../context.ts';
import type { Handlers } from '../http/calls.ts';
import { say } from '../http/messages.ts';
import { addressesOf, addressOf, createAddress, removeAddress, updateAddress } from './addresses.ts';

export function accountCalls({ db }: Context): Handlers {
  return {
    addresses: ({ member, lang }) => addressesOf(db, member.id, lang),
    address: ({ member, query, lang }) => addressOf(db, member.id, query.id, lang),
    createAddress: async ({ member, body }) => ({ id: await createAddress(db, member.id, body) }),
    updateAddress: async ({ member, body }) => ({ id: await updateAddress(db, member.id, body) }),
    removeAddress: async ({ member, query, lang }) => {
      await removeAddress(db, member.id, query.id);
      return { message: say('done', lang) };
    },
  };
}
