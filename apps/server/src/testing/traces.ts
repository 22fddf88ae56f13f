import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { bookings, type DemoVoyage, type TraceCall, traces } from '../database/schema.ts';
import { courseBetween, ROADS } from '../order/tracking/courses.ts';
import { demoSource } from '../order/tracking/demo-source.ts';
import { receive } from '../order/tracking/receive.ts';
import { shipmentsOf } from '../order/tracking/watch.ts';
import { nextSending } from './base-rows.ts';
import type { World } from './world.ts';

const { createTraceLink, enterTraceLink } = contract.order;
const HOUR = 3_600_000;

const call = (role: TraceCall['role'], code: string, nameCn: string, nameEn: string, zone: string): TraceCall => ({
  role,
  code,
  nameCn,
  nameEn,
  zone,
  at: ROADS[code] ?? null,
});
export const NINGBO = call('load', 'CNNGB', '宁波', 'Ningbo', 'Asia/Shanghai');
export const BUSAN = call('pass', 'KRPUS', '釜山', 'Busan', 'Asia/Seoul');
export const LOS_ANGELES = call('discharge', 'USLAX', '洛杉矶', 'Los Angeles', 'America/Los_Angeles');

/** A voyage of sixteen days that began at a moment. */
const voyageFrom = (etd: Date, more: Partial<DemoVoyage> = {}): DemoVoyage => ({
  etd: etd.toISOString(),
  leaves: 2,
  hours: 16 * 24,
  changes: [],
  freeDays: 5,
  ...more,
});

export const SILENT = { publish: async () => undefined };

interface Wanted {
  /** days since it sailed; below zero before */
  sailed?: number;
  now?: Date;
  voyage?: Partial<DemoVoyage>;
  calls?: TraceCall[];
  more?: Partial<typeof traces.$inferInsert>;
}

/** A booking of the customer's whose ship is where it would be by the clock. */
export async function addTrace(
  world: Pick<World, 'db' | 'booking'>,
  { sailed = 6, now = new Date(), voyage, calls = [NINGBO, LOS_ANGELES], more }: Wanted = {},
) {
  const { db } = world;
  const bookingId = await world.booking();
  const warehouseEntryNo = `RK${nextSending()}`.toUpperCase();
  await db.insert(traces).values({
    bookingId,
    warehouseEntryNo,
    poNos: [`PO-${bookingId}`],
    calls,
    course: courseBetween(calls),
    voyage: voyageFrom(new Date(now.getTime() - sailed * 24 * HOUR), voyage),
    nextPoll: now,
    ...more,
  });
  const [shipment] = await shipmentsOf(db, [bookingId]);
  if (!shipment) throw new Error('the trace is not there');
  const heard = await demoSource.poll(shipment, now);
  await db.transaction((tx) => receive(tx, SILENT, shipment, heard, now));
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return { bookingId, warehouseEntryNo, workNo: booking?.bookingNo ?? '', booking, shipment };
}

/** A link to where a shipment of the customer's is. */
export async function addTraceLink(world: World) {
  const { bookingId } = await addTrace(world);
  const { data } = await world.call(createTraceLink, { bookingId }, await world.someone('customer', ['track:view']));
  return { bookingId, ...data };
}

/** Opens a link as a stranger does: its name, and the cookie that goes with it. */
export async function openTraceLinkOf({ app }: Pick<World, 'app'>, token: string) {
  const answer = await app.inject({ method: 'POST', url: enterTraceLink.path, payload: { token } });
  const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
  return { link: answer.json<{ data: { link: string } | null }>().data?.link ?? '', cookie };
}

/** The name of a link that was opened; its cookie is among those of the world. */
export async function visitTrace(world: World): Promise<string> {
  const { link, cookie } = await openTraceLinkOf(world, (await addTraceLink(world)).token);
  world.cookies.push(cookie);
  return link;
}
