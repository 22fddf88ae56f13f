import { type Arg, contract } from '@lading/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billLog, bills, bookings, messages, todos } from '../database/schema.ts';
import { addColleague, addReview, SENT } from '../testing/review.ts';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';

const { blVersions, markBlViewed, blMarks, saveBlMarks, submitBlChanges, blRequests, blLog } = contract.order;
const { blRequestQueue, blForIssue, answerBlRequests, issueBlDraft, initInfoMbl, copyQueRenToMbl } = contract.order;

let server: TestServer;
let chen: string;
let he: string;
let staff: string;
let second: string;
let bookingId: number;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  const { db } = server.database;
  await addColleague(db, ACCOUNTS.customer, '13500135000', 'He Miao');
  await addColleague(db, ACCOUNTS.staff, '13600136000', 'Xu Lan');
  chen = await server.login();
  he = await server.login('13500135000');
  staff = await server.login(ACCOUNTS.staff);
  second = await server.login('13600136000');
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  bookingId = await addReview(server.database.db, server.ids.customer, `MB26L${count}`);
});

const marks = (version: number, ...steps: Arg<typeof saveBlMarks>['marks']) =>
  server.call(saveBlMarks, { bookingId, version, marks: steps }, chen);
const PARTY = { path: 'bill.fAddress', kind: 'change', proposed: SENT.fAddress, reason: 'typing' } as const;
const PAYMENT = { path: 'bill.payMethodName', kind: 'waived', reason: 'agreed' } as const;
const VESSEL = { path: 'bill.vessel', kind: 'ok' } as const;

const submit = (requestId = 'request-1', version = 3) =>
  server.call(submitBlChanges, { bookingId, version, requestId }, chen);
/** Marks three fields and sends the one change. */
async function send() {
  await marks(3, PARTY, PAYMENT, VESSEL);
  return (await submit()).data.list;
}
const answer = (decision: 'accepted' | 'declined', ids: number[], token = staff) =>
  server.call(
    answerBlRequests,
    { bookingId, answers: ids.map((id) => ({ id, decision, reason: 'as you wish' })) },
    token,
  );
/** Issues a draft whose main bill says something else in some fields. */
async function issue(fields: object, requestId: string, token = staff, version = 3) {
  const { data } = await server.call(blForIssue, { bookingId }, token);
  const [main] = data.bills;
  if (!main?.draft?.mblVo) throw new Error('no draft');
  const bill = { ...main.draft, billId: null, mblVo: { ...main.draft.mblVo, ...fields } };
  return server.call(issueBlDraft, { bookingId, version, requestId, note: 'shipper corrected', bills: [bill] }, token);
}
const status = async () => {
  const { db } = server.database;
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  const rows = await db.select().from(bills).where(eq(bills.bookingId, bookingId));
  return [booking?.webStatus, ...rows.flatMap(({ webStatus, version }) => [webStatus, version])];
};
const openToDos = async () => {
  const open = and(eq(todos.bookingId, bookingId), eq(todos.status, 2), eq(todos.busType, 8));
  return (await server.database.db.select().from(todos).where(open)).length;
};

describe('asking for changes', () => {
  it('turns the marked ones into feedback, status 5 and a message for each of the staff', async () => {
    const list = await send();
    expect(list).toMatchObject([
      {
        billId: null,
        version: 3,
        path: 'bill.fAddress',
        severity: 'WARN',
        code: 'PROPERTY_VALUE_MUST_CHANGE',
        jsonPath: '$.documentParties.shipper.displayedAddress',
        property: 'displayedAddress',
        current: 'NINGBO HAOYU\nNO. 1 ROAD',
        proposed: SENT.fAddress,
        reason: 'typing',
        message: `Change “NINGBO HAOYU\nNO. 1 ROAD” to “${SENT.fAddress}”`,
        author: 'Chen Wei',
        status: 'open',
        answer: null,
      },
    ]);
    expect(await status()).toEqual([5, 5, 3, 5, 3]);
    expect(await openToDos()).toBe(0);
    const told = await server.database.db.select().from(messages).where(eq(messages.type, 'changesSent'));
    expect(told.filter(({ values }) => values.bookingNo === `MB26L${count}`)).toHaveLength(2);
    expect((await server.call(blRequests, { bookingId }, staff)).data.list).toEqual(list);
  });

  it('is done once when the answer was lost, and holds what was sent', async () => {
    const [first] = await send();
    const again = await submit();
    expect(again.data.list.map(({ id }) => id)).toEqual([first?.id]);
    expect(await submit('request-2')).toMatchObject({ code: '0', message: 'No change is marked' });
    expect((await submit('request-3', 2)).data).toEqual({ version: 3 });
    const undone = await marks(3, { ...PARTY, kind: 'undo', revision: 1 });
    expect(undone).toMatchObject({ code: '0', message: 'A change of this was sent and is not answered yet' });
    const early = await server.call(copyQueRenToMbl, { bookingId, version: 3 }, chen);
    expect(early).toMatchObject({ code: '0', data: { reasons: [{ code: 'notViewed' }, { code: 'changes' }] } });
  });

  it('at once by two people sends each change once', async () => {
    await marks(3, PARTY);
    const both = await Promise.all([
      submit('request-a'),
      server.call(submitBlChanges, { bookingId, version: 3, requestId: 'request-b' }, he),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual(['0', '1']);
    expect((await server.call(blRequests, { bookingId }, chen)).data.list).toHaveLength(1);
  });
});

describe('the forwarder', () => {
  it('sees the requests of every customer; a customer sees none of this', async () => {
    await send();
    const { data } = await server.call(blRequestQueue, { keyword: `MB26L${count}` }, staff);
    expect(data).toMatchObject({
      total: 1,
      records: [{ bookingId, billNo: 'COSU6412098730', customerName: 'Ningbo Haoyu', version: 3, open: 1, total: 1 }],
    });
    const { data: all } = await server.call(blForIssue, { bookingId }, staff);
    expect(all).toMatchObject({
      version: 3,
      instructionVersion: 1,
      bills: [{ billId: null }, { billId: expect.any(Number) }],
    });
    expect(all.bills[0]?.instruction?.mblVo?.vessel).toBe(SENT.vessel);
    for (const call of [blForIssue, blRequestQueue, answerBlRequests, issueBlDraft]) {
      const arg = {
        bookingId,
        version: 3,
        requestId: 'not-allowed',
        bills: [{ billId: null, ...all.bills[0]?.draft }],
        answers: [{ id: 1, decision: 'accepted', reason: 'x' }],
      };
      expect(await server.post(call.path, arg, { auth: chen })).toMatchObject({ status: 403, code: '403' });
    }
    expect(await server.call(markBlViewed, { bookingId, version: 3 }, staff)).toMatchObject({ status: 403 });
  });

  it('declines: the draft is the customer’s again, who is asked again', async () => {
    const [request] = await send();
    const id = request?.id ?? 0;
    expect((await answer('declined', [id])).data.list).toMatchObject([
      { status: 'declined', answer: { reason: 'as you wish' } },
    ]);
    expect(await status()).toEqual([4, 4, 3, 4, 3]);
    expect(await openToDos()).toBe(1);
    const shown = (await server.call(blMarks, { bookingId }, chen)).data.marks.find(({ path }) => path === PARTY.path);
    expect(shown).toMatchObject({
      verdict: null,
      again: true,
      revision: 2,
      request: { status: 'declined', reason: 'as you wish' },
    });
    // The same answer again, as after a broken connection, is none; another one, or another's, is refused.
    expect((await answer('declined', [id])).code).toBe('1');
    expect(await answer('accepted', [id], second)).toMatchObject({
      code: '0',
      message: '客服 has answered this request already',
    });
    expect(await answer('accepted', [server.ids.master])).toMatchObject({ code: '404' });
    // What was decided after the answer stands, also on the next draft.
    await marks(3, { path: PARTY.path, kind: 'waived', reason: 'let it be', revision: 2 });
    expect((await issue({ voyage: '043E' }, 'issue-after')).data).toEqual({ version: 4 });
    const { data } = await server.call(blMarks, { bookingId }, chen);
    expect(data.marks.find(({ path }) => path === PARTY.path)).toMatchObject({
      carriedFrom: 3,
      verdict: { kind: 'waived' },
    });
  });

  it('issues nothing while a request waits for its answer', async () => {
    const [request] = await send();
    const early = await issue({ fAddress: SENT.fAddress }, 'issue-early');
    expect(early).toMatchObject({ code: '0', message: expect.stringContaining('Requests without an answer: 1') });
    await answer('accepted', [request?.id ?? 0]);
    expect(await status()).toEqual([5, 5, 3, 5, 3]);
    expect((await server.call(blRequestQueue, { state: 'answered', keyword: `MB26L${count}` }, staff)).data.total).toBe(
      1,
    );
  });

  it('issues a draft: marks of what did not change are kept, changed ones are asked again', async () => {
    const [request] = await send();
    await answer('accepted', [request?.id ?? 0]);
    const issued = await issue({ fAddress: SENT.fAddress, voyage: '043E' }, 'issue-00001');
    expect(issued.data).toEqual({ version: 4 });
    expect(await status()).toEqual([4, 4, 4, 4, 4]);
    expect(await openToDos()).toBe(1);
    const { data } = await server.call(blMarks, { bookingId }, he);
    const shown = data.marks.map(({ path, verdict, carriedFrom, again }) => [
      path,
      verdict?.kind ?? null,
      carriedFrom,
      again,
    ]);
    expect([data.version, shown]).toEqual([
      4,
      [
        ['bill.fAddress', null, null, true],
        ['bill.payMethodName', 'waived', 3, false],
        ['bill.vessel', 'ok', 3, false],
      ],
    ]);
    const { data: versions } = await server.call(blVersions, { bookingId }, chen);
    expect(versions.versions.map(({ source, version, state, note }) => [source, version, state, note])).toEqual([
      ['draft', 4, 'new', 'shipper corrected'],
      ['draft', 3, 'superseded', ''],
      ['instruction', 1, 'sent', ''],
    ]);
    const old = await server.call(initInfoMbl, { bookingId, version: 3 }, chen);
    const now = await server.call(initInfoMbl, { bookingId }, chen);
    expect([old.data.mblVo.fAddress, now.data.mblVo.fAddress]).toEqual(['NINGBO HAOYU\nNO. 1 ROAD', SENT.fAddress]);
    expect(old.data.conList.map(({ ctnNo }) => ctnNo)).toEqual(now.data.conList.map(({ ctnNo }) => ctnNo));

    // The page of before is told, loses nothing, and goes on with the new draft.
    expect(await marks(3, VESSEL)).toMatchObject({ status: 409, data: { version: 4 } });
    expect(await server.call(copyQueRenToMbl, { bookingId, version: 3 }, chen)).toMatchObject({
      status: 409,
      data: { version: 4 },
    });
    await server.call(markBlViewed, { bookingId, version: 4 }, chen);
    expect((await server.call(copyQueRenToMbl, { bookingId, version: 4 }, chen)).code).toBe('1');
    const story = (await server.call(blLog, { bookingId }, chen)).data.records.map(({ event }) => event).reverse();
    expect(story).toEqual([
      'instructionSent',
      'changeMarked',
      'waived',
      'markedOk',
      'changesSent',
      'requestAccepted',
      'draftIssued',
      'viewed',
      'confirmed',
    ]);
    expect(await issue({}, 'issue-00002', staff, 4)).toMatchObject({
      code: '0',
      message: expect.stringContaining('“Confirmed”'),
    });
  });

  it('takes what was asked for, accepted and issued into a next instruction', async () => {
    const seal = { path: 'containers[CSQU3054383].sealNo', kind: 'change', proposed: 'CN22', reason: 'ours' } as const;
    const place = { path: 'bill.payPlaceName', kind: 'change', proposed: 'HONG KONG', reason: 'ours' } as const;
    await marks(3, seal, place, PAYMENT);
    const list = (await submit()).data.list;
    await answer(
      'accepted',
      list.map(({ id }) => id),
    );
    const { data } = await server.call(blForIssue, { bookingId }, staff);
    const main = data.bills[0]?.draft;
    if (!main?.mblVo) throw new Error('no draft');
    const conList = main.conList.map((box) => (box.ctnNo === 'CSQU3054383' ? { ...box, sealNo: 'CN22' } : box));
    const bill = { ...main, billId: null, mblVo: { ...main.mblVo, payPlaceName: 'HONG KONG' }, conList };
    await server.call(issueBlDraft, { bookingId, version: 3, requestId: 'issue-asked', bills: [bill] }, staff);
    const sent = await server.call(initInfoMbl, { bookingId, source: 'instruction' }, chen);
    expect(sent.data.mblVo).toMatchObject({ version: 2, payPlaceName: 'HONG KONG', vessel: SENT.vessel });
    expect(sent.data.conList.map(({ sealNo }) => sealNo)).toEqual(['CN1', 'CN22', 'CN3']);
    const { data: known } = await server.call(blVersions, { bookingId }, chen);
    expect(known.versions.find(({ source }) => source === 'instruction')).toMatchObject({
      version: 2,
      author: 'Chen Wei',
    });
    // Nothing of it has to be let pass: what blocked before is all that was decided.
    await server.call(markBlViewed, { bookingId, version: 4 }, chen);
    expect(await server.call(copyQueRenToMbl, { bookingId, version: 4 }, chen)).toMatchObject({ code: '1' });
  });

  it('at once by two of its people issues one draft, and tells the other which', async () => {
    const both = await Promise.all([
      issue({ voyage: '1' }, 'issue-staff'),
      issue({ voyage: '2' }, 'issue-second', second),
    ]);
    expect(both.map(({ status: http }) => http).sort()).toEqual([200, 409]);
    expect(both.find(({ code }) => code === '409')?.data).toEqual({ version: 4 });
    const winner = both[0]?.code === '1' ? '1' : '2';
    expect((await server.call(initInfoMbl, { bookingId }, chen)).data.mblVo).toMatchObject({
      voyage: winner,
      version: 4,
    });
  });

  it('issues once when the answer was lost', async () => {
    for (const _ of [1, 2]) expect((await issue({ voyage: '9' }, 'issue-again')).data).toEqual({ version: 4 });
    const { db } = server.database;
    const issued = and(eq(billLog.bookingId, bookingId), eq(billLog.event, 'draftIssued'));
    expect(await db.select().from(billLog).where(issued)).toHaveLength(1);
  });

  it('issues all of a draft or nothing', async () => {
    await marks(3, VESSEL);
    const { db } = server.database;
    await db.execute(sql`alter table todos rename to hidden`);
    const broken = await issue({ voyage: '9' }, 'issue-broken');
    await db.execute(sql`alter table hidden rename to todos`);
    expect(broken).toMatchObject({ status: 500, data: null });
    expect(await status()).toEqual([4, 4, 3, 4, 3]);
    expect((await server.call(initInfoMbl, { bookingId }, chen)).data).toMatchObject({
      mblVo: { version: 3, voyage: '' },
      conList: [{}, {}, {}],
    });
    expect((await server.call(blMarks, { bookingId }, chen)).data.version).toBe(3);
  });

  it('and a customer who confirms meanwhile: one of them is first, and the other is told', async () => {
    await server.call(markBlViewed, { bookingId, version: 3 }, chen);
    await marks(3, PAYMENT);
    const [confirmed, issued] = await Promise.all([
      server.call(copyQueRenToMbl, { bookingId, version: 3 }, chen),
      issue({ voyage: '7' }, 'issue-race'),
    ]);
    expect([confirmed.code, issued.code].filter((code) => code === '1')).toHaveLength(1);
    expect(await status()).toEqual(issued.code === '1' ? [4, 4, 4, 4, 4] : [6, 6, 3, 6, 3]);
  });
});
