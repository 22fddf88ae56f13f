import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { traceEtas, traceEvents, traces } from '../../database/schema.ts';
import type { Bus } from '../../live/bus.ts';
import type { Heard, TrackEvent } from './provider.ts';
import { tellOf } from './telling.ts';

export interface Told {
  readonly bookingId: number;
  readonly customerId: number;
}

/** Rows of one statement. */
const BATCH = 400;

const rowOf = (bookingId: number, { reason: _, ...event }: TrackEvent, now: Date) => ({
  bookingId,
  ...event,
  receivedAt: now,
});

/** Writes what was not said before; answers those. */
async function addEvents(tx: Db, bookingId: number, events: readonly TrackEvent[], now: Date): Promise<TrackEvent[]> {
  const added = new Set<string>();
  for (let from = 0; from < events.length; from += BATCH) {
    const rows = await tx
      .insert(traceEvents)
      .values(events.slice(from, from + BATCH).map((event) => rowOf(bookingId, event, now)))
      .onConflictDoNothing()
      .returning({ eventId: traceEvents.eventId });
    for (const { eventId } of rows) added.add(eventId);
  }
  return events.filter(({ eventId }) => added.has(eventId));
}

/** Another arrival than the one before is kept with its reason. Answers the newest of those that were added. */
async function addEtas(
  tx: Db,
  bookingId: number,
  pod: string,
  events: readonly TrackEvent[],
): Promise<Date | undefined> {
  const said = events
    .filter(({ code, classifier, portCode }) => code === 'arrived' && classifier !== 'ACT' && portCode === pod)
    .sort((left, right) => left.saidAt.getTime() - right.saidAt.getTime());
  if (said.length === 0) return undefined;
  const known = await tx.select().from(traceEtas).where(eq(traceEtas.bookingId, bookingId)).orderBy(traceEtas.at);
  let last = known.at(-1)?.eta.getTime();
  const rows = said.flatMap(({ time, saidAt, source, reason }) => {
    if (time.getTime() === last) return [];
    const first = last === undefined;
    last = time.getTime();
    return [
      { bookingId, at: saidAt, eta: time, reason: reason ?? (first ? ('first' as const) : ('other' as const)), source },
    ];
  });
  if (rows.length > 0) await tx.insert(traceEtas).values(rows);
  return rows.at(-1)?.eta;
}

/**
 * Takes in what a source said of a shipment: each thing once, and who looks at it is told with the commit of `tx`. Answers what was new.
 */
export async function receive(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  { bookingId, customerId }: Told,
  heard: Heard,
  now: Date,
): Promise<TrackEvent[]> {
  const [row] = await tx.select().from(traces).where(eq(traces.bookingId, bookingId)).for('update');
  if (!row) return [];
  const added = await addEvents(tx, bookingId, heard.events, now);
  const calls = heard.calls ? [...heard.calls] : row.calls;
  const pod = calls.find(({ role }) => role === 'discharge')?.code ?? '';
  const eta = await addEtas(tx, bookingId, pod, added);
  const told = await tellOf(tx, bus, { ...row, calls }, { added, eta, holds: heard.holds ?? [] });
  const { position, holds, lastFreeDay, next } = heard;
  const newest = added.reduce<TrackEvent | undefined>(
    (best, event) => (best && best.saidAt >= event.saidAt ? best : event),
    undefined,
  );
  const word = [
    ...(row.heardAt && row.heardFrom ? [{ at: row.heardAt, from: row.heardFrom }] : []),
    ...(newest ? [{ at: newest.saidAt, from: newest.source }] : []),
    ...(position ? [{ at: position.time, from: 'ais' as const }] : []),
  ].reduce((best, one) => (one.at >= best.at ? one : best), { at: new Date(0), from: 'schedule' as const } as {
    at: Date;
    from: TrackEvent['source'];
  });
  await tx
    .update(traces)
    .set({
      ...(position !== undefined && {
        longitude: position?.at[0] ?? null,
        latitude: position?.at[1] ?? null,
        speed: position?.speed ?? null,
        heading: position?.heading ?? null,
        positionAt: position?.time ?? null,
      }),
      ...(holds && { holds: [...holds] }),
      ...(lastFreeDay !== undefined && { lastFreeDay }),
      ...(word.at.getTime() > 0 && { heardAt: word.at, heardFrom: word.from }),
      ...(heard.calls && { calls }),
      told,
      nextPoll: next,
    })
    .where(eq(traces.bookingId, bookingId));
  const moved = position && position.time.getTime() !== row.positionAt?.getTime();
  if (added.length > 0 || moved) await bus.publish(tx, { type: 'order', customerId, bookingId, change: 'trace' });
  return added;
}
