import { webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { addCode } from '../testing/proofs.ts';
import { giveTicket } from './proof/tickets.ts';

export const examples: Examples<'user', 'account'> = {
  webUserBase: () => undefined,
  updateWebUserBase: () => ({ name: '某人', language: 'en-US' }),
  async updatePassword({ db, ids, nextPhone }) {
    const phone = nextPhone();
    const user = { account: phone, customerId: ids.customer, passwordHash: '', name: '某人' };
    const [row] = await db.insert(webUsers).values(user).returning();
    const ticket = await giveTicket(db, 'forget', { phone, userId: row?.id ?? 0 });
    return { ticket, password: 'kx7-Pearl', passwordAgain: 'kx7-Pearl' };
  },
  async verifyOldPhone({ db, upcoming }) {
    return { code: await addCode(db, (await upcoming()).account, 'oldPhone') };
  },
  async updatePhone({ db, upcoming, nextPhone }) {
    const phone = nextPhone();
    const { account, userId } = await upcoming();
    const ticket = await giveTicket(db, 'oldPhone', { phone: account, userId });
    return { ticket, phone, code: await addCode(db, phone, 'newPhone') };
  },
};
