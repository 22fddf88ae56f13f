import type { In, PortalContract } from '@lading/api-client/contract';
import { billViews } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../http/failure.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { logged } from '../log.ts';
import { type Booking, newestOf, ownKind } from './find.ts';

/** Keeps who looked at a draft first when; looking again changes nothing. */
export async function markViewed(
  { db, bus }: Services,
  { bookingId, version }: In<PortalContract['order']['markBlViewed']>,
  caller: Caller<Member>,
  booking: Booking,
): Promise<null> {
  const { customerId, userId } = caller.visitor;
  await db.transaction(async (tx) => {
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
