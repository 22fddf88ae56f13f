import { contract, type In } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { ORDER_STATUS } from '@lading/validators/booking';
import { VGM_STATE } from '@lading/validators/vgm';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingCutoffs, bookings, messages, todos, vgmSheets } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { addDeclared, addSailing, box, HEAD, NUMBERS, save, sending } from '../vgm.examples.ts';

const { vgm, saveVgm, lockVgm, answerVgm } = contract.order;
const S = VGM_STATE;

let world: World;
let clerk: string;
let colleague: string;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  clerk = await world.someone('customer', ['order:view', 'vgm:edit', 'si:edit']);
  colleague = await world.someone('customer', ['order:view', 'vgm:edit']);
  desk = await world.someone('staff', ['vgm:process', 'staff:home']);
});
afterAll(() => world.close());

const put = (bookingId: number, more: Partial<In<typeof saveVgm>> = {}, token = clerk) =>
  world.call(saveVgm, save(bookingId, more), token);
const answer = (bookingId: number, revision: number, more: Partial<In<typeof answerVgm>> = {}) =>
  world.call(
    answerVgm,
    { bookingId, decision: 'send', revision, requestId: sending(), ids: [], reason: '', reasons: [], ...more },
    desk,
  );
const read = async (bookingId: number, token = clerk) => (await world.call(vgm, { bookingId }, token)).data;
const openToDos = (bookingId: number) =>
  world.db.$count(todos, and(eq(todos.bookingId, bookingId), eq(todos.busType, BUS_TYPE.vgm), eq(todos.status, 2)));
const newest = async () => (await world.db.select().from(messages).orderBy(desc(messages.id)).limit(1))[0];

describe('a sheet', () => {
  it('is what the bill says until somebody writes on it', async () => {
    const bookingId = await addSailing(world);
    const fresh = await read(bookingId);
    expect(fresh).toMatchObject({ revision: 0, locked: null, closed: false, head: { responsible: 'NINGBO HAOYU' } });
    // The same container on two bills weighs what both say.
    expect(fresh.list[0]).toMatchObject({
      id: null,
      ctnNo: 'CBHU3202732',
      ctnType: '40HQ',
      sealNo: 'CN1',
      cargo: '12400.5',
    });
    expect(fresh.list.map(({ status }) => status)).toEqual([1, 1, 1]);
    expect(fresh.lateFee).toContain('40');
  });

  it('is kept as it was written, and its rows keep their ids', async () => {
    const bookingId = await addSailing(world);
    const first = await put(bookingId);
    expect(first.data).toMatchObject({ revision: 1, status: S.draft, issues: [] });
    const [one, two] = first.data.ids;
    const list = [box(NUMBERS[1], { id: two }), box(NUMBERS[0], { id: one, vgm: '1' }), box(NUMBERS[2])];
    const second = await put(bookingId, { list, revision: 1 });
    expect(second.data.ids.slice(0, 2)).toEqual([two, one]);
    expect((await read(bookingId)).list.map(({ ctnNo, vgm: mass }) => [ctnNo, mass])).toEqual([
      [NUMBERS[1], '9360.500'],
      [NUMBERS[0], '1'],
      [NUMBERS[2], '9360.500'],
    ]);
    await put(bookingId, { list: [box(NUMBERS[0], { id: one })], revision: 2 });
    expect((await read(bookingId)).list).toHaveLength(1);
    expect((await read(bookingId)).log).toMatchObject([{ event: 'saved', side: 'customer' }]);
  });

  it('sent twice is written once, and what was seen before another change is refused', async () => {
    const bookingId = await addSailing(world);
    const requestId = sending();
    const [a, b] = await Promise.all([put(bookingId, { requestId }), put(bookingId, { requestId })]);
    expect(a.data).toEqual(b.data);
    expect(await put(bookingId, { revision: 0 })).toMatchObject({ code: '409', data: { revision: 1 } });
    expect(await put(bookingId, { revision: 1, list: [box(NUMBERS[0], { id: 999_999 })] })).toMatchObject({
      code: '400',
    });
  });

  it('is written between the room on the ship and its sailing', async () => {
    const bookingId = await addSailing(world);
    const at = (orderStatus: number) =>
      world.db
        .update(bookings)
        .set({ orderStatus: orderStatus as 1 })
        .where(eq(bookings.id, bookingId));
    for (const status of Object.values(ORDER_STATUS)) {
      await at(status);
      const { data } = await world.call(vgm, { bookingId }, clerk);
      const { code } = await put(bookingId, { list: [], revision: data.revision });
      expect([status, code]).toEqual([status, [3, 4, 6, 10].includes(status) ? '1' : '0']);
    }
  });

  it('is kept for whoever writes on it, until it is let go, or the desk takes it', async () => {
    const bookingId = await addSailing(world);
    const lock = (token: string, locked = true) => world.call(lockVgm, { bookingId, locked }, token);
    expect((await lock(clerk)).data.locked).toMatchObject({ mine: true });
    expect((await lock(colleague)).data.locked).toMatchObject({ mine: false });
    expect(await put(bookingId, {}, colleague)).toMatchObject({
      code: '0',
      message: expect.stringMatching(/is editing; free in 15 minutes/),
    });
    expect((await put(bookingId)).code).toBe('1');
    expect((await lock(colleague, false)).data.locked).toMatchObject({ mine: false });
    await lock(clerk, false);
    expect((await put(bookingId, { revision: 1, list: [] }, colleague)).code).toBe('1');
    await lock(clerk);
    await answer(bookingId, 2, { decision: 'unlock' });
    expect((await lock(colleague)).data.locked).toMatchObject({ mine: true });
    // After a quarter of an hour nobody keeps it any more.
    await world.db
      .update(vgmSheets)
      .set({ lockedUntil: new Date(0) })
      .where(eq(vgmSheets.bookingId, bookingId));
    expect((await read(bookingId)).locked).toBeNull();
  });
});

describe('a declaration', () => {
  it('is submitted, sent and accepted: the to-do closes, and both are told', async () => {
    const { bookingId, revision, status } = await addDeclared(world);
    expect(status).toBe(S.submitted);
    expect(await openToDos(bookingId)).toBe(0);
    const sent = await answer(bookingId, revision);
    expect(sent.data).toEqual({ revision: 2, changed: 2 });
    await answer(bookingId, 2, { decision: 'accept' });
    expect((await read(bookingId)).list.map((one) => [one.status, one.statusName])).toEqual([
      [4, 'Accepted'],
      [4, 'Accepted'],
    ]);
    expect(await newest()).toMatchObject({ type: 'vgmAccepted', customerId: world.ids.customer });
    expect((await read(bookingId)).log.map(({ event }) => event)).toEqual(['accepted', 'sent', 'submitted']);
  });

  it('with something wrong is kept and not submitted, and says what', async () => {
    const bookingId = await addSailing(world);
    const list = [box(NUMBERS[0], { vgm: '5420.500' }), box(NUMBERS[1], { vgm: '', cargo: '' })];
    const { data } = await put(bookingId, { action: 'submit', list, head: { ...HEAD, signatory: 'Chen Wei' } });
    expect(data.status).toBe(S.draft);
    expect(data.issues.filter(({ severity }) => severity === 'error').map(({ path, code }) => [path, code])).toEqual([
      ['head.signatory', 'weighing.capitals'],
      ['boxes.0.vgm', 'weighing.sum'],
    ]);
    expect(data.issues.find(({ path }) => path === 'boxes.0.vgm')?.message).toContain('9360.500');
    expect((await read(bookingId)).revision).toBe(1);
    const none = await put(bookingId, { action: 'submit', list: [], revision: 1 });
    expect(none).toMatchObject({ code: '0', message: expect.stringContaining('No container') });
  });

  it('leaves containers alone that nobody weighed: the to-do stays', async () => {
    const bookingId = await addSailing(world);
    await world.db.insert(todos).values({ customerId: world.ids.customer, busType: BUS_TYPE.vgm, bookingId });
    const list = [box(NUMBERS[0]), box(NUMBERS[1], { vgm: '', cargo: '' })];
    await put(bookingId, { action: 'submit', list });
    expect((await read(bookingId)).list.map(({ status }) => status)).toEqual([2, 1]);
    expect(await openToDos(bookingId)).toBe(1);
  });

  it('does not change once it is made, and a new weight is a new version of it', async () => {
    const { bookingId, ids } = await addDeclared(world);
    const [one, two] = ids;
    const list = [box(NUMBERS[0], { id: one, tare: '3900', vgm: '9380.500' }), box(NUMBERS[1], { id: two })];
    expect(await put(bookingId, { list, revision: 1 })).toMatchObject({
      code: '0',
      message: expect.stringContaining(NUMBERS[0]),
    });
    expect(await put(bookingId, { list: [list[1] as never], revision: 1 })).toMatchObject({ code: '0' });
    await answer(bookingId, 1, { decision: 'accept', ids: [one as number] });
    const same = [box(NUMBERS[0], { id: one }), box(NUMBERS[1], { id: two })];
    await put(bookingId, { action: 'amend', list: same, places: [0], revision: 2 });
    expect(await openToDos(bookingId)).toBe(1);
    await put(bookingId, { action: 'submit', list, revision: 3 });
    const [first] = (await read(bookingId)).list;
    expect(first).toMatchObject({ status: 2, version: 2, vgm: '9380.500', reference: expect.stringContaining('VGM-') });
  });

  it('that is refused says why, by field; it opens a to-do, and submitting again closes that', async () => {
    const { bookingId, ids } = await addDeclared(world);
    expect(await answer(bookingId, 1, { decision: 'refuse' })).toMatchObject({ code: '0', message: 'Say why' });
    const reasons = [{ path: 'tare', text: '皮重与箱门不符' }];
    await answer(bookingId, 1, { decision: 'refuse', ids: [ids[0] as number], reasons });
    const [first, second] = (await read(bookingId)).list;
    expect(first).toMatchObject({ status: S.refused, reasons });
    expect(second?.status).toBe(S.submitted);
    expect(await newest()).toMatchObject({
      type: 'vgmRefused',
      values: { ctnNos: NUMBERS[0], reason: '皮重与箱门不符' },
    });
    expect(await openToDos(bookingId)).toBe(1);
    const list = [box(NUMBERS[0], { id: ids[0], tare: '3900', vgm: '9380.500' }), box(NUMBERS[1], { id: ids[1] })];
    await put(bookingId, { action: 'submit', list, revision: 2 });
    expect(await openToDos(bookingId)).toBe(0);
    expect((await read(bookingId)).list[0]).toMatchObject({ status: S.submitted, reasons: [], answer: '' });
  });

  it('of two who answer at once the second is told', async () => {
    const { bookingId, revision } = await addDeclared(world);
    const answers = await Promise.all([
      answer(bookingId, revision, { decision: 'accept' }),
      answer(bookingId, revision, { decision: 'refuse', reason: 'x' }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['1', '409']);
  });

  it('after the cut-off is closed, and goes only where the desk opens it', async () => {
    const bookingId = await addSailing(world);
    await put(bookingId);
    await world.db
      .update(bookingCutoffs)
      .set({ closesAt: new Date(0) })
      .where(eq(bookingCutoffs.bookingId, bookingId));
    const closed = await read(bookingId);
    expect(closed).toMatchObject({ closed: true });
    expect(closed.list.map(({ status }) => status)).toEqual([7, 7]);
    const list = closed.list.map((one) => box(one.ctnNo, { id: one.id }));
    const places = [0, 1];
    const refused = await put(bookingId, { action: 'submit', list, places, revision: 1 });
    expect(refused).toMatchObject({ code: '0', message: expect.stringMatching(/closed at .*40/) });
    await answer(bookingId, 1, { decision: 'reopen' });
    await put(bookingId, { action: 'submit', list, revision: 2 });
    expect((await read(bookingId)).list[0]).toMatchObject({ status: 2, late: true });
    expect(await put(bookingId, { action: 'retract', list, places, revision: 3 })).toMatchObject({ code: '0' });
  });
});
