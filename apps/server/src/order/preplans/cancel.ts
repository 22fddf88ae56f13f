import { afterPreplanEvent } from '@lading/validators/preplan';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { type bookings, preplans } from '../../database/schema.ts';
import { noteDeclaration } from '../declarations/story.ts';

/** A booking goes by another ship, or not at all: what customs accepted is cancelled with them. */
export async function cancelPlan(tx: Db, booking: typeof bookings.$inferSelect, userId: number | null): Promise<void> {
  const [row] = await tx.select().from(preplans).where(eq(preplans.bookingId, booking.id)).for('update');
  const next = row && afterPreplanEvent(row.status, 'cancel');
  if (!row || next === undefined) return;
  await tx
    .update(preplans)
    .set({ status: next, revision: row.revision + 1 })
    .where(eq(preplans.id, row.id));
  await noteDeclaration(tx, { bookingId: booking.id, kind: 'preplan', event: 'cancelled', userId });
}
