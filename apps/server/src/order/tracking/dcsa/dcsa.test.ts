import { contract } from '@lading/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bills, bookings, containers, traceEvents, traces } from '../../../database/schema.ts';
import type { LiveEvent } from '../../../live/bus.ts';
import { nextSending } from '../../../testing/base-rows.ts';
import { eventSaid, type Said, signed, startCarrier } from '../../../testing/dcsa.ts';
import { startServer, type TestServer } from '../../../testing/server.ts';
import { LOS_ANGELES, NINGBO, SILENT } from '../../../testing/traces.ts';
import { type World, worldOver } from '../../../testing/world.ts';
import { watchTraces } from '../watch.ts';
import { readTracking } from './settings.ts';

const SECRET = 'bGFkaW5nLXRyYWNraW5nLXNlY3JldC0wMTIzNDU2Nzg5YWI=';
const HOUR = 3_600_000;
let carrier: Awaited<ReturnType<typeof startCarrier>>;
let server: TestServer;
let world: World;
let looker: string;
let source: ReturnType<typeof readTracking>;

beforeAll(async () => {
  carrier = await startCarrier();
  const own = { TRACKING_PROVIDER: 'dcsa', TRACKING_BASE: carrier.url, TRACKING_KEY: carrier.key };
  source = readTracking({ ...own, TRACKING_HOOK_SECRET: SECRET }, 'https://portal.example.com');
  server = await startServer({ tracking: source });
  world = worldOver(server);
  looker = await world.someone('customer', ['track:view']);
});
afterAll(async () => {
  await server.close();
  await carrier.close();
});
beforeEach(() => {
  carrier.fail();
  carrier.asked.length = 0;
});

/** A booking with its space, followed at the carrier. */
async function followed(bkgNo = `64${nextSending()}`) {
  const bookingId = await world.booking();
  const space = { bkgNo, orderStatus: 4, vessel: 'COSCO SHIPPING ALPS', voyage: '043E' } as const;
  await world.db.update(bookings).set(space).where(eq(bookings.id, bookingId));
  // Only the carrier knows which containers it goes in.
  const own = world.db.select({ id: bills.id }).from(bills).where(eq(bills.bookingId, bookingId));
  await world.db.delete(containers).where(inArray(containers.billId, own));
  await world.db.update(traces).set({ nextPoll: null });
  await world.db.insert(traces).values({ bookingId, calls: [NINGBO, LOS_ANGELES], nextPoll: new Date(0) });
  await watchTraces(world.db, SILENT, new Date(), source);
  return { bookingId, bkgNo, subscription: (await rowOf(bookingId)).subscription };
}
const rowOf = async (bookingId: number) => {
  const [row] = await world.db.select().from(traces).where(eq(traces.bookingId, bookingId));
  if (!row) throw new Error('not followed');
  return row;
};
const traceOf = async (bookingId: number) => (await server.call(contract.order.traceOcean, { bookingId }, looker)).data;
const keptOf = (bookingId: number) => world.db.$count(traceEvents, eq(traceEvents.bookingId, bookingId));

async function send(subscription: string, body: string, signature = signed(body, SECRET)): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'subscription-id': subscription,
    ...(signature && { 'notification-signature': signature }),
  };
  return (await server.app.inject({ method: 'POST', url: '/hooks/dcsa', payload: body, headers })).statusCode;
}

describe('what a carrier sends by itself', () => {
  it('is subscribed to once, with our secret and where to send it', async () => {
    const { bookingId, bkgNo, subscription } = await followed();
    expect(carrier.subscriptions.get(subscription)).toEqual({
      id: subscription,
      bkgNo,
      secret: SECRET,
      callbackUrl: 'https://portal.example.com/hooks/dcsa',
    });
    await world.db
      .update(traces)
      .set({ nextPoll: new Date(0) })
      .where(eq(traces.bookingId, bookingId));
    await watchTraces(world.db, SILENT, new Date(), source);
    expect(carrier.asked.filter((one) => one.startsWith('POST'))).toHaveLength(1);
  });

  it('is taken in once however often it comes, told live, and the ship that left moves the booking', async () => {
    const { bookingId, subscription } = await followed();
    const heard: LiveEvent[] = [];
    const stop = (await (await import('../../../live/bus.ts')).openBus(server.database)).subscribe((one) =>
      heard.push(one),
    );
    const gate = [eventSaid('GTIN', '2026-11-20T09:05:00+08:00')];
    expect(await send(subscription, JSON.stringify(gate))).toBe(204);
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ bookingId, change: 'trace' }));
    expect((await traceOf(bookingId)).phase).toBe('waiting');
    const left = [
      eventSaid('LOAD', '2026-11-21T20:00:00+08:00'),
      eventSaid('DEPA', '2026-11-22T04:10:00+08:00'),
      eventSaid('ARRI', '2026-11-21T22:00:00+08:00', {
        eventClassifierCode: 'EST',
        eventDateTime: '2026-12-07T08:00:00-08:00',
        transportCall: { UNLocationCode: 'USLAX', modeOfTransport: 'VESSEL' },
      }),
    ];
    const body = JSON.stringify(left);
    expect([await send(subscription, body), await send(subscription, body)]).toEqual([204, 204]);
    expect(await keptOf(bookingId)).toBe(4);
    const one = await traceOf(bookingId);
    expect(one).toMatchObject({ phase: 'sea', eta: '2026-12-07T08:00:00-08:00', etaClassifier: 'EST' });
    expect(one.milestones.map(({ code, classifier }) => `${code} ${classifier}`).join()).toBe(
      'gateIn ACT,loaded ACT,departed ACT,arrived EST',
    );
    const [booking] = await world.db.select().from(bookings).where(eq(bookings.id, bookingId));
    expect(booking?.orderStatus).toBe(8);
    stop();
  });

  it('is not believed where its signature is missing, of another key, or of other bytes', async () => {
    const { bookingId, subscription } = await followed();
    const event = eventSaid('GTIN', '2026-11-20T09:05:00+08:00');
    const body = JSON.stringify([event]);
    const other = Buffer.alloc(32, 1).toString('base64');
    expect(await send(subscription, body, '')).toBe(401);
    expect(await send(subscription, body, signed(body, other))).toBe(401);
    expect(await send(subscription, JSON.stringify([event], null, 1), signed(body, SECRET))).toBe(401);
    expect(await keptOf(bookingId)).toBe(0);
    // What the paper of the adapter has as its vector.
    const known =
      '[{"eventID":"84db923d-2a19-4eb0-beb5-446c1ec57d34","eventType":"EQUIPMENT","eventClassifierCode":"ACT"}]';
    expect(signed(known, SECRET)).toBe('sha256=dae14a99cd8d227d2d30af44e9eb751d5441e3a7bcc3bd598229eeb02172d1c7');
    expect(await send(subscription, known)).toBe(204);
  });

  it('says of what is no list that it cannot be read, of a subscription that is none that it is unknown, and answers a look', async () => {
    const { subscription } = await followed();
    expect(await send(subscription, '{"a":1}')).toBe(400);
    expect(await send(subscription, 'not json')).toBe(400);
    expect(await send('sub-of-nobody', '[]')).toBe(404);
    expect(await send('', '[]')).toBe(404);
    expect((await server.app.inject({ method: 'HEAD', url: '/hooks/dcsa' })).statusCode).toBe(204);
  });

  it('shows a change of ships that no plan named between the ports, and passes over what it does not know', async () => {
    const { bookingId, subscription } = await followed();
    const busan = (code: string, at: string) => eventSaid(code, at, {}, 'KRPUS');
    const said: Said[] = [
      eventSaid('DEPA', '2026-11-22T04:00:00+08:00'),
      busan('ARRI', '2026-11-24T04:00:00+09:00'),
      busan('DISC', '2026-11-24T10:00:00+09:00'),
      busan('LOAD', '2026-11-25T10:00:00+09:00'),
      eventSaid('INSP', '2026-11-24T10:00:00+09:00'),
      eventSaid('GTIN', 'yesterday'),
      { ...eventSaid('DEPA', '2026-11-22T04:00:00+08:00'), eventClassifierCode: 'MAYBE' },
    ];
    expect(await send(subscription, JSON.stringify(said))).toBe(204);
    const one = await traceOf(bookingId);
    expect(one.calls.map(({ role, code }) => `${role} ${code}`).join()).toBe('load CNNGB,change KRPUS,discharge USLAX');
    const changes = one.milestones.filter(({ call }) => call === 1);
    expect(changes.map(({ code }) => code).join()).toBe('transArrived,transDischarged,transLoaded');
    expect(await keptOf(bookingId)).toBe(4);
  });
});

describe('what a carrier is asked for', () => {
  it('comes page by page, and is the same as what it sent', async () => {
    const { bookingId, bkgNo, subscription } = await followed();
    const said = ['STUF', 'GTIN', 'LOAD', 'DEPA', 'PICK'].map((code, day) =>
      eventSaid(code, `2026-11-2${day}T09:00:00+08:00`),
    );
    carrier.events.set(bkgNo, said);
    await send(subscription, JSON.stringify(said.slice(0, 2)));
    await world.db
      .update(traces)
      .set({ nextPoll: new Date(0) })
      .where(eq(traces.bookingId, bookingId));
    await watchTraces(world.db, SILENT, new Date(), source);
    expect(carrier.asked.filter((one) => one === 'GET /v2/events').length).toBeGreaterThanOrEqual(4);
    expect(await keptOf(bookingId)).toBe(5);
  });

  it('is looked for seldom far from the arrival, often near to it, and no more when all is brought back', async () => {
    const { bookingId, bkgNo, subscription } = await followed();
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
    const arrival = (hours: number, more: Said = {}) =>
      eventSaid('ARRI', at(-1), { eventClassifierCode: 'EST', eventDateTime: at(hours), ...more }, 'USLAX');
    const look = async (said: Said[]) => {
      carrier.events.set(bkgNo, said);
      await world.db
        .update(traces)
        .set({ nextPoll: new Date(0) })
        .where(eq(traces.bookingId, bookingId));
      await watchTraces(world.db, SILENT, new Date(), source);
      const { nextPoll } = await rowOf(bookingId);
      return nextPoll && Math.round((nextPoll.getTime() - Date.now()) / 60_000);
    };
    expect(await look([arrival(200)])).toBe(12 * 60);
    expect(await look([arrival(20)])).toBe(15);
    const back = eventSaid('GTIN', at(-1), { emptyIndicatorCode: 'EMPTY' }, 'USLAX');
    expect(await look([arrival(-1, { eventClassifierCode: 'ACT' }), back])).toBeNull();
    expect(carrier.subscriptions.has(subscription)).toBe(false);
  });

  it.each([500, 429, 401])('is tried again after %i, and what is known stays', async (status) => {
    const { bookingId, subscription } = await followed();
    await send(subscription, JSON.stringify([eventSaid('GTIN', '2026-11-20T09:05:00+08:00')]));
    carrier.fail(status);
    await world.db
      .update(traces)
      .set({ nextPoll: new Date(0) })
      .where(eq(traces.bookingId, bookingId));
    await watchTraces(world.db, SILENT, new Date(), source);
    expect((await rowOf(bookingId)).nextPoll?.getTime()).toBeGreaterThan(Date.now() + 14 * 60_000);
    expect(await keptOf(bookingId)).toBe(1);
  });

  it('is let go with the booking', async () => {
    const { bookingId, subscription } = await followed();
    await world.db.update(bookings).set({ orderStatus: 7 }).where(eq(bookings.id, bookingId));
    await world.db
      .update(traces)
      .set({ nextPoll: new Date(0) })
      .where(eq(traces.bookingId, bookingId));
    await watchTraces(world.db, SILENT, new Date(), source);
    expect(carrier.subscriptions.has(subscription)).toBe(false);
    expect(await rowOf(bookingId)).toMatchObject({ nextPoll: null, subscription: '' });
    const gone = and(eq(traces.bookingId, bookingId), eq(traces.subscription, subscription));
    expect(await world.db.$count(traces, gone)).toBe(0);
  });
});

describe('a carrier that does not send by itself', () => {
  it('is asked every four hours, by a token of its own', async () => {
    const quiet = await startCarrier({ pushes: false });
    const own = { TRACKING_PROVIDER: 'dcsa', TRACKING_BASE: quiet.url, TRACKING_KEY: quiet.key };
    const asking = readTracking({ ...own, TRACKING_HOOK_SECRET: SECRET }, 'https://portal.example.com');
    const bookingId = await world.booking();
    await world.db.update(traces).set({ nextPoll: null });
    await world.db.insert(traces).values({ bookingId, calls: [NINGBO, LOS_ANGELES], nextPoll: new Date(0) });
    const now = new Date();
    await watchTraces(world.db, SILENT, now, asking);
    expect(await rowOf(bookingId)).toMatchObject({
      subscription: '',
      nextPoll: new Date(now.getTime() + 4 * HOUR),
    });
    await quiet.close();
  });
});
