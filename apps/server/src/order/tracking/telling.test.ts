import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages, traces } from '../../database/schema.ts';
import { worded } from '../../message/wording.ts';
import { startServer } from '../../testing/server.ts';
import { addTrace, SILENT } from '../../testing/traces.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { watchFreeDays } from './free-days.ts';
import { boxNames } from './telling.ts';
import { watchTraces } from './watch.ts';

const HOUR = 3_600_000;
let world: World;
beforeAll(async () => {
  world = worldOver(await startServer());
});
afterAll(() => world.close());

const toldOf = async (bookingNo: string | undefined) =>
  (await world.db.select().from(messages).orderBy(messages.id)).filter(({ values }) => values.bookingNo === bookingNo);
/** A shipment that is heard of at a moment, and some hours later. */
async function voyage(more: Parameters<typeof addTrace>[1]) {
  const start = new Date(Date.now() - 20 * 24 * HOUR);
  const { bookingId, booking } = await addTrace(world, { now: start, ...more });
  const after = async (hours: number) => {
    await world.db.update(traces).set({ nextPoll: start }).where(eq(traces.bookingId, bookingId));
    await watchTraces(world.db, SILENT, new Date(start.getTime() + hours * HOUR));
    return (await toldOf(booking?.bookingNo)).map(({ type }) => type).filter((type) => type !== 'bookingSailed');
  };
  return { bookingId, after, last: async () => (await toldOf(booking?.bookingNo)).at(-1) };
}

it('tells that a shipment arrived and that it was delivered, once, in both languages', async () => {
  const { after, last } = await voyage({ sailed: 6 });
  expect(await after(48)).toEqual([]);
  expect(await after(11 * 24)).toEqual(['milestone']);
  expect(await after(11 * 24 + 1)).toEqual(['milestone']);
  const row = await last();
  if (!row) throw new Error('nothing was told');
  expect(worded(row, 'zh-CN').messageTitle).toContain('已到达洛杉矶');
  expect(worded(row, 'en-US').message).toContain('arrived in Los Angeles');
  expect(await after(19 * 24)).toEqual(['milestone', 'milestone']);
  expect((await last())?.values).toMatchObject({ saidEn: 'delivered in Los Angeles' });
  expect(await after(20 * 24)).toHaveLength(2);
});

it('tells of another arrival by half a day or another date, and measures from what was told', async () => {
  const changes = [
    { after: 7 * 24, by: 24, reason: 'weather' },
    { after: 8 * 24, by: 0, reason: 'schedule' },
  ] as const;
  const { after, last } = await voyage({ sailed: 6, voyage: { changes } });
  expect(await after(1)).toEqual([]);
  expect(await after(30)).toEqual(['etaChanged']);
  const { eta = '', old = '' } = (await last())?.values ?? {};
  expect(Date.parse(eta) - Date.parse(old)).toBe(24 * HOUR);
  expect(await after(60)).toEqual(['etaChanged']);
});

it('says nothing of what was so when a shipment was heard of first', async () => {
  const { after } = await voyage({ sailed: 19 });
  expect(await after(1)).not.toContain('etaChanged');
  expect((await after(1)).filter((type) => type === 'milestone').length).toBeLessThan(2);
});

it('tells who holds a container, once', async () => {
  const { after, last } = await voyage({ sailed: 15, voyage: { hold: { after: 20, kind: 'customs' } } });
  expect((await after(4 * 24)).filter((type) => type === 'holdPlaced')).toHaveLength(1);
  expect((await after(5 * 24)).filter((type) => type === 'holdPlaced')).toHaveLength(1);
  const row = (await toldOf((await last())?.values.bookingNo)).find(({ type }) => type === 'holdPlaced');
  expect(row?.values).toMatchObject({
    said: '海关',
    saidEn: 'customs',
    ctnNo: expect.stringMatching(/^[A-Z]{4}\d{7}/),
  });
});

it('tells of free time two days before it ends, once, and anew where the day was moved', async () => {
  const { bookingId, last } = await voyage({ sailed: 16 });
  const set = (lastFreeDay: string) =>
    world.db.update(traces).set({ lastFreeDay }).where(eq(traces.bookingId, bookingId));
  const look = async (day: string) => watchFreeDays(world.db, SILENT, new Date(`${day}T09:00:00+08:00`));
  await set('2031-05-20');
  expect(await look('2031-05-17')).toBe(0);
  expect(await look('2031-05-18')).toBe(1);
  expect((await last())?.values).toMatchObject({ day: '2031-05-20' });
  expect(await look('2031-05-19')).toBe(0);
  await set('2031-05-21');
  expect((await Promise.all([look('2031-05-19'), look('2031-05-19')])).toSorted()).toEqual([0, 1]);
  expect(await look('2031-05-22')).toBe(0);
});

it('names three containers and counts the rest', () => {
  expect(boxNames(['A', 'B'])).toBe('A, B');
  expect(boxNames(['A', 'B', 'C', 'D'])).toBe('A, B, C … (4)');
});
