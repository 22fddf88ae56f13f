import type { In, PortalContract } from '@lading/api-client/contract';
import type { Caller } from '../../http/caller.ts';
import { Failure, olderVersion, refused } from '../../http/failure.ts';
import { say } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import type { checkApproval } from '../approval.ts';
import { confirmCopy } from '../confirm.ts';
import { findBooking } from '../find.ts';
import { type Booking, ownKind } from '../versions/find.ts';
import { type Standing, standingOf } from './standing.ts';

/**
 * Instead of the review: a draft that differs in nothing from what was sent need not have been opened by anyone, and any other one is kept
 * back. Asked while the booking is held, so that no draft comes between.
 */
const differsInNothing: typeof checkApproval = async (tx, booking, { version, language }) => {
  const standing = await standingOf(tx, booking, language);
  if (version !== standing.version) throw olderVersion(standing.version);
  if (standing.state !== 'ready') throw refused('batch_kept', { why: standing.text });
};

async function approveOne(services: Services, booking: Booking, version: number, caller: Caller<Member>) {
  const { db } = services;
  const { language, visitor } = caller;
  // As it is now, also where something else has changed it since the call came.
  const now = async () => standingOf(db, (await findBooking(db, booking.id, visitor)) ?? booking, language);
  try {
    const asked = { bookingId: booking.id, version };
    await confirmCopy(services, ownKind(booking), asked, caller, differsInNothing);
    return { ...(await now()), state: 'approved' as const, text: say(language, 'batch_approved') };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const standing = await now();
    const text = say(language, error.id, error.values);
    if (error.status === 409) return { ...standing, state: 'outdated' as const, text };
    return standing.state === 'ready' ? { ...standing, state: 'failed' as const, text } : standing;
  }
}

/** Approves one after the other, each in a transaction of its own: one that cannot be approved keeps no other one back. */
export async function approveBatch(
  services: Services,
  { bookingIds, versions }: In<PortalContract['order']['approveBlBatch']>,
  caller: Caller<Member>,
  bookings: readonly Booking[],
): Promise<{ list: Standing[] }> {
  const list: Standing[] = [];
  for (const [at, id] of bookingIds.entries()) {
    const booking = bookings.find((one) => one.id === id);
    if (!booking) continue;
    try {
      list.push(await approveOne(services, booking, versions[at] ?? 0, caller));
    } catch {
      const standing = await standingOf(services.db, booking, caller.language);
      list.push({ ...standing, state: 'failed', text: say(caller.language, 'batch_failed') });
    }
  }
  return { list };
}
