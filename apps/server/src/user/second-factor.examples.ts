import type { Db } from '../database/open.ts';
import { secondFactors, webUsers } from '../database/schema.ts';
import type { Examples } from '../testing/example.ts';
import { giveTicket } from './proof/tickets.ts';
import { figuresOf, stepAt } from './second/totp.ts';
import { wrappingBy } from './wrapping.ts';

const SECRET = Buffer.alloc(20, 7);
const kept = wrappingBy(undefined).wrap(SECRET, '');

/** Gives somebody a factor that he has begun, or has. */
const give = async (db: Db, userId: number, isOn: boolean): Promise<void> => {
  const values = isOn ? { secret: kept, since: new Date() } : { next: kept };
  await db.insert(secondFactors).values({ userId, ...values });
};
const figures = () => figuresOf(SECRET, stepAt(Date.now()));

export const examples: Examples<'user', 'secondFactor'> = {
  secondFactor: () => undefined,
  beginSecondFactor: () => undefined,
  confirmSecondFactor({ db, prepare }) {
    prepare((userId) => give(db, userId, false));
    return { code: figures() };
  },
  endSecondFactor({ db, prepare }) {
    prepare((userId) => give(db, userId, true));
    return { code: figures() };
  },
  async proveSecondFactor({ db, ids, nextPhone }) {
    const user = { customerId: ids.customer, account: nextPhone(), passwordHash: '', name: '某人' };
    const [row] = await db.insert(webUsers).values(user).returning();
    const userId = row?.id ?? 0;
    await give(db, userId, true);
    return { ticket: await giveTicket(db, 'second', { phone: user.account, userId }), code: figures() };
  },
};
