import { contract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bills, bookings, containers, traceEvents, traces } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { addTrace, BUSAN, LOS_ANGELES, NINGBO, SILENT } from '../../testing/traces.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { demoSource } from './demo-source.ts';
import { receive } from './receive.ts';
import { watchTraces } from './watch.ts';

const { order, freight } = contract;
const HOUR = 3_600_000;
let world: World;
let token: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  token = await world.someone('customer', ['track:view']);
});
afterAll(() => world.close());

const traceOf = async (bookingId: number, by = token) => (await world.call(order.traceOcean, { bookingId }, by)).data;
const milestone = (one: Awaited<ReturnType<typeof traceOf>>, code: string) =>
  one.milestones.find((other) => other.code === code);

describe('a shipment at sea', () => {
  it('has sailed, is somewhere on its course, and has not arrived', async () => {
    const { bookingId } = await addTrace(world, { sailed: 6 });
    const one = await traceOf(bookingId);
    expect(one).toMatchObject({ phase: 'sea', etaClassifier: 'PLN', bookingId, freshness: { state: 'live' } });
    expect(milestone(one, 'departed')).toMatchObject({ classifier: 'ACT', source: 'carrier', call: 0 });
    expect(milestone(one, 'departed')?.time).toMatch(/\+08:00$/);
    expect(milestone(one, 'arrived')).toMatchObject({ classifier: 'PLN', source: 'schedule', call: 1 });
    expect(milestone(one, 'arrived')?.time).toMatch(/-0[78]:00$/);
    expect(one.percent).toBeGreaterThan(25);
    expect(one.percent).toBeLessThan(50);
    expect(one.position).toMatchObject({ source: 'ais', speed: expect.any(Number) });
    // What happened is never later than now, and nothing after it has.
    for (const { classifier, time } of one.milestones)
      if (classifier === 'ACT') expect(Date.parse(time)).toBeLessThanOrEqual(Date.now());
  });

  it('waits between two ports without moving', async () => {
    const voyage = { via: 24, leaves: 0 };
    const { bookingId } = await addTrace(world, { sailed: 1.4, calls: [NINGBO, BUSAN, LOS_ANGELES], voyage });
    const one = await traceOf(bookingId);
    expect(one.position?.speed).toBe(0);
    expect(one.legs.map(({ from, to, ata }) => [from, to, ata !== null])).toEqual([
      ['CNNGB', 'KRPUS', true],
      ['KRPUS', 'USLAX', false],
    ]);
  });

  it('moves with the clock, by the job alone, and says so to who looks', async () => {
    const start = new Date(Date.now() - 20 * 24 * HOUR);
    const { bookingId } = await addTrace(world, { sailed: 6, now: start });
    const told: unknown[] = [];
    const bus = { publish: async (_: unknown, event: unknown) => void told.push(event) };
    await world.db.update(traces).set({ nextPoll: null });
    const step = async (hours: number) => {
      await world.db.update(traces).set({ nextPoll: start }).where(eq(traces.bookingId, bookingId));
      await watchTraces(world.db, bus, new Date(start.getTime() + hours * HOUR));
      return traceOf(bookingId);
    };
    const before = await traceOf(bookingId);
    const later = await step(48);
    expect(later.percent ?? 0).toBeGreaterThan((before.percent ?? 0) + 8);
    expect(told.at(-1)).toMatchObject({ type: 'order', bookingId, change: 'trace' });
    const landed = await step(11 * 24);
    expect(landed).toMatchObject({ phase: 'arrived', etaClassifier: 'ACT', percent: null, position: null });
    const home = await step(20 * 24);
    expect(home).toMatchObject({ phase: 'delivered', freshness: { state: 'live' } });
    const [row] = await world.db.select().from(traces).where(eq(traces.bookingId, bookingId));
    expect(row?.nextPoll).toBeNull();
  });

  it('keeps each arrival that was expected, with its reason, and says it once', async () => {
    const changes = [
      { after: 30, by: 24, reason: 'weather' },
      { after: 60, by: -4, reason: 'early' },
      { after: 90, by: 0, reason: 'schedule' },
    ] as const;
    const { bookingId, shipment } = await addTrace(world, { sailed: 5, voyage: { changes } });
    const { etaHistory, eta } = await traceOf(bookingId);
    expect(etaHistory.map(({ reason }) => reason)).toEqual(['first', 'weather', 'early']);
    expect(etaHistory.at(-1)?.eta).toBe(eta);
    expect(Date.parse(etaHistory[1]?.eta ?? '') - Date.parse(etaHistory[0]?.eta ?? '')).toBe(24 * HOUR);
    const again = await demoSource.poll(shipment, new Date());
    expect(await world.db.transaction((tx) => receive(tx, SILENT, shipment, again, new Date()))).toEqual([]);
    expect((await traceOf(bookingId)).etaHistory).toHaveLength(3);
  });

  it('grows old where nothing is heard, and does not move meanwhile', async () => {
    const { bookingId } = await addTrace(world, { sailed: 6, voyage: { silent: 40 } });
    const one = await traceOf(bookingId);
    expect(one).toMatchObject({ phase: 'sea', freshness: { state: 'late' } });
    expect(Date.now() - Date.parse(one.position?.time ?? '')).toBeGreaterThan(90 * HOUR);
    expect(one.percent).toBeLessThan(15);
  });

  it('is held where somebody holds it, with what was expected still expected', async () => {
    const { bookingId } = await addTrace(world, { sailed: 20, voyage: { hold: { after: 20, kind: 'customs' } } });
    const one = await traceOf(bookingId);
    expect(one).toMatchObject({ phase: 'arrived', holds: [{ kind: 'customs' }] });
    expect(milestone(one, 'discharged')?.classifier).toBe('ACT');
    expect(milestone(one, 'gateOut')?.classifier).toBe('PLN');
    expect(one.lastFreeDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('several containers', () => {
  it('are done when each is; until then it is only expected of the shipment', async () => {
    const { bookingId, shipment } = await addTrace(world, { sailed: -1 });
    const [own] = await world.db
      .select()
      .from(containers)
      .where(eq(containers.ctnNo, shipment.boxes[0] ?? ''))
      .limit(1);
    const [bill] = await world.db
      .select()
      .from(bills)
      .where(and(eq(bills.bookingId, bookingId), eq(bills.position, 0)));
    if (!own || !bill) throw new Error('no container');
    const { id: _, ...rest } = own;
    await world.db.insert(containers).values({ ...rest, billId: bill.id, ctnNo: 'TCNU7200794', position: 9 });
    const { containers: boxes } = await traceOf(bookingId);
    const loaded = async (ctnNo: string) => {
      const said = { code: 'transLoaded', classifier: 'ACT', portCode: 'CNNGB', source: 'terminal' } as const;
      const events = [{ ...said, ctnNo, eventId: ctnNo, time: new Date(), saidAt: new Date() }];
      await world.db.transaction((tx) => receive(tx, SILENT, shipment, { next: null, events }, new Date()));
      return milestone(await traceOf(bookingId), 'transLoaded');
    };
    for (const [at, { ctnNo }] of boxes.entries()) {
      const classifier = at === boxes.length - 1 ? 'ACT' : 'EST';
      expect(await loaded(ctnNo)).toMatchObject({ classifier, boxes: { done: at + 1, of: boxes.length } });
    }
    expect(boxes.length).toBeGreaterThan(1);
  });
});

describe('who asks', () => {
  it('sees the moves of each container, the newest first', async () => {
    const { bookingId } = await addTrace(world, { sailed: 6 });
    const { list } = (await world.call(order.containerDynamic, { bookingId }, token)).data;
    expect(list.length).toBeGreaterThan(0);
    const times = list[0]?.rows.map(({ time }) => Date.parse(time)) ?? [];
    expect(times).toEqual([...times].sort((left, right) => right - left));
    expect(list[0]?.rows.find(({ event }) => event === 'emptyOut')).toMatchObject({
      emptyOrLaden: 'empty',
      source: 'terminal',
      place: 'Ningbo',
      text: 'CNNGB depot',
      classifier: 'ACT',
    });
  });

  it('is told that nothing was heard of a booking that nobody follows', async () => {
    const one = await traceOf(await world.booking());
    expect(one).toMatchObject({ phase: 'unknown', milestones: [], position: null, percent: null, eta: null });
    expect(one.freshness).toEqual({ at: null, source: null, state: 'none' });
    expect(one.calls.map(({ code }) => code)).toEqual(['CNNGB', 'USLAX']);
  });

  it('finds no shipment of another company, by whatever number', async () => {
    const { bookingId, workNo } = await addTrace(world);
    const mblNo = `COSU${bookingId}`;
    await world.db.update(bookings).set({ mblNo }).where(eq(bookings.id, bookingId));
    expect((await world.call(order.traceOcean, { mblNo }, token)).data.bookingId).toBe(bookingId);
    const stranger = await world.someone('other', ['track:view']);
    expect((await world.call(order.traceOcean, { bookingId }, stranger)).status).toBe(404);
    expect((await world.call(order.traceOcean, { mblNo }, stranger)).status).toBe(404);
    const { data } = await world.call(freight.cargoTracking, { by: 'work', numbers: [workNo] }, stranger);
    expect(data).toEqual({ list: [], missing: [workNo] });
  });
});

describe('the public page', () => {
  it('shows a visitor what both numbers open, without whose it is', async () => {
    const { workNo, warehouseEntryNo } = await addTrace(world);
    const { data } = await world.call(freight.cargoTracking, {
      items: [
        { workNo: ` ${workNo.toLowerCase()} `, warehouseEntryNo },
        { workNo, warehouseEntryNo: 'RK0' },
        { workNo: 'MB26S09999', warehouseEntryNo },
      ],
    });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ workNo, bookingId: null, phase: 'sea' });
    expect(data.missing).toEqual([`${workNo} / RK0`, `MB26S09999 / ${warehouseEntryNo}`]);
    expect(JSON.stringify(data)).not.toMatch(/Address|昊宇|Haoyu|amount|price/i);
  });

  it('wants a session for any other number', async () => {
    const { workNo } = await addTrace(world);
    expect((await world.call(freight.cargoTracking, { by: 'work', numbers: [workNo] })).status).toBe(401);
    const blind = await world.someone('customer', ['message:view']);
    const refused = await world.call(freight.cargoTracking, { by: 'work', numbers: [workNo] }, blind);
    expect(refused.status).toBe(403);
  });

  it('finds a company its own by work number, bill, container and order', async () => {
    const { bookingId, workNo } = await addTrace(world);
    await world.db
      .update(bookings)
      .set({ mblNo: `COSU${bookingId}` })
      .where(eq(bookings.id, bookingId));
    const own = async (by: 'work' | 'bl' | 'ctn' | 'po', number: string) =>
      (await world.call(freight.cargoTracking, { by, numbers: [number, 'NOWHERE1'] }, token)).data;
    const one = await traceOf(bookingId);
    expect((await own('work', workNo.toLowerCase())).list[0]).toMatchObject({ bookingId });
    expect((await own('po', `po-${bookingId}`)).list.map((row) => row.bookingId)).toEqual([bookingId]);
    expect((await own('bl', ` ${one.mblNo}`)).list[0]).toMatchObject({ bookingId });
    expect((await own('ctn', one.containers[0]?.ctnNo ?? '')).missing).toEqual(['NOWHERE1']);
  });

  it('takes ten numbers, and something of either kind', async () => {
    const many = Array.from({ length: 11 }, (_, at) => `MB26S${at}`);
    expect((await world.call(freight.cargoTracking, { by: 'work', numbers: many }, token)).status).toBe(400);
    expect((await world.call(freight.cargoTracking, {}, token)).status).toBe(400);
    expect((await world.call(freight.cargoTracking, { numbers: ['MB26S1'] }, token)).status).toBe(400);
  });
});

it('keeps nothing of a booking that is gone', async () => {
  const { bookingId } = await addTrace(world);
  await world.db.delete(traces).where(eq(traces.bookingId, bookingId));
  expect(await world.db.$count(traceEvents, eq(traceEvents.bookingId, bookingId))).toBe(0);
});
