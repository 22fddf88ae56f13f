import type { In, PortalContract } from '@lading/api-client/contract';
import { BUS_TYPE, kindOf } from '@lading/validators/bill';
import { instant, localDate } from '@lading/validators/record';
import { and, eq } from 'drizzle-orm';
import { momentIn, zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { bills, bookingCutoffs, bookingForms, bookings, orderFiles } from '../../database/schema.ts';
import { refused } from '../../http/failure.ts';
import { followBooking } from '../tracking/follow.ts';
import type { TrackingSource } from '../tracking/provider.ts';
import { addBill } from './first-bill.ts';
import { type Booking, contentsOf, type Form } from './form.ts';
import { openDue } from './move.ts';

type Space = Pick<
  In<PortalContract['order']['reviewBooking']>,
  'bkgNo' | 'vessel' | 'voyage' | 'etd' | 'depot' | 'cutOffs'
>;

const DAY = 86_400_000;
const NEEDED = ['bkgNo', 'vessel', 'voyage', 'etd'] as const;

function checkSpace(space: Space): void {
  for (const name of NEEDED) if (space[name].trim() === '') throw refused('spaceNeeds', { name }, name);
  if (!localDate.is(space.etd)) throw refused('spaceNeeds', { name: 'etd' }, 'etd');
  for (const code of ['DCO', 'FCO'] as const)
    if (!space.cutOffs.some((one) => one.code === code)) throw refused('spaceNeeds', { name: code }, 'cutOffs');
  for (const { closesAt } of space.cutOffs) if (!instant.is(closesAt)) throw refused('reviewMoment', {}, 'cutOffs');
}

/** What the carrier said: its number, the ship and when the books close. Opens what the customer has to do for it. */
export async function confirmSpace(
  tx: Db,
  tracking: TrackingSource,
  booking: Booking,
  form: Form | undefined,
  space: Space,
): Promise<void> {
  checkSpace(space);
  // What the carrier wrote is kept with the booking: whoever loads asks for it.
  const so = and(eq(orderFiles.bookingId, booking.id), eq(orderFiles.kind, 'SO'), eq(orderFiles.visible, true));
  if ((await tx.$count(orderFiles, so)) === 0) throw refused('spaceNeedsSo', {}, 'so');
  const closes = new Map(space.cutOffs.map(({ code, closesAt }) => [code, new Date(closesAt)]));
  // Manifests are filed a day before the ship sails.
  const sails = momentIn(space.etd, '00:00', zoneOf(booking.portStartCode));
  const filing = closes.get('AFC') ?? new Date(sails.getTime() - DAY);
  closes.set('AFC', filing);
  const sailing = { vessel: space.vessel.trim(), voyage: space.voyage.trim(), etd: space.etd };
  const [bkgNo, cutOff] = [space.bkgNo.trim(), closes.get('DCO') ?? null];
  await tx
    .update(bookings)
    .set({ ...sailing, bkgNo, cutOff })
    .where(eq(bookings.id, booking.id));
  for (const [code, closesAt] of closes)
    await tx
      .insert(bookingCutoffs)
      .values({ bookingId: booking.id, code, closesAt })
      .onConflictDoUpdate({ target: [bookingCutoffs.bookingId, bookingCutoffs.code], set: { closesAt } });
  if (form) {
    const draft = await contentsOf(tx, booking, form);
    const route = { ...draft.route, ...sailing, bkgNo, depot: space.depot.trim() || draft.route.depot };
    await tx
      .update(bookingForms)
      .set({ draft: { ...draft, route }, revision: form.revision + 1 })
      .where(eq(bookingForms.bookingId, booking.id));
  }
  const now = { ...booking, ...sailing, bkgNo, cutOff };
  const kind = kindOf(booking.blType);
  const [bill] = await tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.bookingId, booking.id), eq(bills.kind, kind), eq(bills.position, 0)));
  if (bill)
    await tx
      .update(bills)
      .set({ ...sailing, bkgNo })
      .where(eq(bills.bookingId, booking.id));
  else await addBill(tx, now, form);
  const due = [
    [BUS_TYPE.shippingInstruction, cutOff],
    [BUS_TYPE.vgm, closes.get('VCO') ?? closes.get('FCO') ?? null],
    [BUS_TYPE.prePlan, filing],
  ] as const;
  for (const [busType, dueAt] of due) await openDue(tx, now, busType, dueAt);
  await followBooking(tx, tracking, now, form?.draft.route.poNo ?? '');
}
