import { ensureSample } from '../../documents/sample.ts';
import { type BasedataPart, portFinder } from '../basedata/basedata.ts';
import type { ImportDomain } from '../import-domain.ts';
import { named } from '../keys.ts';
import { CUSTOMERS, USERS } from '../user/keys.ts';
import { checkBookings, type ReadyBooking } from './check-bookings.ts';
import { fields, type OrderPart } from './format.ts';
import { BOOKINGS } from './keys.ts';
import { insertBills } from './load-bills.ts';
import { insertBookings, insertConfirmations } from './load-bookings.ts';
import { insertSamples } from './load-samples.ts';

/** Bookings with their bills, cargo, confirmations and samples. */
export const order: ImportDomain<OrderPart & BasedataPart, readonly ReadyBooking[]> = {
  fields,
  names: ({ bookings }) => ({
    gives: [[BOOKINGS, named(bookings, 'bookings', '.bookingNo', ({ bookingNo }) => bookingNo)]],
    uses: [
      [CUSTOMERS, named(bookings, 'bookings', '.customer', ({ customer }) => customer)],
      [USERS, named(bookings, 'bookings', '.confirmedBy', ({ confirmedBy }) => confirmedBy)],
    ],
  }),
  check: checkBookings,
  async load(tx, file, ready) {
    const placed = await insertBookings(tx, ready, portFinder(file));
    const cargo = await insertBills(
      tx,
      placed.flatMap(({ bookingId, row: { webStatus, version = 1 }, bills }) =>
        bills.map((bill, position) => ({ bookingId, position, bill, webStatus, version })),
      ),
    );
    await insertConfirmations(tx, placed);
    const files = await insertSamples(tx, placed);
    const drawn = placed.filter(({ row }) => row.sample?.generated);
    return {
      counts: { bookings: placed.length, ...cargo, files },
      async after(db) {
        for (const { bookingId } of drawn) await ensureSample(db, bookingId);
      },
    };
  },
};
