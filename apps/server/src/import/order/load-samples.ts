import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, files } from '../../database/schema.ts';
import type { PlacedBooking } from './load-bookings.ts';

/** Writes the samples that came beside the file; answers how many. */
export async function insertSamples(tx: Db, placed: readonly PlacedBooking[]): Promise<number> {
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
  return sampled.length;
}
