import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bookingCutoffs, bookings, messages, reminders, todos } from '../database/schema.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { planReminders, remind } from './reminders.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-18T02:00:00Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  for (const table of [messages, reminders, bookingCutoffs]) await db.delete(table);
});

const planned: number[] = [];
const jobs: Pick<Jobs, 'send'> = {
  async send(_tx, _name, { id }) {
    planned.push(id);
  },
};
const bus = { publish: async () => undefined };
const closes = (code: 'DCO' | 'VCO' | 'AFC' | 'FCO', closesAt: Date, bookingId = server.ids.master) =>
  server.database.db
    .insert(bookingCutoffs)
    .values({ bookingId, code, closesAt })
    .onConflictDoUpdate({ target: [bookingCutoffs.bookingId, bookingCutoffs.code], set: { closesAt } });

/** What looking does at a time, with all jobs that come of it. */
async function look(now: Date): Promise<string[]> {
  const { db } = server.database;
  planned.length = 0;
  await db.delete(messages);
  await planReminders(db, jobs, now);
  for (const id of [...planned, ...planned]) await remind(db, bus, { id }, now);
  const rows = await db.select().from(messages).orderBy(messages.type);
  return rows.map(({ type, values }) => `${type} ${values['hours']}`);
}

it('reminds three days, a day and four hours before, once each, however often it is looked and worked', async () => {
  await closes('DCO', after(80));
  await closes('FCO', after(70));
  expect(await look(NOW)).toEqual([]);
  expect(await look(after(9))).toEqual(['siDue 72']);
  expect(await look(after(10))).toEqual([]);
  expect(await look(after(57))).toEqual(['siDue 24']);
  expect(await look(after(77))).toEqual(['siDue 4']);
  expect(await look(after(78))).toEqual([]);
});

it('reminds whoever comes late once, and again where the cut-off was moved', async () => {
  await closes('VCO', after(20));
  expect(await look(NOW)).toEqual(['vgmDue 24']);
  await closes('VCO', after(23));
  expect(await look(NOW)).toEqual(['vgmDue 24']);
});

it('says nothing of what is in, of what is over, and of what does not sail', async () => {
  const { db } = server.database;
  const { master: bookingId, customer: customerId } = server.ids;
  await closes('VCO', after(20));
  const [todo] = await db
    .insert(todos)
    .values({ customerId, bookingId, busType: 4, closedAt: NOW })
    .returning({ id: todos.id });
  expect(await look(NOW)).toEqual([]);
  await db.delete(todos).where(eq(todos.id, todo?.id ?? 0));
  await closes('AFC', after(-1));
  expect(await look(NOW)).toEqual([]);
  await db.update(bookings).set({ orderStatus: 7 }).where(eq(bookings.id, bookingId));
  await closes('DCO', after(20));
  expect(await look(NOW)).toEqual([]);
  await db.update(bookings).set({ orderStatus: 4 }).where(eq(bookings.id, bookingId));
});

it('does not remind of a booking that was cancelled between the plan and the job', async () => {
  const { db } = server.database;
  await closes('DCO', after(20));
  planned.length = 0;
  expect(await planReminders(db, jobs, NOW)).toBe(1);
  await db.update(bookings).set({ orderStatus: 7 }).where(eq(bookings.id, server.ids.master));
  for (const id of planned) await remind(db, bus, { id }, NOW);
  expect(await db.$count(messages)).toBe(0);
  await db.update(bookings).set({ orderStatus: 4 }).where(eq(bookings.id, server.ids.master));
});
