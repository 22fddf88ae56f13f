import { sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingCutoffs, bookings } from '../../database/schema.ts';

/**
 * When the books of each booking close: documents first, then verified weights, full containers and customs. A change of the documents
 * after they closed costs what carriers usually ask.
 */
export async function loadCutoffs(tx: Db): Promise<void> {
  const after = (hours: number) => sql`${bookings.cutOff} + make_interval(hours => ${hours})`;
  const rows = [
    ['DCO', 0, '40.00'],
    ['VCO', 18, '50.00'],
    ['FCO', 42, null],
    ['CUA', 46, null],
  ] as const;
  for (const [code, hours, fee] of rows)
    await tx
      .insert(bookingCutoffs)
      .select(
        sql`select ${bookings.id}, ${code}, ${after(hours)}, ${fee}::numeric, ${fee ? 'USD' : ''} from ${bookings} where ${bookings.cutOff} is not null`,
      );
}
