import { contract, type In } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookings } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { addDeclared, addSailing, box, NUMBERS, save, sending } from '../vgm.examples.ts';

const { vgm, vgmPage, saveVgm, syncVgm } = contract.order;

let world: World;
let clerk: string;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  clerk = await world.someone('customer', ['order:view', 'vgm:edit']);
  desk = await world.someone('staff', ['vgm:process', 'staff:home']);
});
afterAll(() => world.close());

const put = (bookingId: number, more: Partial<In<typeof saveVgm>> = {}) =>
  world.call(saveVgm, save(bookingId, more), clerk);
const read = async (bookingId: number) => (await world.call(vgm, { bookingId }, clerk)).data;

describe('filled from other papers', () => {
  it('takes seals and weights of the bill, and adds what is missing, once that is said', async () => {
    const bookingId = await addSailing(world);
    const { head, today } = await read(bookingId);
    expect(head.weighedOn).toBe(today);
    await put(bookingId, { list: [box('CBHU3202732', { sealNo: '', cargo: '1', vgm: '' })] });
    const sync = (dryRun: boolean, from: 'instruction' | 'vgm' = 'instruction') =>
      world.call(syncVgm, { bookingId, from, dryRun, revision: 1, requestId: sending() }, clerk);
    const dry = await sync(true);
    expect(dry.data.revision).toBe(1);
    expect(dry.data.changes).toEqual([
      { path: 'boxes[CBHU3202732].sealNo', old: '', new: 'CN1' },
      { path: 'boxes[CBHU3202732].cargo', old: '1', new: '12400.5' },
      { path: 'boxes[CSQU3054383]', old: '', new: '40HQ CN2 12400.5' },
      { path: 'boxes[TEXU3070079]', old: '', new: '20GP CN3 12400.5' },
    ]);
    expect((await read(bookingId)).list).toHaveLength(1);
    expect((await sync(false)).data.revision).toBe(2);
    expect((await read(bookingId)).list.map(({ cargo }) => cargo)).toEqual(['12400.5', '12400.5', '12400.5']);
  });

  it('writes seals into the bills that are still written', async () => {
    const bookingId = await addSailing(world);
    await put(bookingId, { list: [box('CBHU3202732', { sealNo: 'CN99' })] });
    const asked = { bookingId, from: 'vgm', revision: 1, requestId: sending() } as const;
    const { data } = await world.call(syncVgm, { ...asked, dryRun: false }, clerk);
    expect(data.changes[0]).toEqual({ path: 'containers[CBHU3202732].sealNo', old: 'CN1', new: 'CN99' });
    expect((await world.call(syncVgm, { ...asked, dryRun: true }, clerk)).data.changes).toEqual([]);
    await world.db.update(bookings).set({ webStatus: 6 }).where(eq(bookings.id, bookingId));
    expect(await world.call(syncVgm, { ...asked, dryRun: true }, clerk)).toMatchObject({ code: '0' });
  });
});

it('is listed: what is to be done for the customer, what waits for the desk', async () => {
  const { bookingId } = await addDeclared(world);
  const mine = await world.call(vgmPage, { bookingId }, clerk);
  expect(mine.data.records[0]).toMatchObject({ boxes: 2, counts: [0, 2, 0, 0, 0, 0, 0], kilograms: '18721.000' });
  expect((await world.call(vgmPage, { bookingId, open: true }, clerk)).data.total).toBe(0);
  expect((await world.call(vgmPage, { bookingId, open: true }, desk)).data.total).toBe(1);
  expect((await world.call(vgmPage, { keyword: NUMBERS[0], bookingId }, desk)).data.total).toBe(1);
  const other = await world.someone('other', ['order:view']);
  expect((await world.call(vgmPage, { bookingId }, other)).data.total).toBe(0);
});
