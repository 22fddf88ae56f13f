import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { lineAmount } from '@lading/validators/freight';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { chargeSheets, charges } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, olderRow } from '../http/failure.ts';
import { lockBooking } from '../order/find.ts';
import type { Services } from '../services.ts';
import { sheetOf, takePromise, unbilled } from './promise.ts';

type Calls = PortalContract['settlement'];
export type WrittenLine = In<Calls['saveCharges']>['lines'][number];

/** A row of the sheet as it is kept; what the forwarder pays stays as it was from whom who may not see it. */
export function writtenLine(
  { id: _id, cost, supplier, ...line }: WrittenLine,
  before: { readonly cost: string | null; readonly supplier: string } | undefined,
  mayCost: boolean,
) {
  return {
    ...line,
    amount: lineAmount(line.unitPrice, line.quantity, line.currency),
    cost: (mayCost ? cost : before?.cost) ?? null,
    supplier: mayCost ? supplier : (before?.supplier ?? ''),
  };
}

/** The sheet of a booking that is held, as whoever writes it has seen it. */
export async function seenSheet(tx: Db, bookingId: number, revision: number) {
  const booking = await lockBooking(tx, { id: bookingId });
  const sheet = await sheetOf(tx, bookingId);
  if ((sheet?.revision ?? 0) !== revision) throw olderRow({ bookingId, revision: sheet?.revision ?? 0 });
  return { booking, sheet };
}

async function save(
  { db, bus }: Services,
  { bookingId, lines, revision }: In<Calls['saveCharges']>,
  codes: readonly string[],
): Promise<Out<Calls['saveCharges']>> {
  const mayCost = codes.includes('charge:margin');
  return db.transaction(async (tx) => {
    const { booking } = await seenSheet(tx, bookingId, revision);
    const before = new Map((await unbilled(tx, bookingId)).map((charge) => [charge.id, charge]));
    const kept: number[] = [];
    for (const [position, line] of lines.entries()) {
      const former = line.id === null ? undefined : before.get(line.id);
      if (line.id !== null && !former) throw notFound();
      const values = { ...writtenLine(line, former, mayCost), position };
      if (former) {
        await tx.update(charges).set(values).where(eq(charges.id, former.id));
        kept.push(former.id);
      } else {
        const [row] = await tx
          .insert(charges)
          .values({ ...values, bookingId })
          .returning({ id: charges.id });
        if (row) kept.push(row.id);
      }
    }
    await tx
      .delete(charges)
      .where(and(eq(charges.bookingId, bookingId), kept.length > 0 ? notInArray(charges.id, kept) : undefined));
    const next = { revision: revision + 1 };
    await tx
      .insert(chargeSheets)
      .values({ bookingId, customerId: booking.customerId, ...next })
      .onConflictDoUpdate({ target: chargeSheets.bookingId, set: next });
    await bus.publish(tx, { type: 'desk' });
    return next;
  });
}

/** How the sheet of charges of an order is filled. */
export const chargeEdits = (services: Services): FileHandlers<'settlement', 'chargeEdits'> => ({
  saveCharges: (asked, { visitor }) => save(services, asked, visitor.codes),

  takeCharges: ({ bookingId, revision }) =>
    services.db.transaction(async (tx) => {
      const { booking } = await seenSheet(tx, bookingId, revision);
      const taken = await takePromise(tx, booking);
      await services.bus.publish(tx, { type: 'desk' });
      return taken;
    }),
});
