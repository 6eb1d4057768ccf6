import { levelOf } from '@obsidiana/contract';
import { demoShop } from '@obsidiana/demo';
import { addresses } from '../account/tables.ts';
import type { Queryable } from '../db/database.ts';
import { hashPassword } from '../identity/passwords.ts';
import { users } from '../identity/tables.ts';
import { crystalEntries } from '../loyalty/tables.ts';

/** Confirmed members, with their crystals as an opening balance. */
export async function seedMembers(tx: Queryable): Promise<void> {
  for (const member of demoShop.members) {
    const [user] = await tx
      .insert(users)
      .values({
        affiliation: member.affiliation,
        email: member.email,
        passwordHash: await hashPassword(member.password),
        name: member.name,
        lastname: member.lastname,
        dateBirth: member.dateOfBirth,
        countryId: member.countryId,
        phone: member.phone,
        lang: member.language,
        tierTold: levelOf(member.crystals),
      })
      .returning({ userId: users.id });
    if (!user) throw new Error(`The member ${member.email} was not written.`);
    if (member.crystals > 0)
      await tx.insert(crystalEntries).values({ ...user, kind: 'opening', crystals: member.crystals });
    if (member.addresses.length > 0)
      await tx.insert(addresses).values(member.addresses.map((address) => ({ ...address, ...user })));
  }
}
