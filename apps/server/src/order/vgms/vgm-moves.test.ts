import { contract } from '@lading/api-client/contract';
import { afterVgmEvent, VGM_STATES, type VgmEvent } from '@lading/validators/vgm';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vgms } from '../../database/schema.ts';
import { startServer } from '../../testing/server.ts';
import { type World, worldOver } from '../../testing/world.ts';
import { addDeclared, box, NUMBERS, save, sending } from '../vgm.examples.ts';

let world: World;
let clerk: string;
let desk: string;
beforeAll(async () => {
  world = worldOver(await startServer());
  clerk = await world.someone('customer', ['order:view', 'vgm:edit']);
  desk = await world.someone('staff', ['vgm:process']);
});
afterAll(() => world.close());

describe('every move of 2.7', () => {
  const MOVES = [
    'submit',
    'retract',
    'amend',
    'send',
    'accept',
    'refuse',
    'reopen',
  ] as const satisfies readonly VgmEvent[];
  const cases = MOVES.flatMap((move) => VGM_STATES.map((from) => [move, from] as const));

  it.each(cases)('%s from %i is done, or refused with the reason', async (move, from) => {
    const { bookingId, ids } = await addDeclared(world, { list: [box(NUMBERS[0])] });
    await world.db.update(vgms).set({ status: from }).where(eq(vgms.bookingId, bookingId));
    const list = [box(NUMBERS[0], { id: ids[0] })];
    const mine = move === 'submit' || move === 'retract' || move === 'amend';
    const said = mine
      ? await world.call(
          contract.order.saveVgm,
          save(bookingId, { action: move, list, places: [0], revision: 1 }),
          clerk,
        )
      : await world.call(
          contract.order.answerVgm,
          { bookingId, decision: move, ids: [...ids], reason: '皮重不符', revision: 1, requestId: sending() },
          desk,
        );
    const to = afterVgmEvent(from, move);
    const [row] = await world.db.select().from(vgms).where(eq(vgms.bookingId, bookingId));
    expect([said.code, row?.status]).toEqual(to === undefined ? ['0', from] : ['1', to]);
    if (to === undefined) expect(said.message.length).toBeGreaterThan(10);
  });
});
