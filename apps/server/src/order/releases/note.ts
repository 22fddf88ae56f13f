import type { ReleaseEvent } from '@lading/api-client/contract';
import type { Db } from '../../database/open.ts';
import { orderLog } from '../../database/schema.ts';
import type { Booking } from '../versions/find.ts';

/** Writes into the story of the order what happened to its release; the booking itself stays as it is. */
export async function noteRelease(
  tx: Db,
  { id, orderStatus }: Booking,
  event: ReleaseEvent,
  userId: number,
  values: Record<string, string> = {},
): Promise<void> {
  await tx
    .insert(orderLog)
    .values({ bookingId: id, event, fromStatus: orderStatus, toStatus: orderStatus, userId, values });
}
