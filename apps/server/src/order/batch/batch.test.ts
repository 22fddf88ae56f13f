import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billLog, bookings, messages } from '../../database/schema.ts';
import { addReview } from '../../testing/review.ts';
import { ACCOUNTS, startServer, type TestServer } from '../../testing/server.ts';

const { blBatch, approveBlBatch, exportBlBatch, saveBlMarks, blVersions } = contract.order;

let server: TestServer;
let chen: string;
let count = 0;
let agreed: number;
let differing: number;
beforeAll(async () => {
  server = await startServer();
  chen = await server.login();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  const { db } = server.database;
  agreed = await addReview(db, server.ids.customer, `MB26A${count}`, {});
  differing = await addReview(db, server.ids.customer, `MB26D${count}`);
});

const states = (list: readonly { bookingId: number; state: string; differences: number }[]) =>
  list.map(({ bookingId, state, differences }) => [bookingId, state, differences]);
const statusOf = async (id: number) => {
  const [row] = await server.database.db.select().from(bookings).where(eq(bookings.id, id));
  return row?.webStatus;
};
const approve = async (bookingIds: number[], versions: number[], token = chen) =>
  (await server.call(approveBlBatch, { bookingIds, versions }, token)).data?.list ?? [];

describe('several drafts', () => {
  it('are told by what keeps them from being approved together', async () => {
    const { data } = await server.call(blBatch, { bookingIds: [differing, agreed, server.ids.draft] }, chen);
    expect(states(data.list)).toEqual([
      [differing, 'differences', 3],
      [agreed, 'ready', 0],
      [server.ids.draft, 'noDraft', 0],
    ]);
    expect(data.list[0]?.text).toBe('3 differences to check');
    const change = { path: 'bill.vessel', kind: 'change', proposed: 'X', reason: 'typing' } as const;
    await server.call(saveBlMarks, { bookingId: agreed, version: 3, marks: [change] }, chen);
    expect(states((await server.call(blBatch, { bookingIds: [agreed] }, chen)).data.list)).toEqual([
      [agreed, 'changes', 0],
    ]);
  });

  it('are approved where they say what was sent, without having been opened; the others stay and are named', async () => {
    expect(states(await approve([differing, agreed], [3, 3]))).toEqual([
      [differing, 'differences', 3],
      [agreed, 'approved', 0],
    ]);
    expect([await statusOf(differing), await statusOf(agreed)]).toEqual([4, 6]);
    const told = await server.database.db.select().from(billLog).where(eq(billLog.bookingId, agreed));
    expect(told.map(({ event }) => event)).toContain('confirmed');
    // One message for what was approved, none for what was not.
    const posted = await server.database.db.select().from(messages).where(eq(messages.type, 'copyConfirmed'));
    const of = posted.filter(({ values }) => [`MB26A${count}`, `MB26D${count}`].includes(values['bookingNo'] ?? ''));
    expect(of.map(({ values }) => values['bookingNo'])).toEqual([`MB26A${count}`]);
    expect(states(await approve([agreed], [3]))).toEqual([[agreed, 'decided', 0]]);
    expect((await server.call(blVersions, { bookingId: agreed }, chen)).data.viewed).toBe(false);
  });

  it('are approved by the version that was shown alone', async () => {
    const list = await approve([agreed], [2]);
    expect(states(list)).toEqual([[agreed, 'outdated', 0]]);
    expect(list[0]?.text).toContain('version 3');
    // A version that was left out is no version.
    const other = await addReview(server.database.db, server.ids.customer, `MB26O${count}`, {});
    expect(states(await approve([other, agreed], [3]))).toEqual([
      [other, 'approved', 0],
      [agreed, 'outdated', 0],
    ]);
  });

  it('are approved once where two people press at the same time', async () => {
    const both = await Promise.all([approve([agreed], [3]), approve([agreed], [3])]);
    expect(both.map(([one]) => one?.state).sort()).toEqual(['approved', 'decided']);
  });

  it('are nobody else’s, and none where one of them is', async () => {
    const other = await server.login(ACCOUNTS.other);
    const missing = { status: 404, data: null };
    expect(await server.call(blBatch, { bookingIds: [agreed] }, other)).toMatchObject(missing);
    expect(
      await server.call(approveBlBatch, { bookingIds: [agreed, server.ids.foreign], versions: [3, 1] }, chen),
    ).toMatchObject(missing);
    expect(await statusOf(agreed)).toBe(4);
    for (const bookingIds of [[], [agreed, agreed], Array.from({ length: 51 }, (_, at) => at + 1)])
      expect(await server.call(blBatch, { bookingIds }, chen)).toMatchObject({ status: 400 });
  });
});

it('writes the differences of several drafts into one sheet, each row with its booking', async () => {
  const second = await addReview(server.database.db, server.ids.customer, `MB26E${count}`);
  const bookingIds = [differing, agreed, second, server.ids.draft];
  const headers = { auth: chen, language: 'en-US' };
  const get = (payload: object) => server.app.inject({ method: 'POST', url: exportBlBatch.path, payload, headers });
  const files = unzipSync(new Uint8Array((await get({ bookingIds })).rawPayload));
  const words = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  for (const said of [`MB26D${count}`, `MB26E${count}`, 'COSCO SHIPPING LEO']) expect(words + sheet).toContain(said);
  expect(words + sheet).not.toContain(`MB26_100`);
  // The head, and at least three rows of each that differs.
  expect(sheet.match(/<row /g)?.length).toBeGreaterThanOrEqual(7);
  expect((await get({ bookingIds: [server.ids.draft] })).body).toContain('None of the chosen bookings');
});
