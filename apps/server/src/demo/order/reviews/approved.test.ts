import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../database/open.ts';
import { billLog, billRequests, bookings, confirmations } from '../../../database/schema.ts';
import { draftsReport } from '../../../desk/report/drafts.ts';
import { presentBills, storedOf } from '../../../order/versions/content.ts';
import { contentsOf, newestOf, ownKind } from '../../../order/versions/find.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { loadDemo } from '../../index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db);
});
afterAll(() => database.close());

const approved = () =>
  database.db
    .select({ booking: bookings, version: confirmations.version, at: confirmations.createTime })
    .from(confirmations)
    .innerJoin(bookings, eq(bookings.id, confirmations.bookingId));

/** What was asked of the drafts of a bill, by how many it had: draft and answer. */
const ASKED = [
  [],
  [[1, 'accepted']],
  [
    [1, 'accepted'],
    [1, 'accepted'],
    [2, 'accepted'],
  ],
];

it('keeps of every approved bill the drafts before, what was asked of each, and as the last one what the bill says', async () => {
  const { db } = database;
  const rows = await approved();
  expect(rows.length).toBeGreaterThan(60);
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set([1, 2, 3]));
  for (const { booking, version } of rows) {
    const kind = ownKind(booking);
    expect(await newestOf(db, booking, kind), booking.bookingNo).toMatchObject({ instruction: 1, draft: version });
    const last = await contentsOf(db, booking, kind, 'draft', version);
    const present = await presentBills(db, booking.id, kind);
    expect(last?.map(({ content }) => content)).toEqual(present.map(({ content }) => storedOf(kind, content)));
    const ofBooking = eq(billRequests.bookingId, booking.id);
    const requests = await db.select().from(billRequests).where(ofBooking).orderBy(billRequests.version);
    const asked = requests.map(({ status, version: of }) => [of, status]);
    expect(asked, booking.bookingNo).toEqual(ASKED[version - 1]);
  }
});

it('tells it in the order in which it happened', async () => {
  for (const { booking, at } of await approved()) {
    const story = await database.db
      .select({ event: billLog.event, at: billLog.createTime })
      .from(billLog)
      .where(eq(billLog.bookingId, booking.id))
      .orderBy(billLog.createTime, billLog.id);
    expect(story[0]?.event, booking.bookingNo).toBe('instructionSent');
    expect(story.at(-1), booking.bookingNo).toEqual({ event: 'confirmed', at });
  }
});

it('gives the report of drafts something to say of', async () => {
  const span = { start: new Date('2026-10-01T00:00:00+08:00'), end: new Date('2026-11-21T00:00:00+08:00') };
  const report = await draftsReport(database.db, span, 'en-US');
  expect(report.approved).toBe((await approved()).length);
  expect(Number(report.firstTimeShare)).toBeGreaterThan(20);
  expect(Number(report.medianHours)).toBeGreaterThan(12);
});
