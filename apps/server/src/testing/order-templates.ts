import { emptyBooking } from '@lading/validators/booking';
import { orderTemplates } from '../database/schema.ts';
import { letters } from './base-rows.ts';
import type { World } from './world.ts';

/** A template of the customer's. */
export async function addOrderTemplate(
  { db, ids }: Pick<World, 'db' | 'ids'>,
  more: Partial<typeof orderTemplates.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(orderTemplates)
    .values({ customerId: ids.customer, name: `LA 40HQ homeware ${letters(3)}`, booking: emptyBooking(), ...more })
    .returning({ id: orderTemplates.id });
  return row?.id ?? 0;
}
