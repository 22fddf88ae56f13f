import { ACCOUNT_STATUS, BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import { todos } from '../../database/schema.ts';
import { type ImportDomain, soundRows } from '../import-domain.ts';
import { idsOf } from '../keys.ts';
import type { BookingIn, OrderPart } from '../order/format.ts';
import { BOOKINGS } from '../order/keys.ts';
import { idIn, inBatches, instantOf } from '../rows.ts';
import { ACCOUNTS } from '../settlement/keys.ts';
import { CUSTOMERS } from '../user/keys.ts';
import type { ToDoIn } from './format.ts';
import { problem } from './problems.ts';

const OPEN: readonly number[] = [ACCOUNT_STATUS.toConfirm, ACCOUNT_STATUS.reissued];

/** What there is to do for a booking that lists nothing: confirm the copy that is ready, confirm what is charged. */
function derived({ webStatus, cutOff, accounts = [] }: BookingIn): Partial<ToDoIn>[] {
  const copy = webStatus === WEB_STATUS.copyReady ? [{ busType: BUS_TYPE.copyConfirm, dueAt: cutOff }] : [];
  const charges = accounts
    .filter(({ status }) => OPEN.includes(status))
    .map(({ accountNo, dueAt }) => ({ busType: BUS_TYPE.accountConfirm, accountNo, dueAt }));
  return [...copy, ...charges];
}

/** The open work, which stands within its booking. */
export const toDo: ImportDomain<OrderPart> = {
  check: (file, checking) => ({
    ready: undefined,
    problems: soundRows<BookingIn>(file.bookings, 'bookings', checking).flatMap(({ row, path }) => {
      const own = new Set((row.accounts ?? []).map(({ accountNo }) => accountNo));
      return (row.todos ?? []).flatMap(({ accountNo }, at) =>
        accountNo === undefined || own.has(accountNo)
          ? []
          : problem('unknownAccountNo', `${path}.todos[${at}].accountNo`, accountNo),
      );
    }),
  }),
  async load(tx, { bookings = [] }) {
    const list = bookings.flatMap((row) => (row.todos ?? derived(row)).map((todo) => ({ row, todo })));
    const bookingIds = await idsOf(
      tx,
      BOOKINGS,
      list.map(({ row }) => row.bookingNo),
    );
    const customerIds = await idsOf(
      tx,
      CUSTOMERS,
      list.map(({ row }) => row.customer),
    );
    const accountIds = await idsOf(
      tx,
      ACCOUNTS,
      list.flatMap(({ todo }) => todo.accountNo ?? []),
    );
    const rows = list.map(({ row, todo: { busType = 0, accountNo, dueAt, title = null } }) => ({
      customerId: idIn(customerIds, row.customer),
      bookingId: idIn(bookingIds, row.bookingNo),
      busType,
      accountId: accountNo === undefined ? null : idIn(accountIds, accountNo),
      title,
      dueAt: instantOf(dueAt),
    }));
    await inBatches(rows, (some) => tx.insert(todos).values(some));
    return { counts: { todos: rows.length } };
  },
};
