import { contract } from '@lading/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billLog } from '../../database/schema.ts';
import { openLoop, PARTY, PAYMENT, VESSEL } from '../../testing/loop.ts';
import { SENT } from '../../testing/review.ts';

const { blVersions, markBlViewed, blMarks, blLog, initInfoMbl, copyQueRenToMbl } = contract.order;
const { blRequestQueue, blForIssue, answerBlRequests, issueBlDraft } = contract.order;

let loop: Awaited<ReturnType<typeof openLoop>>;
let bookingId: number;
let bookingNo: string;
beforeAll(async () => {
  loop = await openLoop();
});
afterAll(() => loop.server.close());
beforeEach(async () => {
  ({ bookingId, bookingNo } = await loop.begin());
});

describe('the forwarder', () => {
  it('sees the requests of every customer; a customer sees none of this', async () => {
    await loop.send();
    const { data } = await loop.server.call(blRequestQueue, { keyword: bookingNo }, loop.staff);
    expect(data).toMatchObject({
      total: 1,
      records: [{ bookingId, billNo: 'COSU6412098730', customerName: 'Ningbo Haoyu', version: 3, open: 1, total: 1 }],
    });
    const { data: all } = await loop.server.call(blForIssue, { bookingId }, loop.staff);
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
      expect(await loop.server.post(call.path, arg, { auth: loop.chen })).toMatchObject({ status: 403, code: '403' });
    }
    // The forwarder's people cannot mark a draft as viewed, nor read the customer's internal marks.
    for (const [call, arg] of [
      [markBlViewed, { bookingId, version: 3 }],
      [blMarks, { bookingId }],
    ] as const)
      expect(await loop.server.post(call.path, arg, { auth: loop.staff })).toMatchObject({ status: 403 });
    const { data: log } = await loop.server.call(blLog, { bookingId }, loop.staff);
    expect(log.records.map(({ event }) => event)).toEqual(['changesSent', 'instructionSent']);
  });

  it('declines: the draft is the customer’s again, who is asked again', async () => {
    const [request] = await loop.send();
    const id = request?.id ?? 0;
    expect((await loop.answer('declined', [id])).data.list).toMatchObject([
      { status: 'declined', answer: { reason: 'as you wish' } },
    ]);
    expect(await loop.status()).toEqual([4, 4, 3, 4, 3]);
    expect(await loop.openToDos()).toBe(1);
    const shown = (await loop.server.call(blMarks, { bookingId }, loop.chen)).data.marks.find(
      ({ path }) => path === PARTY.path,
    );
    expect(shown).toMatchObject({
      verdict: null,
      again: true,
      revision: 2,
      request: { status: 'declined', reason: 'as you wish' },
    });
    // The same answer sent twice, as after a lost connection, changes nothing; another decision or another person's answer is refused.
    expect((await loop.answer('declined', [id])).code).toBe('1');
    expect(await loop.answer('accepted', [id], loop.second)).toMatchObject({
      code: '0',
      message: '客服 has already answered this request',
    });
    expect(await loop.answer('accepted', [loop.server.ids.master])).toMatchObject({ code: '404' });
    // A decision made after the answer is kept, and carried over to the next draft.
    await loop.marks(3, { path: PARTY.path, kind: 'waived', reason: 'let it be', revision: 2 });
    expect((await loop.issue({ voyage: '043E' }, 'issue-after')).data).toEqual({ version: 4 });
    const { data } = await loop.server.call(blMarks, { bookingId }, loop.chen);
    expect(data.marks.find(({ path }) => path === PARTY.path)).toMatchObject({
      carriedFrom: 3,
      verdict: { kind: 'waived' },
    });
  });

  it('issues nothing while a request waits for its answer', async () => {
    const [request] = await loop.send();
    const early = await loop.issue({ fAddress: SENT.fAddress }, 'issue-early');
    expect(early).toMatchObject({ code: '0', message: expect.stringContaining('1 request has not been answered yet') });
    await loop.answer('accepted', [request?.id ?? 0]);
    expect(await loop.status()).toEqual([5, 5, 3, 5, 3]);
    expect(
      (await loop.server.call(blRequestQueue, { state: 'answered', keyword: bookingNo }, loop.staff)).data.total,
    ).toBe(1);
  });

  it('issues a draft: marks of what did not change are kept, changed ones are asked again', async () => {
    const [request] = await loop.send();
    await loop.answer('accepted', [request?.id ?? 0]);
    const issued = await loop.issue({ fAddress: SENT.fAddress, voyage: '043E' }, 'issue-00001');
    expect(issued.data).toEqual({ version: 4 });
    expect(await loop.status()).toEqual([4, 4, 4, 4, 4]);
    expect(await loop.openToDos()).toBe(1);
    const { data } = await loop.server.call(blMarks, { bookingId }, loop.he);
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
    const { data: versions } = await loop.server.call(blVersions, { bookingId }, loop.chen);
    expect(versions.versions.map(({ source, version, state, note }) => [source, version, state, note])).toEqual([
      ['draft', 4, 'new', 'shipper corrected'],
      ['draft', 3, 'superseded', ''],
      ['instruction', 1, 'sent', ''],
    ]);
    const old = await loop.server.call(initInfoMbl, { bookingId, version: 3 }, loop.chen);
    const now = await loop.server.call(initInfoMbl, { bookingId }, loop.chen);
    expect([old.data.mblVo.fAddress, now.data.mblVo.fAddress]).toEqual(['NINGBO HAOYU\nNO. 1 ROAD', SENT.fAddress]);
    expect(old.data.conList.map(({ ctnNo }) => ctnNo)).toEqual(now.data.conList.map(({ ctnNo }) => ctnNo));

    // A page that still shows draft 3 is told of draft 4 (409), and its marks stay.
    expect(await loop.marks(3, VESSEL)).toMatchObject({ status: 409, data: { version: 4 } });
    expect(await loop.server.call(copyQueRenToMbl, { bookingId, version: 3 }, loop.chen)).toMatchObject({
      status: 409,
      data: { version: 4 },
    });
    await loop.server.call(markBlViewed, { bookingId, version: 4 }, loop.chen);
    expect((await loop.server.call(copyQueRenToMbl, { bookingId, version: 4 }, loop.chen)).code).toBe('1');
    const story = (await loop.server.call(blLog, { bookingId }, loop.chen)).data.records
      .map(({ event }) => event)
      .reverse();
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
    expect(await loop.issue({}, 'issue-00002', loop.staff, 4)).toMatchObject({
      code: '0',
      message: expect.stringContaining('“Confirmed”'),
    });
  });

  it('takes what was asked for, accepted and issued into a next instruction', async () => {
    const seal = { path: 'containers[CSQU3054383].sealNo', kind: 'change', proposed: 'CN22', reason: 'ours' } as const;
    const place = { path: 'bill.payPlaceName', kind: 'change', proposed: 'HONG KONG', reason: 'ours' } as const;
    await loop.marks(3, seal, place, PAYMENT);
    const list = (await loop.submit()).data.list;
    await loop.answer(
      'accepted',
      list.map(({ id }) => id),
    );
    const { data } = await loop.server.call(blForIssue, { bookingId }, loop.staff);
    const main = data.bills[0]?.draft;
    if (!main?.mblVo) throw new Error('no draft');
    const conList = main.conList.map((box) => (box.ctnNo === 'CSQU3054383' ? { ...box, sealNo: 'CN22' } : box));
    const bill = { ...main, billId: null, mblVo: { ...main.mblVo, payPlaceName: 'HONG KONG' }, conList };
    await loop.server.call(
      issueBlDraft,
      { bookingId, version: 3, requestId: 'issue-asked', bills: [bill] },
      loop.staff,
    );
    const sent = await loop.server.call(initInfoMbl, { bookingId, source: 'instruction' }, loop.chen);
    expect(sent.data.mblVo).toMatchObject({ version: 2, payPlaceName: 'HONG KONG', vessel: SENT.vessel });
    expect(sent.data.conList.map(({ sealNo }) => sealNo)).toEqual(['CN1', 'CN22', 'CN3']);
    const { data: known } = await loop.server.call(blVersions, { bookingId }, loop.chen);
    expect(known.versions.find(({ source }) => source === 'instruction')).toMatchObject({
      version: 2,
      author: 'Chen Wei',
    });
    // Nothing has to be waived on the new draft: the blocking difference was settled on the one before.
    await loop.server.call(markBlViewed, { bookingId, version: 4 }, loop.chen);
    expect(await loop.server.call(copyQueRenToMbl, { bookingId, version: 4 }, loop.chen)).toMatchObject({ code: '1' });
  });

  it('at once by two of its people issues one draft, and tells the other which', async () => {
    const both = await Promise.all([
      loop.issue({ voyage: '1' }, 'issue-staff'),
      loop.issue({ voyage: '2' }, 'issue-second', loop.second),
    ]);
    expect(both.map(({ status: http }) => http).sort()).toEqual([200, 409]);
    expect(both.find(({ code }) => code === '409')?.data).toEqual({ version: 4 });
    const winner = both[0]?.code === '1' ? '1' : '2';
    expect((await loop.server.call(initInfoMbl, { bookingId }, loop.chen)).data.mblVo).toMatchObject({
      voyage: winner,
      version: 4,
    });
  });

  it('issues once when the answer was lost', async () => {
    for (const _ of [1, 2]) expect((await loop.issue({ voyage: '9' }, 'issue-again')).data).toEqual({ version: 4 });
    const { db } = loop.server.database;
    const issued = and(eq(billLog.bookingId, bookingId), eq(billLog.event, 'draftIssued'));
    expect(await db.select().from(billLog).where(issued)).toHaveLength(1);
  });

  it('issues all of a draft or nothing', async () => {
    await loop.marks(3, VESSEL);
    const { db } = loop.server.database;
    await db.execute(sql`alter table todos rename to hidden`);
    const broken = await loop.issue({ voyage: '9' }, 'issue-broken');
    await db.execute(sql`alter table hidden rename to todos`);
    expect(broken).toMatchObject({ status: 500, data: null });
    expect(await loop.status()).toEqual([4, 4, 3, 4, 3]);
    expect((await loop.server.call(initInfoMbl, { bookingId }, loop.chen)).data).toMatchObject({
      mblVo: { version: 3, voyage: '' },
      conList: [{}, {}, {}],
    });
    expect((await loop.server.call(blMarks, { bookingId }, loop.chen)).data.version).toBe(3);
  });

  it('and a customer who confirms meanwhile: one of them is first, and the other is told', async () => {
    await loop.server.call(markBlViewed, { bookingId, version: 3 }, loop.chen);
    await loop.marks(3, PAYMENT);
    const [confirmed, issued] = await Promise.all([
      loop.server.call(copyQueRenToMbl, { bookingId, version: 3 }, loop.chen),
      loop.issue({ voyage: '7' }, 'issue-race'),
    ]);
    expect([confirmed.code, issued.code].filter((code) => code === '1')).toHaveLength(1);
    expect(await loop.status()).toEqual(issued.code === '1' ? [4, 4, 4, 4, 4] : [6, 6, 3, 6, 3]);
  });
});
