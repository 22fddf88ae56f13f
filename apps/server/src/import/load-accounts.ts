import { ACCOUNT_STATUS, BUS_TYPE, WEB_STATUS } from '@lading/validators/bill';
import type { Db } from '../database/open.ts';
import { accountLines, accounts, todos } from '../database/schema.ts';
import type { AccountIn } from './format.ts';
import type { ReadyBooking } from './load.ts';
import { type Ids, inBatches, instantOf, instantOrNow } from './load-rows.ts';

interface Placed extends ReadyBooking {
  readonly bookingId: number;
  readonly customerId: number;
}

const isOpen = ({ status }: AccountIn) => status === ACCOUNT_STATUS.toConfirm || status === ACCOUNT_STATUS.reissued;

/** What there is to do for a booking that lists nothing: confirm the copy that is ready, confirm what is charged. */
function derived({ row }: Placed): NonNullable<ReadyBooking['row']['todos']> {
  const copy = row.webStatus === WEB_STATUS.copyReady ? [{ busType: BUS_TYPE.copyConfirm, dueAt: row.cutOff }] : [];
  const charges = (row.accounts ?? [])
    .filter(isOpen)
    .map(({ accountNo, dueAt }) => ({ busType: BUS_TYPE.accountConfirm, accountNo, dueAt }));
  return [...copy, ...charges].map((one) => ({ accountNo: undefined, title: undefined, ...one }));
}

/** Writes statements, their lines and the to-do items; answers how many. */
export async function insertAccounts(tx: Db, placed: readonly Placed[], users: Ids) {
  const ids = new Map<string, number>();
  const list = placed.flatMap(({ bookingId, customerId, row }) =>
    (row.accounts ?? []).map((account) => ({ bookingId, customerId, account })),
  );
  await inBatches(list, async (some) => {
    const values = some.map(({ account, ...place }) => ({
      ...place,
      accountNo: account.accountNo,
      status: account.status,
      type: account.status === ACCOUNT_STATUS.confirmed ? '4' : '',
      confirmedBy: users.get(account.confirmedBy ?? '') ?? null,
      confirmedAt: instantOf(account.confirmedAt),
      ...instantOrNow(account.createTime),
    }));
    const rows = await tx.insert(accounts).values(values).returning({ id: accounts.id, accountNo: accounts.accountNo });
    for (const { accountNo, id } of rows) ids.set(accountNo, id);
  });
  const lines = list.flatMap(({ account }) =>
    account.lines.map((line, position) => ({
      ...line,
      nameEn: line.nameEn ?? '',
      position,
      accountId: ids.get(account.accountNo) ?? 0,
    })),
  );
  await inBatches(lines, (some) => tx.insert(accountLines).values(some));
  const items = placed.flatMap((one) =>
    (one.row.todos ?? derived(one)).map(({ busType, accountNo, dueAt, title }) => ({
      customerId: one.customerId,
      bookingId: one.bookingId,
      busType,
      accountId: accountNo === undefined ? null : (ids.get(accountNo) ?? null),
      title: title ?? null,
      dueAt: instantOf(dueAt),
    })),
  );
  await inBatches(items, (some) => tx.insert(todos).values(some));
  return { accounts: list.length, todos: items.length };
}
