import { eq } from 'drizzle-orm';
import { PORTS, type Port } from '../basedata/ports.ts';
import type { Db } from '../database/open.ts';
import { bookings, confirmations, files, messageReads, messages } from '../database/schema.ts';
import type { CheckedBill } from './fill.ts';
import type { BookingIn, ImportDocument } from './format.ts';
import { insertAccounts } from './load-accounts.ts';
import { insertBills } from './load-bills.ts';
import { loadCustomers, loadUsers, userIds } from './load-people.ts';
import { type Ids, idIn, inBatches, instantOf, instantOrNow } from './load-rows.ts';
import type { SampleBytes } from './read-sample.ts';

/** A booking that has passed every check. */
export interface ReadyBooking {
  readonly row: BookingIn;
  readonly bills: readonly CheckedBill[];
  readonly sample: SampleBytes | undefined;
}

/** Rows written, by kind. */
export type Counts = Readonly<
  Record<
    'customers' | 'users' | 'bookings' | 'bills' | 'goods' | 'containers' | 'accounts' | 'todos' | 'messages' | 'files',
    number
  >
>;

type PortOf = (code: string) => Port | undefined;

// The booking repeats what its list shows of the main bill.
function bookingRow({ row, bills }: ReadyBooking, customerId: number, portOf: PortOf): typeof bookings.$inferInsert {
  const fields = bills[0]?.fields ?? {};
  const text = (name: string) => String(fields[name] ?? '');
  const names = (port: 'portStart' | 'portEnd') => {
    const known = portOf(text(`${port}Code`));
    return { nameCn: known?.nameCn ?? text(`${port}Name`), nameEn: known?.nameEn ?? text(`${port}Name`) };
  };
  const [start, end] = [names('portStart'), names('portEnd')];
  return {
    customerId,
    bookingNo: row.bookingNo,
    blType: row.blType,
    webStatus: row.webStatus,
    cutOff: instantOf(row.cutOff),
    ...instantOrNow(row.createTime),
    bkgNo: text('bkgNo'),
    mblNo: text('mblNo'),
    shippingName: text('shippingName'),
    portStartNameCn: start.nameCn,
    portStartNameEn: start.nameEn,
    portStartCode: text('portStartCode'),
    portEndNameCn: end.nameCn,
    portEndNameEn: end.nameEn,
    portEndCode: text('portEndCode'),
    vessel: text('vessel'),
    voyage: text('voyage'),
    etd: (fields.etd as string | null) ?? null,
  };
}

async function insertMessages(tx: Db, file: ImportDocument, customerIds: Ids, users: Ids): Promise<number> {
  const list = file.messages ?? [];
  for (const { customer, account, title, html, createTime, readBy = [] } of list) {
    const receiver =
      account === undefined ? { customerId: idIn(customerIds, customer ?? '') } : { userId: idIn(users, account) };
    const [row] = await tx
      .insert(messages)
      .values({ ...receiver, type: 'news', title, html, ...instantOrNow(createTime) })
      .returning({ id: messages.id });
    if (row && readBy.length > 0)
      await tx.insert(messageReads).values(readBy.map((name) => ({ messageId: row.id, userId: idIn(users, name) })));
  }
  return list.length;
}

/** Writes a checked file. `drawn` are the bookings whose sample is to be drawn at once. */
export async function load(tx: Db, file: ImportDocument, ready: readonly ReadyBooking[]) {
  const customerIds = await loadCustomers(tx, file);
  const people = await loadUsers(tx, file, customerIds);
  const users = await userIds(tx, [
    ...ready.flatMap(({ row }) =>
      [row.confirmedBy ?? [], ...(row.accounts ?? []).map((one) => one.confirmedBy ?? [])].flat(),
    ),
    ...(file.messages ?? []).flatMap(({ account, readBy = [] }) => [account ?? [], readBy].flat()),
  ]);
  const own = new Map((file.ports ?? []).map((port) => [port.code, port]));
  const portOf: PortOf = (code) => own.get(code) ?? PORTS.get(code);
  const ids = new Map<string, number>();
  await inBatches(ready, async (some) => {
    const rows = await tx
      .insert(bookings)
      .values(some.map((one) => bookingRow(one, idIn(customerIds, one.row.customer), portOf)))
      .returning({ id: bookings.id, bookingNo: bookings.bookingNo });
    for (const { bookingNo, id } of rows) ids.set(bookingNo, id);
  });
  const placed = ready.map((one) => ({
    ...one,
    bookingId: idIn(ids, one.row.bookingNo),
    customerId: idIn(customerIds, one.row.customer),
  }));
  const cargo = await insertBills(
    tx,
    placed.flatMap(({ bookingId, row, bills }) =>
      bills.map((bill, position) => ({
        bookingId,
        position,
        bill,
        webStatus: row.webStatus,
        version: row.version ?? 1,
      })),
    ),
  );
  const confirmed = placed.flatMap(({ bookingId, row }) =>
    row.confirmedBy === undefined
      ? []
      : {
          bookingId,
          kind: row.blType === 1 ? ('MBL' as const) : ('HBL' as const),
          version: row.version ?? 1,
          userId: idIn(users, row.confirmedBy),
          ...instantOrNow(row.confirmedAt),
        },
  );
  await inBatches(confirmed, (some) => tx.insert(confirmations).values(some));
  const charged = await insertAccounts(tx, placed, users);
  const sent = await insertMessages(tx, file, customerIds, users);
  const sampled = placed.flatMap(({ bookingId, customerId, sample }) =>
    sample ? { bookingId, customerId, sample } : [],
  );
  for (const { bookingId, customerId, sample } of sampled) {
    const [row] = await tx
      .insert(files)
      .values({ customerId, ...sample })
      .returning({ id: files.id });
    if (row) await tx.update(bookings).set({ sampleFileId: row.id }).where(eq(bookings.id, bookingId));
  }
  const counts: Counts = {
    customers: file.customers?.length ?? 0,
    users: people,
    bookings: ready.length,
    ...cargo,
    ...charged,
    messages: sent,
    files: sampled.length,
  };
  return { counts, drawn: placed.flatMap(({ bookingId, row }) => (row.sample?.generated ? bookingId : [])) };
}
