import type { Db } from '../../database/open.ts';
import { bills, containers, goods } from '../../database/schema.ts';
import { inBatches } from '../rows.ts';
import type { CheckedBill } from './fill.ts';

export interface PlacedBill {
  readonly bookingId: number;
  readonly position: number;
  readonly webStatus: number;
  readonly version: number;
  readonly bill: CheckedBill;
}

type BillRow = typeof bills.$inferInsert;

function rowOf({ bill, ...place }: PlacedBill): BillRow {
  const { kind, fields, actualNumber, actualWeight, actualVolume } = bill;
  const blDate = typeof fields.blDate === 'string' ? new Date(fields.blDate) : null;
  // The fields follow the same list as the columns; check-bill.ts has checked their types.
  return { ...fields, blDate, ...place, kind, actualNumber, actualWeight, actualVolume } as BillRow;
}

/** Writes bills with their goods and containers; answers how many rows of each. */
export async function insertBills(tx: Db, placed: readonly PlacedBill[]) {
  const ids = new Map<string, number>();
  const keyOf = (one: { bookingId: number; position: number }) => `${one.bookingId}/${one.position}`;
  await inBatches(
    placed,
    async (some) => {
      const rows = await tx
        .insert(bills)
        .values(some.map(rowOf))
        .returning({ id: bills.id, bookingId: bills.bookingId, position: bills.position });
      for (const row of rows) ids.set(keyOf(row), row.id);
    },
    200,
  );
  const within = <Row extends object>(part: (bill: CheckedBill) => readonly Row[]) =>
    placed.flatMap((one) =>
      part(one.bill).map((row, position) => ({ ...row, position, billId: ids.get(keyOf(one)) ?? 0 })),
    );
  const cargo = within(({ goods }) => goods);
  const boxes = within(({ containers }) => containers);
  await inBatches(cargo, (some) => tx.insert(goods).values(some));
  await inBatches(boxes, (some) => tx.insert(containers).values(some));
  return { bills: placed.length, goods: cargo.length, containers: boxes.length };
}
