import { BUS_TYPE } from '@lading/validators/bill';
import type { Db } from '../database/open.ts';
import { accountLog, todos } from '../database/schema.ts';
import { closeToDo } from '../user/to-do-items.ts';
import type { Account } from './restate.ts';

/** What `messages/settlement.ts` words as `log_…`. */
export type AccountEvent =
  | 'issued'
  | 'reissued'
  | 'confirmed'
  | 'queried'
  | 'answered'
  | 'accepted'
  | 'again'
  | 'settled'
  | 'void'
  | 'invoiced'
  | 'issuedInvoice'
  | 'reversed'
  | 'paid'
  | 'unpaid'
  | 'follows'
  | 'dueSoon'
  | 'overdue';

/** Notes what happened to a statement; `userId` is null where nobody did it. */
export async function noteAccount(
  tx: Db,
  accountId: number,
  event: AccountEvent,
  userId: number | null,
  values: Record<string, string> = {},
): Promise<void> {
  await tx.insert(accountLog).values({ accountId, event, userId, values });
}

/** Asks the customer to confirm a statement: once, however often it is issued anew. */
export async function askToConfirm(tx: Db, account: Account): Promise<void> {
  await closeToDo(tx, BUS_TYPE.accountConfirm, { accountId: account.id });
  const { id: accountId, customerId, bookingId, confirmBy, dueDay } = account;
  const until = confirmBy ?? dueDay;
  await tx.insert(todos).values({
    customerId,
    bookingId,
    accountId,
    busType: BUS_TYPE.accountConfirm,
    dueAt: until === null ? null : new Date(`${until}T18:00:00+08:00`),
  });
}
