import { ACCOUNT_STATUS } from '@lading/validators/bill';
import type { Db } from '../../database/open.ts';
import { accountLines, accounts } from '../../database/schema.ts';
import { addDays } from '../../freight/sailings.ts';
import { restate } from '../../settlement/restate.ts';
import { chinaDate } from '../../time.ts';
import { idsOf } from '../keys.ts';
import { BOOKINGS } from '../order/keys.ts';
import { idIn, inBatches, instantOf, instantOrNow } from '../rows.ts';
import { CUSTOMERS, USERS } from '../user/keys.ts';
import type { AccountIn } from './format.ts';
import { ACCOUNTS } from './keys.ts';

/** A statement and the booking it belongs to. */
export interface OwnedAccount {
  readonly account: AccountIn;
  readonly bookingNo: string;
  readonly customer: string;
}

const TERM = 30;

/** A statement is due thirty days after it was issued, by the clock of the house. */
function daysOf({ createTime }: AccountIn) {
  const issueDay = chinaDate(createTime === undefined ? new Date() : new Date(createTime));
  return { issueDay, dueDay: addDays(issueDay, TERM) };
}

/** Writes statements and their lines. */
export async function insertAccounts(tx: Db, list: readonly OwnedAccount[]): Promise<void> {
  const users = await idsOf(
    tx,
    USERS,
    list.flatMap(({ account }) => account.confirmedBy ?? []),
  );
  const bookings = await idsOf(
    tx,
    BOOKINGS,
    list.map(({ bookingNo }) => bookingNo),
  );
  const customers = await idsOf(
    tx,
    CUSTOMERS,
    list.map(({ customer }) => customer),
  );
  await inBatches(list, (some) =>
    tx.insert(accounts).values(
      some.map(({ account, bookingNo, customer }) => ({
        bookingId: idIn(bookings, bookingNo),
        customerId: idIn(customers, customer),
        accountNo: account.accountNo,
        status: account.status,
        type: account.status === ACCOUNT_STATUS.confirmed ? '4' : '',
        confirmedBy: users.get(account.confirmedBy ?? '') ?? null,
        confirmedAt: instantOf(account.confirmedAt),
        ...daysOf(account),
        ...instantOrNow(account.createTime),
      })),
    ),
  );
  const ids = await idsOf(
    tx,
    ACCOUNTS,
    list.map(({ account }) => account.accountNo),
  );
  const lines = list.flatMap(({ account, bookingNo }) =>
    account.lines.map((line, position) => ({
      ...line,
      nameEn: line.nameEn ?? '',
      position,
      bookingId: idIn(bookings, bookingNo),
      accountId: idIn(ids, account.accountNo),
    })),
  );
  await inBatches(lines, (some) => tx.insert(accountLines).values(some));
  for (const id of ids.values()) await restate(tx, id);
}
