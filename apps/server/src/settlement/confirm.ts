import type { In, PortalContract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS, BUS_TYPE } from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import { postNotice } from '../message/post.ts';
import { sayNumbered } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { readable } from '../time.ts';
import type { Member } from '../user/session.ts';
import { closeToDo } from '../user/to-do-items.ts';
import type { AccountStatement } from './find.ts';
import { totalsSentence } from './totals.ts';

const OPEN: readonly number[] = [ACCOUNT_STATUS.toConfirm, ACCOUNT_STATUS.reissued];

/** Confirms a statement of charges in one transaction; only one that is to confirm or reissued. */
export async function confirmAccount(
  { db, bus }: Services,
  { accountId, type }: In<PortalContract['settlement']['updateInConfirm']>,
  caller: Caller<Member>,
  { booking, lines }: AccountStatement,
): Promise<null> {
  const { customerId, userId, name, nameEn } = caller.visitor;
  await db.transaction(async (tx) => {
    const mine = eq(accounts.id, accountId);
    const [account] = await tx.select().from(accounts).where(mine).for('update');
    if (!account) throw notFound();
    const { status } = account;
    if (status === ACCOUNT_STATUS.confirmed) throw refused('accountConfirmed');
    if (!OPEN.includes(status))
      throw refused('accountNotOpen', { status: sayNumbered(caller.language, 'accountStatus', status) });

    const now = new Date();
    await tx
      .update(accounts)
      .set({ status: ACCOUNT_STATUS.confirmed, type, confirmedBy: userId, confirmedAt: now })
      .where(mine);
    await closeToDo(tx, BUS_TYPE.accountConfirm, { accountId });
    await postNotice(tx, bus, { customerId, page: caller.page }, 'accountConfirmed', {
      name,
      nameEn,
      time: readable(now),
      accountNo: account.accountNo,
      bookingNo: booking.bookingNo,
      totals: totalsSentence(lines),
    });
  });
  return null;
}
