import type { In, PortalContract } from '@lading/api-client/contract';
import { billViews } from '../../database/schema.ts';
import { notFound } from '../../http/failure.ts';
import type { Caller } from '../../http/mount.ts';
import type { Services } from '../../services.ts';
import { granted } from '../../user/codes.ts';
import { logged } from '../log.ts';
import { ownBooking } from '../own-booking.ts';
import { newestOf, ownKind } from './find.ts';

/** Keeps who looked at a draft first when; looking again changes nothing. */
export async function markViewed(
  { db, bus }: Services,
  { bookingId, version }: In<PortalContract['order']['markBlViewed']>,
  caller: Caller,
): Promise<null> {
  const { customerId, userId } = granted(caller, 'bill:view');
  await db.transaction(async (tx) => {
    const booking = await ownBooking(tx, customerId, bookingId);
    const kind = ownKind(booking);
    const { draft } = await newestOf(tx, booking, kind);
    if (version > draft) throw notFound('noSuchVersion');
    const added = await tx
      .insert(billViews)
      .values({ bookingId, kind, version, userId })
      .onConflictDoNothing()
      .returning({ version: billViews.version });
    if (added.length === 0) return;
    await logged(tx, { bookingId, event: 'viewed', version, userId });
    await bus.publish(tx, {
      type: 'review',
      customerId,
      bookingId,
      change: 'viewed',
      version: draft,
      page: caller.page,
    });
  });
  return null;
}
