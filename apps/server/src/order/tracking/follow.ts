import { and, eq, inArray, ne } from 'drizzle-orm';
import { PORTS } from '../../basedata/ports.ts';
import { zoneOf } from '../../basedata/zones.ts';
import type { Db } from '../../database/open.ts';
import { type bookings, ports, type TraceCall, traceEvents, traces } from '../../database/schema.ts';
import { courseBetween, ROADS } from './courses.ts';
import type { TrackingSource } from './provider.ts';

type Booking = typeof bookings.$inferSelect;

const written = (text: string): string[] => text.split(/[,;，；\s]+/).filter((one) => one !== '');

/** From port to port, with where they are as far as anybody knows. */
async function callsOf(tx: Db, booking: Booking): Promise<TraceCall[]> {
  const ends = [
    ['load', booking.portStartCode, booking.portStartNameCn, booking.portStartNameEn],
    ['discharge', booking.portEndCode, booking.portEndNameCn, booking.portEndNameEn],
  ] as const;
  const rows = await tx
    .select()
    .from(ports)
    .where(and(eq(ports.kind, 'sea'), inArray(ports.code, [booking.portStartCode, booking.portEndCode])));
  return ends.map(([role, code, nameCn, nameEn]) => {
    const row = rows.find((one) => one.code === code);
    const at = row && row.longitude !== null && row.latitude !== null ? ([row.longitude, row.latitude] as const) : null;
    const known = PORTS.get(code);
    return {
      role,
      code,
      nameCn: nameCn || known?.nameCn || code,
      nameEn: nameEn || known?.nameEn || code,
      zone: row?.zone || zoneOf(code),
      at: ROADS[code] ?? at,
    };
  });
}

/**
 * Follows a booking that has its space, from now on. What was planned for another ship is forgotten; what happened to its containers stays.
 * The source is asked at its next turn, never within `tx`.
 */
export async function followBooking(
  tx: Db,
  source: TrackingSource,
  booking: Booking,
  poNo: string,
  now = new Date(),
): Promise<void> {
  const calls = await callsOf(tx, booking);
  const course = calls.every(({ at }) => at !== null) ? courseBetween(calls) : [];
  // Of another ship nothing was told yet.
  const sailing = { calls, course, voyage: source.plan?.(booking, calls, course) ?? null, nextPoll: now, told: {} };
  const nowhere = { longitude: null, latitude: null, speed: null, heading: null, positionAt: null };
  await tx.delete(traceEvents).where(and(eq(traceEvents.bookingId, booking.id), ne(traceEvents.classifier, 'ACT')));
  await tx
    .insert(traces)
    .values({
      bookingId: booking.id,
      ...sailing,
      poNos: written(poNo),
      destinationCountry: booking.portEndCode.slice(0, 2),
    })
    .onConflictDoUpdate({ target: traces.bookingId, set: { ...sailing, ...nowhere, subscription: '' } });
}
