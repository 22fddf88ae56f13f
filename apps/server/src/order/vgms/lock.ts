import { type In, type Out, type PortalContract, VGM_LOCK_MINUTES } from '@lading/api-client/contract';
import { emptyVgmHead } from '@lading/validators/vgm';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { vgmSheets } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { tellDeclared } from '../declarations/told.ts';
import { lockBooking } from '../find.ts';
import { holderOf, sheetOf } from './sheet.ts';

type Call = PortalContract['order']['lockVgm'];

const FREE = { lockedBy: null, lockedAt: null, lockedUntil: null };

/** Nobody keeps the sheet any more. */
export const freeSheet = (tx: Db, bookingId: number) =>
  tx.update(vgmSheets).set(FREE).where(eq(vgmSheets.bookingId, bookingId));

/** Keeps the sheet for whoever asks, for a while from now, where nobody else keeps it; or lets it go. */
export async function lockVgm(
  { db, bus }: Services,
  { bookingId, locked }: In<Call>,
  { visitor: { userId }, language, page }: Caller<Member>,
): Promise<Out<Call>> {
  return db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const { sheet } = await sheetOf(tx, bookingId, true);
    const before = await holderOf(tx, sheet, userId, language);
    const others = before !== undefined && !before.mine;
    if (!others && locked) {
      const now = new Date();
      const values = {
        lockedBy: userId,
        lockedAt: before ? (sheet?.lockedAt ?? now) : now,
        lockedUntil: new Date(now.getTime() + VGM_LOCK_MINUTES * 60_000),
      };
      // A sheet that is kept before anything is written on it has no revision yet.
      await tx
        .insert(vgmSheets)
        .values({ ...values, bookingId, customerId: booking.customerId, head: emptyVgmHead(), revision: 0 })
        .onConflictDoUpdate({ target: vgmSheets.bookingId, set: values });
    }
    if (!others && !locked && before) await freeSheet(tx, bookingId);
    if (!others && locked !== (before !== undefined)) await tellDeclared(tx, bus, booking, page);
    const { sheet: now } = await sheetOf(tx, bookingId);
    const holder = await holderOf(tx, now, userId, language);
    if (!holder) return { locked: null };
    const { minutes: _minutes, ...kept } = holder;
    return { locked: kept };
  });
}
