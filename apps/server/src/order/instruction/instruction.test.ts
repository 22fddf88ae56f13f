import { contract, type SyncField } from '@lading/api-client/contract';
import { NO_DRAFT_CHANGES } from '@lading/validators/bill';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookings, messages, todos } from '../../database/schema.ts';
import { nextSending } from '../../testing/base-rows.ts';
import { addWritten, completing, EDITS, headOf } from '../../testing/instructions.ts';
import { startServer, type TestServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';

const { instruction, saveMbl, addSiBill, deleteMbl, syncBills, blVersions, initInfoMbl } = contract.order;
const { answerSi } = contract.order;

let server: TestServer;
let world: World;
let chen: string;
let li: string;
let desk: string;
let bookingId: number;
beforeAll(async () => {
  server = await startServer();
  world = worldOver(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  bookingId = await addWritten(world);
  [chen, li] = [await world.someone('customer', EDITS), await world.someone('customer', EDITS)];
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

describe('writing', () => {
  it('begins with what the booking knows; what the carrier fills is locked', async () => {
    const { bills, mode, open, mayAdd, cutOff } = await read();
    expect({ mode, open, mayAdd }).toEqual({ mode: 'first', open: true, mayAdd: true });
    expect(cutOff).toMatchObject({ passed: false, feeAmount: '450.00', feeCurrency: 'CNY' });
    expect(bills).toHaveLength(1);
    expect(bills[0]).toMatchObject({ kind: 'MBL', billId: null, revision: 0, saved: null });
    expect(bills[0]?.values.head).toMatchObject({
      fAddress: 'NINGBO HAOYU HOMEWARE CO., LTD.\nNO. 288 JIANGNAN ROAD, NINGBO',
      vessel: 'COSCO SHIPPING ANDES',
    });
    expect(bills[0]?.values.goods[0]).toMatchObject({ number: '640', weight: '6880' });
    expect(bills[0]?.locked).toEqual(expect.arrayContaining(['bkgNo', 'mblNo', 'vessel', 'voyage', 'etd']));
  });

  it('keeps a draft as it was typed, and does not write what is locked', async () => {
    const { key = '' } = (await mainOf()).values.goods[0] ?? {};
    const goods = { rows: [{ key, cells: { weight: '12,', number: '' } }], removed: [], order: null };
    const kept = await save({ changes: { ...headOf({ remark: 'call first', vessel: 'MINE' }), goods } });
    expect(kept.data).toMatchObject({ revision: 1, values: null, conflicts: [], version: 0, webStatus: 1 });
    const { values, saved, revision } = await mainOf(li);
    expect(values.head).toMatchObject({ remark: 'call first', vessel: 'COSCO SHIPPING ANDES' });
    expect(values.goods[0]).toMatchObject({ weight: '12,', number: '' });
    expect({ revision, side: saved?.side }).toEqual({ revision: 1, side: 'customer' });
    expect(await statusOf()).toBe(1);
  });

  it('puts together what two people write at once, and tells who wrote over whom', async () => {
    await save({ changes: headOf({ remark: 'li says', payPlaceName: 'NINGBO' }) }, li);
    const mine = await save({ changes: headOf({ remark: 'chen says', blContract: 'CHEN WEI' }) });
    expect(mine.data.values?.head).toMatchObject({ remark: 'li says', payPlaceName: 'NINGBO', blContract: 'CHEN WEI' });
    expect(mine.data.conflicts).toMatchObject([
      { path: 'head.remark', mine: 'chen says', theirs: 'li says', gone: false, side: 'customer' },
    ]);
    const again = await save({ revision: mine.data.revision, changes: headOf({ remark: 'chen says' }) });
    expect(again.data).toMatchObject({ conflicts: [] });
    expect((await mainOf()).values.head['remark']).toBe('chen says');
  });

  it('is nobody else’s business: another customer finds nothing, who may only read writes nothing', async () => {
    const [other, reader] = [await world.someone('other', EDITS), await world.someone('customer', ['bill:view'])];
    expect((await server.call(instruction, { bookingId }, other)).code).toBe('404');
    expect((await save({}, other)).code).toBe('404');
    expect((await save({}, reader)).code).toBe('403');
    expect((await read(reader)).open).toBe(false);
    expect((await read(desk)).open).toBe(false);
  });
});

describe('sub-bills', () => {
  it('are added up to nine, once for each sending, and go with their containers back to the main bill', async () => {
    const requestId = nextSending();
    const { data: first } = await server.call(addSiBill, { bookingId, kind: 'MBL', requestId }, chen);
    expect((await server.call(addSiBill, { bookingId, kind: 'MBL', requestId }, chen)).data).toEqual(first);
    const mblId = first.bill.billId ?? 0;
    expect(first.bill.values.head).toMatchObject({ vessel: 'COSCO SHIPPING ANDES' });
    const box = { ctnNo: 'MSKU6011672', ctnType: 3, number: '2' };
    const rows = { rows: [{ key: 'n1', cells: box }], removed: [], order: ['n1'] };
    await save({ mblId, changes: { ...NO_DRAFT_CHANGES, containers: rows } });
    for (let more = 2; more <= 9; more += 1)
      await server.call(addSiBill, { bookingId, kind: 'MBL', requestId: nextSending() }, chen);
    const tenth = await server.call(addSiBill, { bookingId, kind: 'MBL', requestId: nextSending() }, chen);
    expect(tenth).toMatchObject({ code: '0' });
    const gone = await server.call(deleteMbl, { bookingId, mblId }, chen);
    expect(gone.data.list).toHaveLength(8);
    expect((await mainOf()).values.containers.map(({ ctnNo }) => ctnNo)).toContain('MSKU6011672');
  });

  it('that were sent stay in their versions when they are deleted', async () => {
    const { data } = await server.call(addSiBill, { bookingId, kind: 'MBL', requestId: nextSending() }, chen);
    const mblId = data.bill.billId ?? 0;
    const main = await mainOf();
    await save({ changes: completing(main) });
    const complete = completing({ values: { ...data.bill.values, goods: main.values.goods } });
    const containers = {
      ...complete.containers,
      rows: complete.containers.rows.map((row) => ({
        ...row,
        cells: { ...row.cells, ctnNo: 'TEXU3070079', sealNo: 'CN2' },
      })),
    };
    const goods = {
      rows: [{ key: 'g9', cells: { ...main.values.goods[0], key: undefined, ...complete.goods.rows[0]?.cells } }],
      removed: [],
      order: ['g9'],
    };
    const sent = await save({ mblId, action: 'submit', changes: { ...complete, containers, goods } as never });
    expect(sent).toMatchObject({ code: '1', data: { version: 1, webStatus: 2 } });
    const back = await server.call(
      answerSi,
      { bookingId, version: 1, decision: 'return', reason: 'one bill', requestId: nextSending() },
      desk,
    );
    expect(back.data.webStatus).toBe(9);
    await server.call(deleteMbl, { bookingId, mblId }, chen);
    const kept = await server.call(initInfoMbl, { bookingId, mblId, source: 'instruction', version: 1 }, chen);
    expect(kept.data.conList[0]?.ctnNo).toBe('TEXU3070079');
  });
});

describe('sending', () => {
  it('keeps what was written and tells everything that is missing', async () => {
    const refusal = await save({ action: 'submit', changes: headOf({ remark: 'kept', sAddress: '' }) });
    expect(refusal).toMatchObject({ code: '0' });
    const { issues } = refusal.data as never as { issues: { path: string; code: string; severity: string }[] };
    const errors = issues.filter(({ severity }) => severity === 'error').map(({ path, code }) => `${path} ${code}`);
    expect(errors).toEqual(expect.arrayContaining(['blEmail required.blEmail']));
    expect((await mainOf()).values.head['remark']).toBe('kept');
    expect(await statusOf()).toBe(1);
  });

  it('is a first version, web status 2; the to-do is done and the desk is told', async () => {
    await world.db.insert(todos).values({ customerId: server.ids.customer, busType: 5, bookingId });
    const bill = await mainOf();
    const requestId = nextSending();
    const sent = await save({ action: 'submit', requestId, changes: completing(bill) });
    expect(sent).toMatchObject({ code: '1', data: { version: 1, webStatus: 2 } });
    expect([await statusOf(), await openToDos()]).toEqual([2, 0]);
    expect(await told('instructionSent')).toContainEqual(expect.objectContaining({ version: '1', count: '0' }));
    const { versions } = (await server.call(blVersions, { bookingId }, chen)).data;
    expect(versions).toMatchObject([{ source: 'instruction', version: 1, side: 'customer', state: 'sent' }]);
    const shown = await server.call(initInfoMbl, { bookingId }, chen);
    expect(shown.data.conList).toMatchObject([{ ctnNo: 'CSQU3054383', number: 640, weight: '6880.0000' }]);
    expect((await save({ action: 'submit', requestId })).data).toMatchObject({ version: 1 });
    expect((await read()).sendings).toMatchObject([{ version: 1, base: 0, state: 'open', late: false }]);
  });

  it('costs after the documents closed, and asks whether that was seen', async () => {
    bookingId = await addWritten(world, -1);
    const changes = completing(await mainOf());
    const unseen = await save({ action: 'submit', changes });
    expect(unseen).toMatchObject({ code: '0', data: { feeAmount: '450.00', feeCurrency: 'CNY', path: 'feeSeen' } });
    const { revision } = await mainOf();
    expect(await save({ action: 'submit', revision, feeSeen: true })).toMatchObject({
      code: '0',
      data: { path: 'reason' },
    });
    const sent = await save({ action: 'submit', revision, feeSeen: true, reason: 'factory was late' });
    expect(sent.data.webStatus).toBe(2);
    expect((await read()).sendings).toMatchObject([{ late: true, feeAmount: '450.00', reason: 'factory was late' }]);
  });

  it('waits for who writes over somebody else', async () => {
    await save({ changes: headOf({ remark: 'li says' }) }, li);
    const changes = { ...completing(await mainOf()), head: { remark: 'chen says' } };
    expect(await save({ action: 'submit', changes })).toMatchObject({
      code: '0',
      data: { conflicts: [{ path: 'head.remark' }] },
    });
  });
});

describe('master and house', () => {
  it('take from each other what they have in common, never parties; asked first', async () => {
    await save({ changes: completing(await mainOf()) });
    const { data: added } = await server.call(addSiBill, { bookingId, kind: 'HBL', requestId: nextSending() }, chen);
    expect(added.bill).toMatchObject({ kind: 'HBL', billId: null });
    expect(added.bill.values.head).toMatchObject({ vessel: 'COSCO SHIPPING ANDES', transportClauseId: 1 });
    expect(added.bill.values.head['fAddress'] ?? '').toBe('');
    expect(added.bill.values.containers).toMatchObject([{ ctnNo: 'CSQU3054383' }]);

    const main = await mainOf();
    const row = main.values.containers[0]?.key ?? '';
    const containers = { rows: [{ key: row, cells: { sealNo: 'CN777' } }], removed: [], order: null };
    await save({ revision: main.revision, changes: { ...headOf({ fAddress: 'MASTER SHIPPER' }), containers } });
    const asked = { bookingId, from: 'MBL', to: 'HBL', fields: ['containers', 'voyage'] as SyncField[] } as const;
    const preview = await server.call(syncBills, asked, chen);
    expect(preview.data.changes).toMatchObject([{ kind: 'HBL', billId: null, old: 'CN12345678', new: 'CN777' }]);
    const house = () => read().then(({ bills }) => bills.find(({ kind }) => kind === 'HBL'));
    expect((await house())?.values.containers[0]).toMatchObject({ sealNo: 'CN12345678' });
    const { revision } = preview.data;
    await server.call(syncBills, { ...asked, dryRun: false, revision }, chen);
    expect((await house())?.values.containers[0]).toMatchObject({ sealNo: 'CN777' });
    const older = await server.call(syncBills, { ...asked, from: 'HBL', to: 'MBL', dryRun: false, revision: 0 }, chen);
    expect(['1', '409']).toContain(older.code);
    expect((await house())?.values.head['fAddress'] ?? '').toBe('');
  });
});
