import { kindOf } from '@lading/validators/bill';
import type { Port } from '../../basedata/ports.ts';
import type { Db } from '../../database/open.ts';
import { bookings, confirmations } from '../../database/schema.ts';
import { idsOf } from '../keys.ts';
import { idIn, inBatches, instantOf, instantOrNow } from '../rows.ts';
import { CUSTOMERS, USERS } from '../user/keys.ts';
import type { ReadyBooking } from './check-bookings.ts';

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

/** A booking with what the database calls it. */
export interface PlacedBooking extends ReadyBooking {
  readonly bookingId: number;
  readonly customerId: number;
}

/** Writes the rows of bookings. */
export async function insertBookings(tx: Db, ready: readonly ReadyBooking[], portOf: PortOf): Promise<PlacedBooking[]> {
  const customerIds = await idsOf(
    tx,
    CUSTOMERS,
    ready.map(({ row }) => row.customer),
  );
  const ids = new Map<string, number>();
  await inBatches(ready, async (some) => {
    const rows = await tx
      .insert(bookings)
      .values(some.map((one) => bookingRow(one, idIn(customerIds, one.row.customer), portOf)))
      .returning({ id: bookings.id, bookingNo: bookings.bookingNo });
    for (const { bookingNo, id } of rows) ids.set(bookingNo, id);
  });
  return ready.map((one) => ({
    ...one,
    bookingId: idIn(ids, one.row.bookingNo),
    customerId: idIn(customerIds, one.row.customer),
  }));
}

/** Writes who confirmed which version. */
export async function insertConfirmations(tx: Db, placed: readonly PlacedBooking[]): Promise<void> {
  const users = await idsOf(
    tx,
    USERS,
    placed.flatMap(({ row }) => row.confirmedBy ?? []),
  );
  const confirmed = placed.flatMap(({ bookingId, row }) =>
    row.confirmedBy === undefined
      ? []
      : {
          bookingId,
          kind: kindOf(row.blType),
          version: row.version ?? 1,
          userId: idIn(users, row.confirmedBy),
          ...instantOrNow(row.confirmedAt),
        },
  );
  await inBatches(confirmed, (some) => tx.insert(confirmations).values(some));
}
