import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountChanges, accountSums, accounts } from '../database/schema.ts';
import { startServer } from '../testing/server.ts';
import { statementsOver } from '../testing/statements.ts';
import { type World, worldOver } from '../testing/world.ts';
import { keptSums } from './kept-sums.ts';

let world: World;
let one: { accountId: number; customerId: number };
beforeAll(async () => {
  world = worldOver(await startServer());
  const { accountId } = await statementsOver(world).issued();
  const [account] = await world.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error('no statement was issued');
  one = { accountId, customerId: account.customerId };
});
afterAll(() => world.close());

it('adds up once, and again when a statement or a sum of that company has changed', async () => {
  const keep = keptSums(world.db);
  let times = 0;
  const added = (whose: number | undefined) => keep(whose, { state: '' }, async () => ++times);
  expect([await added(one.customerId), await added(one.customerId)]).toEqual([1, 1]);
  await world.db.update(accounts).set({ note: 'again' }).where(eq(accounts.id, one.accountId));
  expect([await added(one.customerId), await added(one.customerId)]).toEqual([2, 2]);
  await world.db.update(accountSums).set({ disputed: '1.00' }).where(eq(accountSums.accountId, one.accountId));
  expect([await added(one.customerId), await added(undefined), await added(undefined)]).toEqual([3, 4, 4]);
  await world.db.delete(accountSums).where(eq(accountSums.accountId, one.accountId));
  expect([await added(one.customerId), await added(undefined)]).toEqual([5, 6]);
});

it('keeps what another company has, and each search apart', async () => {
  const keep = keptSums(world.db);
  let times = 0;
  const added = (whose: number, state: string) => keep(whose, { state }, async () => ++times);
  expect([
    await added(one.customerId, ''),
    await added(one.customerId + 1, ''),
    await added(one.customerId, 'paid'),
  ]).toEqual([1, 2, 3]);
  await world.db.update(accounts).set({ note: 'once more' }).where(eq(accounts.id, one.accountId));
  expect([await added(one.customerId + 1, ''), await added(one.customerId, '')]).toEqual([2, 4]);
});

it('keeps nothing of what failed or was taken back', async () => {
  const keep = keptSums(world.db);
  const broken = keep(one.customerId, 'x', () => Promise.reject(new Error('gone')));
  await expect(broken).rejects.toThrow('gone');
  expect(await keep(one.customerId, 'x', async () => 7)).toBe(7);
  const changes = async () => {
    const [row] = await world.db
      .select({ sum: sql<string>`sum(${accountChanges.changes})` })
      .from(accountChanges)
      .where(eq(accountChanges.customerId, one.customerId));
    return Number(row?.sum);
  };
  const before = await changes();
  await world.db
    .transaction(async (tx) => {
      await tx.update(accounts).set({ note: 'never' }).where(eq(accounts.id, one.accountId));
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await changes()).toBe(before);
});
