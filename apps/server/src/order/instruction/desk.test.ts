import { contract } from '@lading/api-client/contract';
import { type BillDraftValues, draftChanges, NO_DRAFT_CHANGES } from '@lading/validators/bill';
import { PREPLAN_STATE } from '@lading/validators/preplan';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings, messages, preplans, todos } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addSent, EDITS, headOf } from '../../testing/instructions.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { freshPlan } from '../preplans/plan.ts';

const { instruction, saveMbl, initInfoMbl } = contract.order;
const { answerSi, siForDesk, siQueue, correctSi, issueBlDraft, blForIssue } = contract.order;

let server: TestServer;
let world: World;
let chen: string;
let desk: string;
let bookingId: number;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  chen = await world.someone('customer', EDITS);
  desk = await world.someone('staff', ['bill:issue']);
});

const read = async (token = chen, id = bookingId) => (await server.call(instruction, { bookingId: id }, token)).data;
const mainOf = async (token = chen, id = bookingId) => {
  const [bill] = (await read(token, id)).bills;
  if (!bill) throw new Error('no bill');
  return bill;
};
type Save = Partial<Parameters<typeof server.call<typeof saveMbl>>[1]>;
const save = (asked: Save, token = chen) =>
  server.call(
    saveMbl,
    { bookingId, revision: 0, requestId: nextSending(), changes: NO_DRAFT_CHANGES, action: 'draft', ...asked } as never,
    token,
  );
const statusOf = async (id = bookingId) =>
  (await world.db.select({ webStatus: bookings.webStatus }).from(bookings).where(eq(bookings.id, id)))[0]?.webStatus;
const openToDos = (id = bookingId) =>
  world.db.$count(todos, and(eq(todos.bookingId, id), eq(todos.busType, 5), eq(todos.status, 2)));
const told = async (type: string) =>
  (await world.db.select().from(messages).where(eq(messages.type, type))).map(({ values }) => values);

describe('the desk', () => {
  const answer = (asked: object) =>
    server.call(
      answerSi,
      { bookingId, version: 1, decision: 'accept', requestId: nextSending(), ...asked } as never,
      desk,
    );
  const amend = async (head: Parameters<typeof headOf>[0], reason = 'buyer moved') => {
    const { revision } = await mainOf();
    return save({ action: 'submit', revision, changes: headOf(head), reason });
  };
  beforeEach(async () => {
    ({ bookingId } = await addSent(world));
  });

  it('sees what waits by its cut-off, with the checks as the customer saw them', async () => {
    const { bookingNo } = await read();
    const { data } = await server.call(siQueue, { keyword: bookingNo }, desk);
    expect(data).toMatchObject({
      total: 1,
      records: [{ bookingId, version: 1, webStatus: 2, changes: 0, late: false }],
    });
    expect(data.counts.open).toBeGreaterThan(0);
    const { data: shown } = await server.call(siForDesk, { bookingId }, desk);
    expect(shown).toMatchObject({ version: 1, webStatus: 2, issued: false, sendings: [{ state: 'open' }] });
    expect(shown.seen).toEqual(shown.issues);
  });

  it('accepts; only then can it issue a draft', async () => {
    const { data: forIssue } = await server.call(blForIssue, { bookingId }, desk);
    const bills = forIssue.bills.map(({ billId, instruction: sent }) => ({ billId, ...sent }));
    const draft = { bookingId, version: 0, bills } as never;
    const early = await server.call(issueBlDraft, { ...(draft as object), requestId: nextSending() } as never, desk);
    expect(early).toMatchObject({ code: '0' });
    expect((await answer({})).data).toEqual({ webStatus: 3, version: 1 });
    expect(await told('instructionAccepted')).not.toEqual([]);
    const issued = await server.call(issueBlDraft, { ...(draft as object), requestId: nextSending() } as never, desk);
    expect(issued.data).toEqual({ version: 1 });
    expect(await statusOf()).toBe(4);
    expect((await read()).mode).toBe('closed');
    expect((await save({ changes: headOf({ remark: 'x' }) })).code).toBe('0');
  });

  it('sends it back with reasons by field, and it is the customer’s again', async () => {
    expect((await answer({ decision: 'return' })).code).toBe('0');
    const fields = [{ kind: 'MBL', billId: null, path: 'bill.sAddress', reason: 'name missing' }];
    expect((await answer({ decision: 'return', reason: 'please correct', fields })).data.webStatus).toBe(9);
    expect(await openToDos()).toBe(1);
    const now = await read();
    expect(now).toMatchObject({ mode: 'again', returned: { reason: 'please correct', fields } });
    const again = await amend({ sAddress: 'CASCADE HOME LLC\nTACOMA' }, '');
    expect(again).toMatchObject({ code: '1', data: { version: 2, webStatus: 2 } });
    expect((await read()).returned).toBe(null);
  });

  it('takes an amendment field by field: what is declined goes back under a number of its own', async () => {
    await answer({});
    expect(await amend({ sAddress: 'NEW NAME INC.', tAddress: 'NEW NOTIFY' }, '')).toMatchObject({
      code: '0',
      data: { path: 'reason' },
    });
    const sent = await amend({}, 'buyer moved');
    expect(sent).toMatchObject({ code: '1', data: { version: 2, webStatus: 2 } });
    const { data: shown } = await server.call(siForDesk, { bookingId }, desk);
    expect(shown.sendings[0]).toMatchObject({ version: 2, base: 1, reason: 'buyer moved' });
    expect(shown.sendings[0]?.changes.map(({ path }) => path).sort()).toEqual(['bill.sAddress', 'bill.tAddress']);
    const declined = [{ kind: 'MBL', billId: null, path: 'bill.tAddress', note: 'carrier has closed' }];
    expect((await answer({ version: 1 })).code).toBe('409');
    expect((await answer({ version: 2, declined })).data).toEqual({ webStatus: 3, version: 3 });
    const { data: kept } = await server.call(initInfoMbl, { bookingId }, chen);
    expect(kept.mblVo).toMatchObject({ sAddress: 'NEW NAME INC.', tAddress: 'SAME AS CONSIGNEE' });
    const { bills, sendings } = await read();
    expect(bills[0]?.values.head).toMatchObject({ tAddress: 'SAME AS CONSIGNEE' });
    expect(sendings[0]?.changes).toContainEqual(
      expect.objectContaining({ path: 'bill.tAddress', decision: 'declined', note: 'carrier has closed' }),
    );
    expect(await amend({}, 'nothing')).toMatchObject({ code: '0' });
  });

  it('says that customs were told otherwise, of an amendment, of what is declined of it and of a correction', async () => {
    await answer({});
    const [booking] = await world.db.select().from(bookings).where(eq(bookings.id, bookingId));
    if (!booking) throw new Error('no booking');
    const row = { bookingId, customerId: booking.customerId, draft: await freshPlan(world.db, booking), revision: 1 };
    await world.db.insert(preplans).values({ ...row, status: PREPLAN_STATE.accepted });
    const differs = async () =>
      (await world.db.select().from(preplans).where(eq(preplans.bookingId, bookingId)))[0]?.differs;
    const sealed = (said: unknown, sealNo: string) => {
      const values = said as BillDraftValues;
      return draftChanges(values, { ...values, containers: values.containers.map((row) => ({ ...row, sealNo })) });
    };
    const { revision, values } = await mainOf();
    await save({ action: 'submit', revision, changes: sealed(values, 'CN77000011'), reason: 'another seal' });
    expect(await differs()).toBe(true);
    const changes = (await read()).sendings[0]?.changes ?? [];
    const declined = changes.map(({ path }) => ({ kind: 'MBL', billId: null, path, note: 'carrier has closed' }));
    expect((await answer({ version: 2, declined })).data).toEqual({ webStatus: 3, version: 3 });
    expect(await differs()).toBe(false);
    const { data: shown } = await server.call(siForDesk, { bookingId }, desk);
    const bills = [{ kind: 'MBL', billId: null, changes: sealed(shown.bills[0]?.values, 'CN77000022') }];
    const asked = { bookingId, version: 3, note: 'as by telephone', bills, requestId: nextSending() };
    expect(await server.call(correctSi, asked as never, desk)).toMatchObject({ code: '1', data: { version: 4 } });
    expect(await differs()).toBe(true);
  });

  it('corrects what was sent, with a note, and keeps what the customer writes meanwhile', async () => {
    await save({ revision: (await mainOf()).revision, changes: headOf({ remark: 'not sent yet' }) });
    const bills = [{ kind: 'MBL', billId: null, changes: headOf({ tAddress: 'ACME\nTACOMA' }) }];
    const corrected = await server.call(
      correctSi,
      { bookingId, version: 1, note: 'as by telephone', bills, requestId: nextSending() } as never,
      desk,
    );
    expect(corrected.data).toEqual({ version: 2 });
    expect((await mainOf()).values.head).toMatchObject({ remark: 'not sent yet', tAddress: 'ACME\nTACOMA' });
    expect((await read()).sendings[0]).toMatchObject({ version: 2, side: 'staff', reason: 'as by telephone' });
    const wrong = [{ kind: 'MBL', billId: null, changes: headOf({ blTel: 'x' }) }];
    const refusal = await server.call(
      correctSi,
      { bookingId, version: 2, note: 'no', bills: wrong, requestId: nextSending() } as never,
      desk,
    );
    expect(refusal).toMatchObject({ code: '0', data: { path: 'blTel' } });
  });

  it('agrees to change a confirmed copy, for what that costs: the copy is issued anew', async () => {
    await answer({});
    await world.db.update(bookings).set({ webStatus: 6 }).where(eq(bookings.id, bookingId));
    expect((await read()).mode).toBe('charged');
    const { revision } = await mainOf();
    const changes = headOf({ sAddress: 'LATE BUYER INC.' });
    const asked = { action: 'submit', revision, changes, reason: 'sold at sea' } as const;
    expect(await save(asked)).toMatchObject({ code: '0', data: { path: 'feeSeen' } });
    const sent = await save({ ...asked, revision: revision + 1, feeSeen: true });
    expect(sent).toMatchObject({ code: '1', data: { webStatus: 6 } });
    expect(await statusOf()).toBe(6);
    expect((await server.call(initInfoMbl, { bookingId }, chen)).data.mblVo.sAddress).not.toContain('LATE');
    const agreed = await answer({ version: 2 });
    expect(agreed.data).toMatchObject({ webStatus: 4 });
    expect((await server.call(initInfoMbl, { bookingId }, chen)).data.mblVo.sAddress).toBe('LATE BUYER INC.');
  });
});
