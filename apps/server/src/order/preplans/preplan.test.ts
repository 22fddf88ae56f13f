import { contract, type In } from '@lading/api-client/contract';
import { BUS_TYPE } from '@lading/validators/bill';
import { afterPreplanEvent, PREPLAN_STATE, PREPLAN_STATES, type PreplanEvent } from '@lading/validators/preplan';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings, containers, messages, preplans, todos } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { addPlan, PLAN, savePlan } from '../preplan.examples.ts';
import { addSailing, box, save, sending } from '../vgm.examples.ts';
import { notePlanDiffers } from './answer.ts';
import { cancelPlan } from './cancel.ts';

const { preplan, preplanPage, savePreplan, syncPreplan, answerPreplan, saveVgm } = contract.order;
const S = PREPLAN_STATE;

let world: World;
let clerk: string;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  clerk = await world.someone('customer', ['order:view', 'preplan:edit', 'vgm:edit']);
  desk = await world.someone('staff', ['preplan:process', 'staff:home']);
});
afterAll(() => world.close());

const put = (bookingId: number, more: Partial<In<typeof savePreplan>> = {}) =>
  world.call(savePreplan, savePlan(bookingId, more), clerk);
const answer = (bookingId: number, revision: number, more: Partial<In<typeof answerPreplan>> = {}) =>
  world.call(
    answerPreplan,
    { bookingId, decision: 'send', revision, requestId: sending(), reason: '', reasons: [], ...more },
    desk,
  );
const read = async (bookingId: number) => (await world.call(preplan, { bookingId }, clerk)).data;
const openToDos = (bookingId: number) =>
  world.db.$count(todos, and(eq(todos.bookingId, bookingId), eq(todos.busType, BUS_TYPE.prePlan), eq(todos.status, 2)));
const bookingRow = async (bookingId: number) => {
  const [row] = await world.db.select().from(bookings).where(eq(bookings.id, bookingId));
  if (!row) throw new Error('no booking');
  return row;
};

describe('a pre-plan', () => {
  it('is what the bill says until somebody writes on it', async () => {
    const fresh = await read(await addSailing(world));
    expect(fresh).toMatchObject({ revision: 0, status: S.draft, differences: [], differs: [] });
    expect(fresh.draft.header).toMatchObject({
      mblNo: 'COSU6412098730',
      polCode: 'CNNGB',
      podCode: 'USLAX',
      carrierCode: 'COSU',
    });
    expect(fresh.draft.shipper).toMatchObject({ name: 'NINGBO HAOYU', address: 'NO. 1 ROAD' });
    expect(fresh.draft.goods[0]).toMatchObject({ description: 'FURNITURE', number: '640', weight: '12400.5' });
    expect(fresh.draft.boxes.map(({ ctnNo }) => ctnNo)).toEqual(['CBHU3202732', 'CSQU3054383', 'TEXU3070079']);
    expect(fresh.closesAt).not.toBeNull();
  });

  it('is submitted, sent to customs and accepted', async () => {
    const { bookingId, revision, status } = await addPlan(world);
    expect([status, await openToDos(bookingId)]).toEqual([S.submitted, 0]);
    expect((await answer(bookingId, revision)).data).toEqual({ status: S.sent, revision: 2 });
    await answer(bookingId, 2, { decision: 'accept' });
    expect(await read(bookingId)).toMatchObject({ status: S.accepted, statusName: 'Accepted' });
    const [notice] = await world.db.select().from(messages).orderBy(desc(messages.id)).limit(1);
    expect(notice).toMatchObject({ type: 'preplanAccepted', customerId: world.ids.customer });
  });

  it('with something wrong is kept and not submitted, and says what', async () => {
    const bookingId = await addSailing(world);
    const draft = { ...PLAN, consignee: { ...PLAN.consignee, phone: '' } };
    const { data } = await put(bookingId, { action: 'submit', draft });
    expect(data).toMatchObject({ status: S.draft, revision: 1 });
    expect(data.issues).toMatchObject([{ path: 'consignee.phone', code: 'required', severity: 'error' }]);
    expect((await read(bookingId)).draft.consignee.phone).toBe('');
  });

  it('that customs refuse says why, by field, opens a to-do, and is corrected', async () => {
    const { bookingId } = await addPlan(world);
    await answer(bookingId, 1);
    expect(await answer(bookingId, 2, { decision: 'refuse' })).toMatchObject({ code: '0', message: 'Say why' });
    const reasons = [{ path: 'consignee.phone', text: '收货人联系电话不能为空' }];
    await answer(bookingId, 2, { decision: 'refuse', reason: '退单', reasons });
    expect(await read(bookingId)).toMatchObject({ status: S.refused, answer: '退单', reasons });
    expect(await openToDos(bookingId)).toBe(1);
    const saved = await put(bookingId, { revision: 3 });
    expect(saved.data.status).toBe(S.refused);
    const again = await put(bookingId, { action: 'submit', revision: 4 });
    expect([again.data.status, await openToDos(bookingId)]).toEqual([S.submitted, 0]);
  });

  it('seen before another change is refused with what it is now, and one sending is done once', async () => {
    const bookingId = await addSailing(world);
    const requestId = sending();
    const [a, b] = await Promise.all([put(bookingId, { requestId }), put(bookingId, { requestId })]);
    expect(a.data).toEqual(b.data);
    expect(await put(bookingId)).toMatchObject({ code: '409', data: { revision: 1 } });
    const { bookingId: sent } = await addPlan(world);
    const two = [answer(sent, 1), answer(sent, 1, { decision: 'refuse', reason: 'x' })];
    expect((await Promise.all(two)).map(({ code }) => code).sort()).toEqual(['1', '409']);
  });

  it('of a bill that changed after it was sent differs, until it is the same again', async () => {
    const bookingId = await addSailing(world);
    const fresh = await read(bookingId);
    const draft = { ...PLAN, goods: fresh.draft.goods, boxes: fresh.draft.boxes };
    await put(bookingId, { action: 'submit', draft });
    await answer(bookingId, 1);
    expect((await read(bookingId)).differs).toEqual([]);
    await world.db.update(containers).set({ sealNo: 'CN77' }).where(eq(containers.ctnNo, 'CSQU3054383'));
    const note = () =>
      bookingRow(bookingId).then((row) => notePlanDiffers(world.db, { publish: async () => undefined }, row));
    await note();
    expect((await read(bookingId)).differs).toEqual([{ path: 'boxes.CSQU3054383.sealNo', old: 'CN2', new: 'CN77' }]);
    expect(await openToDos(bookingId)).toBe(1);
    await world.db.update(containers).set({ sealNo: 'CN2' }).where(eq(containers.ctnNo, 'CSQU3054383'));
    await note();
    expect(await openToDos(bookingId)).toBe(0);
  });

  it('is cancelled with its sailing, and begun anew', async () => {
    const { bookingId } = await addPlan(world);
    await answer(bookingId, 1);
    await answer(bookingId, 2, { decision: 'accept' });
    await cancelPlan(world.db, await bookingRow(bookingId), null);
    expect(await read(bookingId)).toMatchObject({ status: S.cancelled, revision: 4 });
    expect(await put(bookingId, { revision: 4 })).toMatchObject({ code: '0' });
    expect((await put(bookingId, { action: 'again', revision: 4 })).data).toMatchObject({ status: S.draft });
  });
});

describe('every move of 2.4', () => {
  const MOVES = [
    'save',
    'submit',
    'again',
    'send',
    'accept',
    'refuse',
    'cancel',
  ] as const satisfies readonly PreplanEvent[];
  const cases = MOVES.flatMap((move) => PREPLAN_STATES.map((from) => [move, from] as const));

  it.each(cases)('%s from %i is done, or refused with the reason', async (move, from) => {
    const { bookingId } = await addPlan(world);
    await world.db.update(preplans).set({ status: from }).where(eq(preplans.bookingId, bookingId));
    const said =
      move === 'save' || move === 'submit' || move === 'again'
        ? await put(bookingId, { action: move === 'save' ? 'draft' : move, revision: 1 })
        : await answer(bookingId, 1, { decision: move, reason: '退单' });
    const to = afterPreplanEvent(from, move);
    expect([said.code, (await read(bookingId)).status]).toEqual(to === undefined ? ['0', from] : ['1', to]);
    if (to === undefined) expect(said.message.length).toBeGreaterThan(10);
  });
});

it('is filled from the bill, and from the sheet of weights, once that is said', async () => {
  const bookingId = await addSailing(world);
  await put(bookingId);
  const sync = (dryRun: boolean, from: 'instruction' | 'booking' | 'vgm', revision: number) =>
    world.call(syncPreplan, { bookingId, from, dryRun, revision, requestId: sending() }, clerk);
  const dry = await sync(true, 'instruction', 1);
  expect(dry.data.changes).toContainEqual({
    path: 'goods.0.description',
    old: 'BAMBOO KITCHEN SHELF',
    new: 'FURNITURE',
  });
  // What the bill has no room for stays as it was written.
  expect(dry.data.draft.header).toMatchObject({ customs: '3104', imo: '9783447' });
  expect((await read(bookingId)).revision).toBe(1);
  await sync(false, 'instruction', 1);
  expect((await read(bookingId)).draft.goods[0]?.description).toBe('FURNITURE');
  await world.call(saveVgm, save(bookingId, { list: [box('TCNU7200794', { sealNo: 'CN5' })] }), clerk);
  await sync(false, 'vgm', 2);
  expect((await read(bookingId)).draft.boxes).toMatchObject([{ ctnNo: 'TCNU7200794', sealNo: 'CN5', laden: 'FULL' }]);
  expect(await sync(false, 'booking', 1)).toMatchObject({ code: '409' });
});

it('is listed for the customer and for the desk', async () => {
  const { bookingId } = await addPlan(world);
  const mine = await world.call(preplanPage, { bookingId }, clerk);
  expect(mine.data.records[0]).toMatchObject({
    status: 2,
    number: '640',
    weight: '6880.000',
    boxes: 1,
    differs: false,
  });
  expect((await world.call(preplanPage, { bookingId, open: true }, clerk)).data.total).toBe(0);
  expect((await world.call(preplanPage, { bookingId, open: true }, desk)).data.total).toBe(1);
  const other = await world.someone('other', ['order:view']);
  expect((await world.call(preplanPage, { bookingId }, other)).data.total).toBe(0);
});
