import { billRecordOf } from '@lading/api-client/contract';
import { checkContainerNumber } from '@lading/validators';
import { BUS_TYPE, compareBills, MASTER_HOUSES, WEB_STATUS } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import {
  accounts,
  billLog,
  billRequests,
  bills,
  bookingCutoffs,
  bookings,
  containers,
  customers,
  files,
  goods,
  todos,
  webUsers,
} from '../database/schema.ts';
import { ensureSample } from '../documents/sample.ts';
import { importFile } from '../import/import-file.ts';
import { mastersAndHouses } from '../order/houses.ts';
import { presentBills, storedOf } from '../order/versions/content.ts';
import { contentsOf, newestOf, ownKind } from '../order/versions/find.ts';
import { openTestDatabase } from '../testing/database.ts';
import { verifyPassword } from '../user/password.ts';
import { DEMO_ACCOUNTS, demoFile, loadDemo, SAMPLES } from './index.ts';
import { REVIEWS } from './order/reviews/cases.ts';

let database: Database;
let first: number;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db);
  const [row] = await database.db.select().from(customers).where(eq(customers.code, 'HAOYU'));
  first = row?.id ?? 0;
});
afterAll(() => database.close());

it('is the same whenever it is made', () => {
  expect(demoFile(40)).toEqual(demoFile(40));
});

it('has nothing that the import finds fault with', async () => {
  const { problems } = await importFile(database.db, demoFile(), { baseDir: SAMPLES });
  // The demo is in the database already, so `loaded` is the only problem to be expected.
  expect(problems.filter(({ id }) => id !== 'loaded')).toEqual([]);
});

it('lets its people in', async () => {
  for (const { account, password, name } of DEMO_ACCOUNTS) {
    const [user] = await database.db.select().from(webUsers).where(eq(webUsers.account, account));
    expect(user?.name).toBe(name);
    expect(await verifyPassword(password, user?.passwordHash)).toBe(true);
  }
});

it('gives the first customer 128 bookings in every state, and four that were written in the portal', async () => {
  const rows = await database.db
    .select({ status: bookings.webStatus, number: count() })
    .from(bookings)
    .where(eq(bookings.customerId, first))
    .groupBy(bookings.webStatus);
  expect(rows.reduce((sum, { number }) => sum + number, 0)).toBe(128 + 4);
  expect(rows.map(({ status }) => status).sort((left, right) => left - right)).toEqual(Object.values(WEB_STATUS));
});

it('gives the first customer at least seven things to do, of every kind that bookings, statements and releases have', async () => {
  const rows = await database.db.select().from(todos).where(eq(todos.customerId, first));
  expect(rows.length).toBeGreaterThanOrEqual(7);
  const { bookingReview, vgm, shippingInstruction, prePlan, copyConfirm, accountConfirm, releasePapers } = BUS_TYPE;
  expect(new Set(rows.map(({ busType }) => busType))).toEqual(
    new Set([bookingReview, vgm, shippingInstruction, prePlan, copyConfirm, accountConfirm, releasePapers]),
  );
});

it('has ships that left with their bookings, and orders that are done', async () => {
  const rows = await database.db
    .select({ status: bookings.orderStatus, number: count() })
    .from(bookings)
    .groupBy(bookings.orderStatus);
  const counts = new Map(rows.map(({ status, number }) => [status, number]));
  expect(counts.get(ORDER_STATUS.sailed)).toBe(37);
  expect(counts.get(ORDER_STATUS.completed)).toBe(19);
});

it('has copies to confirm of both types, and statements in states 1, 2 and 3', async () => {
  const ready = and(eq(bookings.customerId, first), eq(bookings.webStatus, WEB_STATUS.copyReady));
  const types = (await database.db.select().from(bookings).where(ready)).map(({ blType }) => blType);
  expect(types.filter((type) => type === 1).length).toBeGreaterThanOrEqual(2);
  expect(types.filter((type) => type === 2).length).toBeGreaterThanOrEqual(2);
  const states = new Set((await database.db.select().from(accounts)).map(({ status }) => status));
  expect([...states]).toEqual(expect.arrayContaining([1, 2, 3]));
});

it('has bills with 0, 1, 4 and 9 sub-bills, a master beside houses, and with 1 to 200 containers', async () => {
  const { db } = database;
  const perBooking = await db.select({ number: count() }).from(bills).groupBy(bills.bookingId);
  expect(new Set(perBooking.map(({ number }) => number - 1))).toEqual(new Set([0, 1, 2, 4, 5, 9]));
  const perBill = await db.select({ number: count() }).from(containers).groupBy(containers.billId);
  const sizes = perBill.map(({ number }) => number);
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([1, 200]);
});

it('has long texts and valid container numbers but where a draft has a wrong digit, one with the remainder 10', async () => {
  const { db } = database;
  const numbers = (await db.select({ ctnNo: containers.ctnNo }).from(containers)).map(({ ctnNo }) => ctnNo);
  const given = numbers.filter((number) => number !== '');
  const wrong = given.map((number) => checkContainerNumber(number).kind).filter((kind) => kind !== 'valid');
  expect(wrong).toEqual(['digit', 'digit']);
  expect(given).toContain('GYOU4047990');
  const longest = Math.max(...(await db.select().from(goods)).map((row) => row.goods.split('\n').length));
  expect(longest).toBe(150);
  const parties = (await db.select().from(bills)).flatMap(({ fAddress, sAddress }) => [fAddress, sAddress]);
  expect(Math.max(...parties.flatMap((text) => text.split('\n').map((line) => line.length)))).toBe(35);
});

it('has the bill of the reference design with its nine sub-bills', async () => {
  const { db } = database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01873'));
  expect(booking).toMatchObject({ mblNo: 'COSU6412098730', blType: 1, webStatus: 4, etd: '2026-11-26' });
  const rows = await db
    .select()
    .from(bills)
    .where(eq(bills.bookingId, booking?.id ?? 0))
    .orderBy(bills.position);
  const letters = ['', ...'ABCDEFGHJ'];
  expect(rows.map(({ mblNo }) => mblNo)).toEqual(letters.map((letter) => `COSU6412098730${letter}`));
  expect(rows[0]).toMatchObject({
    version: 3,
    actualNumber: 1280,
    actualWeight: '12400.0000',
    actualVolume: '151.5000',
  });
});

it('samples one bill as an image and draws the others', async () => {
  const { db } = database;
  const [image] = await db.select().from(files);
  expect(image).toMatchObject({ name: 'OOLU177EB4396-scan.jpg', contentType: 'image/jpeg' });
  expect(image?.bytes?.length).toBeLessThan(300_000);
  const [booking] = await db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01862'));
  expect((await ensureSample(db, booking?.id ?? 0))?.name).toMatch(/_draft_v1\.pdf$/);
});

it('keeps what was sent and every draft that came back, and shows the newest', async () => {
  const { db } = database;
  for (const { bookingNo, drafts } of REVIEWS) {
    const [booking] = await db.select().from(bookings).where(eq(bookings.bookingNo, bookingNo));
    if (!booking) throw new Error(bookingNo);
    const kind = ownKind(booking);
    const newest = await newestOf(db, booking, kind);
    expect(newest, bookingNo).toMatchObject({ instruction: 1, draft: drafts.length });
    const kept = await contentsOf(db, booking, kind, 'draft', newest.draft);
    const present = await presentBills(db, booking.id, kind);
    expect(present.map(({ content }) => storedOf(kind, content))).toEqual(kept?.map(({ content }) => content));
    const sent = drafts.at(-1)?.sent !== undefined;
    expect(booking.webStatus, bookingNo).toBe(sent ? WEB_STATUS.changeRequested : WEB_STATUS.copyReady);
  }
});

it('carries over what a new draft left alone, and asks again what was answered', async () => {
  const { db } = database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01866'));
  const requests = await db
    .select()
    .from(billRequests)
    .where(eq(billRequests.bookingId, booking?.id ?? 0))
    .orderBy(billRequests.id);
  expect(requests.map(({ version, status }) => [version, status])).toEqual([
    [1, 'accepted'],
    [1, 'accepted'],
    [1, 'declined'],
    [2, 'open'],
  ]);
  const [open] = requests.slice(-1);
  expect(open).toMatchObject({ path: 'bill.sAddress', severity: 'WARN', property: 'displayedAddress' });
  expect(open?.proposed).toContain('20457 HAMBURG');
  const story = await db
    .select({ event: billLog.event })
    .from(billLog)
    .where(eq(billLog.bookingId, booking?.id ?? 0))
    .orderBy(billLog.createTime, billLog.id);
  expect(story.map(({ event }) => event)).toEqual([
    'instructionSent',
    'draftIssued',
    'viewed',
    'changeMarked',
    'changeMarked',
    'viewed',
    'changeMarked',
    'changesSent',
    'requestAccepted',
    'requestAccepted',
    'requestDeclined',
    'draftIssued',
    'viewed',
    'waived',
    'changeMarked',
    'changesSent',
  ]);
});

it('closes the books of every booking in the order of the trade', async () => {
  const { db } = database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01873'));
  const rows = await db
    .select()
    .from(bookingCutoffs)
    .where(eq(bookingCutoffs.bookingId, booking?.id ?? 0))
    .orderBy(bookingCutoffs.closesAt);
  expect(rows.map(({ code, feeAmount }) => [code, feeAmount])).toEqual([
    ['DCO', '40.00'],
    ['VCO', '50.00'],
    ['FCO', null],
    ['CUA', null],
  ]);
  expect(rows[0]?.closesAt).toEqual(booking?.cutOff);
});

it('has a master whose houses do not make it up, and says where', async () => {
  const [booking] = await database.db.select().from(bookings).where(eq(bookings.bookingNo, 'MB26S01858'));
  if (!booking) throw new Error('no booking');
  const { masters, houses } = await mastersAndHouses(database.db, booking, 'en-US');
  const [left, right] = [masters, houses].map((list) => list.flatMap((one) => billRecordOf(one) ?? []));
  const { fields } = compareBills(left ?? [], right ?? [], MASTER_HOUSES);
  const counted = fields.filter((field) => field.class !== 'same' && !field.expected && !field.kind);
  expect(counted.map(({ path, class: found }) => `${path} ${found}`)).toEqual([
    'bill.voyage material',
    'totals.weight blocking',
    'containers[TCNU1522978].sealNo blocking',
  ]);
});
