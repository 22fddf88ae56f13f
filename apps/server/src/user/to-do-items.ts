import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type bookings, todos } from '../database/schema.ts';

/** The two states of an item; the page asks for the open ones. */
const TODO_STATUS = { open: 2, done: 3 } as const;

/** Opens an item of a kind of business, due when the documents close. */
export async function openToDo(
  tx: Db,
  busType: number,
  { id, customerId, cutOff }: typeof bookings.$inferSelect,
): Promise<void> {
  await tx.insert(todos).values({ customerId, busType, bookingId: id, dueAt: cutOff });
}

/** Closes the items of a kind of business, in the transaction that settled it. */
export async function closeToDo(
  tx: Db,
  busType: number,
  about: { bookingId: number } | { accountId: number } | { bidId: number } | { customerId: number },
): Promise<void> {
  const ids =
    'bookingId' in about
      ? eq(todos.bookingId, about.bookingId)
      : 'accountId' in about
        ? eq(todos.accountId, about.accountId)
        : 'bidId' in about
          ? eq(todos.bidId, about.bidId)
          : eq(todos.customerId, about.customerId);
  await tx
    .update(todos)
    .set({ status: TODO_STATUS.done, closedAt: new Date() })
    .where(and(ids, eq(todos.busType, busType), eq(todos.status, TODO_STATUS.open)));
}
