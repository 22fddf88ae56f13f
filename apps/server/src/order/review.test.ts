import { type Arg, contract } from '@lading/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billLog, bookings } from '../database/schema.ts';
import { addColleague, addReview, SENT } from '../testing/review.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';

const { blVersions, markBlViewed, blMarks, saveBlMarks, blLog, blCutoffs, blCompareMaster } = contract.order;
const { initInfoMbl, copyQueRenToMbl, submitBlChanges } = contract.order;

type Step = Arg<typeof saveBlMarks>['marks'][number];

let server: TestServer;
let chen: string;
let he: string;
let bookingId: number;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  await addColleague(server.database.db, ACCOUNTS.customer, '13500135000', 'He Miao');
  chen = await server.login();
  he = await server.login('13500135000');
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  bookingId = await addReview(server.database.db, server.ids.customer, `MB26R${count}`);
});

const mark = (token: string, ...marks: Step[]) => server.call(saveBlMarks, { bookingId, version: 3, marks }, token);
const marksOf = async (token: string) => (await server.call(blMarks, { bookingId }, token)).data.marks;
const events = async () => {
  const ofBooking = eq(billLog.bookingId, bookingId);
  const rows = await server.database.db.select().from(billLog).where(ofBooking).orderBy(billLog.id);
  return rows.map(({ event }) => event);
};
const VESSEL: Step = { path: 'bill.vessel', kind: 'ok' };
const PARTY: Step = { path: 'bill.fAddress', kind: 'change', proposed: SENT.fAddress, reason: 'typing' };
const PAYMENT: Step = { path: 'bill.payMethodName', kind: 'waived', reason: 'agreed on the phone' };

describe('versions', () => {
  it('lists what was sent and what came back, with who looked at it', async () => {
    const before = await server.call(blVersions, { bookingId }, chen);
    expect(before.data).toMatchObject({
      kind: 'MBL',
      newestInstruction: 1,
      newestDraft: 3,
      viewed: false,
      viewedByMe: false,
      openRequests: 0,
      bothKinds: false,
    });
    expect(before.data.versions.map(({ source, version, state, author }) => [source, version, state, author])).toEqual([
      ['draft', 3, 'new', 'Customer service'],
      ['instruction', 1, 'sent', 'Ningbo Haoyu'],
    ]);
    for (const token of [he, he]) await server.call(markBlViewed, { bookingId, version: 3 }, token);
    const { data } = await server.call(blVersions, { bookingId }, chen);
    expect(data).toMatchObject({ viewed: true, viewedByMe: false });
    expect(data.versions[0]).toMatchObject({ state: 'viewed', viewed: [{ name: 'He Miao' }] });
    expect(data.versions[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await events()).toEqual(['instructionSent', 'viewed']);
  });

  it('answers each version, and 404 for one there is not', async () => {
    const vessel = async (version: Partial<Arg<typeof initInfoMbl>>) =>
      (await server.call(initInfoMbl, { bookingId, ...version }, chen)).data?.mblVo;
    expect(await vessel({})).toMatchObject({ vessel: '', version: 3 });
    expect(await vessel({ source: 'draft', version: 3 })).toMatchObject({ vessel: '', version: 3 });
    expect(await vessel({ source: 'instruction' })).toMatchObject({ vessel: SENT.vessel, version: 1, webStatus: 4 });
    const none = { status: 404, code: '404', message: 'There is no such version of the bill' };
    expect(await server.call(initInfoMbl, { bookingId, version: 2 }, chen)).toMatchObject(none);
    expect(await server.call(markBlViewed, { bookingId, version: 4 }, chen)).toMatchObject(none);
  });

  it('are nobody else’s', async () => {
    const other = await server.login(ACCOUNTS.other);
    const missing = { status: 404, code: '404', data: null };
    for (const endpoint of [blVersions, blMarks, blLog, blCutoffs, blCompareMaster, contract.order.blRequests])
      expect(await server.call(endpoint, { bookingId } as never, other)).toMatchObject(missing);
    expect(await server.call(markBlViewed, { bookingId, version: 3 }, other)).toMatchObject(missing);
    expect(await server.call(saveBlMarks, { bookingId, version: 3, marks: [VESSEL] }, other)).toMatchObject(missing);
    expect(await server.call(submitBlChanges, { bookingId, version: 3, requestId: 'r-00000001' }, other)).toMatchObject(
      missing,
    );
  });
});

describe('marks', () => {
  it('are kept with who gave them, and shown to the colleagues', async () => {
    const { code, data } = await mark(he, VESSEL, PARTY, PAYMENT, {
      ...VESSEL,
      kind: 'comment',
      text: 'rolled',
      key: 'k1',
    });
    expect(code).toBe('1');
    expect(data.conflicts).toEqual([]);
    expect(data.saved).toHaveLength(3);
    const shown = await marksOf(chen);
    expect(shown).toMatchObject([
      {
        billId: null,
        path: 'bill.vessel',
        revision: 1,
        verdict: { kind: 'ok', author: 'He Miao', side: 'customer', mine: false },
        comments: [{ text: 'rolled', author: 'He Miao', version: 3 }],
      },
      { path: 'bill.fAddress', verdict: { kind: 'change', proposed: SENT.fAddress, reason: 'typing' } },
      { path: 'bill.payMethodName', verdict: { kind: 'waived', reason: 'agreed on the phone' } },
    ]);
    const log = await server.call(blLog, { bookingId }, chen);
    expect(log.data.records.map(({ text, words }) => [text, words]).slice(0, 2)).toEqual([
      ['He Miao: rolled', 'rolled'],
      ['He Miao waived the difference: agreed on the phone', 'agreed on the phone'],
    ]);
  });

  it('of somebody else are never overwritten unseen', async () => {
    await mark(he, PARTY);
    const blind = await mark(chen, { ...PARTY, kind: 'ok' });
    expect(blind.data).toMatchObject({ saved: [], conflicts: [{ revision: 1, verdict: { author: 'He Miao' } }] });
    expect(await marksOf(chen)).toMatchObject([{ verdict: { kind: 'change' } }]);
    const seen = await mark(chen, { ...PARTY, kind: 'ok', revision: 1 });
    expect(seen.data).toMatchObject({
      conflicts: [],
      saved: [{ revision: 2, verdict: { kind: 'ok', author: 'Chen Wei' } }],
    });
    const late = await mark(he, { ...PARTY, kind: 'undo', revision: 1 });
    expect(late.data).toMatchObject({ saved: [], conflicts: [{ revision: 2, verdict: { kind: 'ok' } }] });
  });

  it('of two people at once: one of a place wins and the other is told; different places are all kept', async () => {
    const [one, two] = await Promise.all([
      mark(chen, { ...PAYMENT, reason: 'a' }),
      mark(he, { ...PAYMENT, reason: 'b' }),
    ]);
    const outcomes = [one, two].map(({ data }) => [data.saved.length, data.conflicts.length]).sort();
    expect(outcomes).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const [kept] = await marksOf(chen);
    for (const { data } of [one, two])
      expect([...data.saved, ...data.conflicts][0]?.verdict).toMatchObject({ reason: kept?.verdict?.reason });
    await Promise.all([mark(chen, VESSEL), mark(he, PARTY), mark(chen, { ...PARTY, kind: 'comment', text: 'x' })]);
    expect(await marksOf(he)).toHaveLength(3);
  });

  it('are written once when the answer was lost and they come again', async () => {
    const said: Step = { ...PARTY, kind: 'comment', text: 'look', key: 'c-1' };
    for (const _ of [1, 2]) expect((await mark(chen, PARTY, said)).data.conflicts).toEqual([]);
    expect(await marksOf(chen)).toMatchObject([{ revision: 1, comments: [{ text: 'look' }] }]);
    expect((await events()).slice(1)).toEqual(['changeMarked', 'commented']);
    const more = (rest: number) => Array.from({ length: rest }, (_, at) => ({ ...said, key: `${rest}-${at}` }));
    for (const rest of [50, 49, 48, 47, 5]) expect((await mark(chen, ...more(rest))).code).toBe('1');
    expect((await mark(chen, { ...said, key: 'new' })).message).toBe('This thread is full: it has 200 comments');
    expect((await mark(chen, said)).code).toBe('1');
  });

  it('are all kept or none, when the connection to the database is lost in the middle', async () => {
    const { db } = server.database;
    await db.execute(sql`alter table bill_comments rename to hidden`);
    const broken = await mark(chen, VESSEL, { ...VESSEL, kind: 'comment', text: 'x' });
    await db.execute(sql`alter table hidden rename to bill_comments`);
    expect(broken).toEqual({
      status: 500,
      code: '500',
      message: 'abnormal code 10003, check network or contact administrator',
      data: null,
    });
    expect(await marksOf(chen)).toEqual([]);
    expect(await events()).toEqual(['instructionSent']);
  });

  it('stand on a place of the bill, with a reason where there has to be one, and on the newest draft', async () => {
    const wrong = async (step: Step) => (await mark(chen, step)).data as unknown;
    expect(await wrong({ path: 'bill.secret', kind: 'ok' })).toEqual({ path: 'marks[0].path' });
    expect(await wrong({ ...PAYMENT, reason: ' ' })).toEqual({ path: 'marks[0].reason' });
    expect(await wrong({ ...PARTY, reason: 'because' })).toEqual({ path: 'marks[0].reason' });
    expect(await wrong({ ...VESSEL, kind: 'comment', text: '' })).toEqual({ path: 'marks[0].text' });
    const stale = await server.call(saveBlMarks, { bookingId, version: 2, marks: [VESSEL] }, chen);
    expect(stale).toMatchObject({ status: 409, code: '409', data: { version: 3 } });
    await server.database.db.update(bookings).set({ webStatus: 6 }).where(eq(bookings.id, bookingId));
    const closed = await mark(chen, VESSEL);
    expect(closed).toMatchObject({ code: '0', message: 'The bill is “Confirmed” and can no longer be reviewed' });
  });
});

describe('confirming a draft that was compared', () => {
  const confirm = (version?: number, token = chen) =>
    server.call(copyQueRenToMbl, { bookingId, ...(version && { version }) }, token);
  const reasons = ({ data }: Awaited<ReturnType<typeof confirm>>) =>
    (data as unknown as { reasons: { code: string; places: unknown[] }[] }).reasons.map(({ code, places }) => [
      code,
      places,
    ]);

  it('is refused with everything that is missing', async () => {
    await mark(chen, PARTY);
    const answer = await confirm(3);
    expect(answer).toMatchObject({
      status: 200,
      code: '0',
      message:
        'Cannot be confirmed yet: nobody has viewed draft\u00a03; 1 blocking difference is still open; 1 change request is still open',
    });
    expect(reasons(answer)).toEqual([
      ['notViewed', []],
      ['blocking', [{ billId: null, path: 'bill.payMethodName' }]],
      ['changes', [{ billId: null, path: 'bill.fAddress' }]],
    ]);
    // Marking a blocking difference as right is not enough: it still blocks the confirmation.
    await mark(chen, { path: 'bill.payMethodName', kind: 'ok' });
    expect(reasons(await confirm(3)).map(([code]) => code)).toContain('blocking');
  });

  it('succeeds once it was viewed and settled, and is told in the log', async () => {
    await server.call(markBlViewed, { bookingId, version: 3 }, he);
    await mark(he, PAYMENT);
    expect(await confirm(2)).toMatchObject({ status: 409, data: { version: 3 } });
    expect((await confirm(3)).code).toBe('1');
    expect((await events()).at(-1)).toBe('confirmed');
    expect((await server.call(blVersions, { bookingId }, chen)).data.versions[0]?.state).toBe('confirmed');
    expect(await mark(chen, VESSEL)).toMatchObject({ code: '0' });
  });

  it('without a version is of the one that its caller viewed', async () => {
    await server.call(markBlViewed, { bookingId, version: 3 }, he);
    await mark(he, PAYMENT);
    expect(reasons(await confirm())).toEqual([['notViewed', []]]);
    expect((await confirm(undefined, he)).code).toBe('1');
  });
});

describe('what stands beside the review', () => {
  it('is when the books close, in the clock of the port', async () => {
    const { data } = await server.call(blCutoffs, { bookingId }, chen);
    expect(data).toMatchObject({ portName: 'Ningbo', portCode: 'CNNGB', zone: 'Asia/Shanghai' });
    const told = { code: 'DCO', name: 'SI cut-off', time: '2026-11-21T17:00:00+08:00', passed: true };
    expect(data.list).toEqual([{ ...told, feeAmount: '', feeCurrency: '', feeText: '' }]);
  });

  it('is master and houses, where there are both', async () => {
    const { data } = await server.call(blCompareMaster, { bookingId }, chen);
    expect(data).toMatchObject({ masterVersion: 3, houseVersion: 0, masters: [], houses: [] });
  });
});
