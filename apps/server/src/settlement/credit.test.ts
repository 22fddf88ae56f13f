import { contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSums, accounts, customers, messages } from '../database/schema.ts';
import { rateFor } from '../testing/bookings.ts';
import { dayFromNow } from '../testing/freight.ts';
import { startServer } from '../testing/server.ts';
import { sending, statementsOver } from '../testing/statements.ts';
import { type World, worldOver } from '../testing/world.ts';
import { dun } from './dunning.ts';

let world: World;
let over: ReturnType<typeof statementsOver>;
let accountId: number;
beforeAll(async () => {
  world = worldOver(await startServer());
  over = statementsOver(world);
  // USD 4,620.00 at 7.1 and CNY 3,830.00: CNY 36,632.00 or a little more.
  ({ accountId } = await over.confirmed());
});
afterAll(() => world.close());

const granted = (method: string, limit: string) =>
  world.db
    .update(customers)
    .set({ credit: { method, limit, days: 30, validTo: '2099-12-31' } })
    .where(eq(customers.id, world.ids.customer));
const dueOn = async (dueDay: string) => {
  await world.db.update(accounts).set({ dueDay }).where(eq(accounts.id, accountId));
  await world.db.update(accountSums).set({ dueDay }).where(eq(accountSums.accountId, accountId));
};
async function order() {
  const token = await world.someone('customer', ['order:edit', 'order:submit']);
  const { rateId, draft, priceToken } = await rateFor(world, token);
  return world.call(contract.order.orderFromRate, { rateId, draft, priceToken, requestId: sending() }, token);
}

describe('the limit of a credit', () => {
  it('lets an order pass that stays within it, and refuses one that goes over it, whose draft is not sent', async () => {
    await granted('月结', '500000');
    expect((await order()).code).toBe('1');
    await granted('月结', '60000');
    const refused = await order();
    expect([refused.code, refused.message]).toEqual([
      '0',
      expect.stringMatching(/^Over the credit limit by CNY [\d,.]+/),
    ]);
  });

  it('is warned of from four fifths on', async () => {
    const token = await over.customer();
    const credit = async () => (await world.call(contract.settlement.inConfirmSummary, {}, token)).data.credit;
    await granted('月结', '500000');
    expect(await credit()).toMatchObject({ limit: '500000.00', warn: false, over: false });
    const used = Number((await credit())?.used);
    await granted('月结', String(Math.ceil(used * 1.1)));
    expect(await credit()).toMatchObject({ warn: true, over: false });
  });

  it('holds orders up of who pays by shipment and is a week late', async () => {
    await granted('票结', '500000');
    await dueOn(dayFromNow(-7));
    expect((await order()).code).toBe('1');
    await dueOn(dayFromNow(-9));
    const held = await order();
    expect([held.code, held.message]).toEqual(['0', expect.stringMatching(/^Overdue USD 4,620.00, CNY [\d,.]+: new/)]);
    await granted('月结', '500000');
    expect((await order()).code).toBe('1');
  });
});

describe('what is due', () => {
  const told = async (type: string) => (await world.db.select().from(messages).where(eq(messages.type, type))).length;

  it('is said once before it is, once after, and not any more when it is paid', async () => {
    const now = new Date();
    const bus = { publish: async () => undefined };
    await dueOn(dayFromNow(2));
    // Two servers look at the same moment.
    const looked = await Promise.all([dun(world.db, bus, now), dun(world.db, bus, now)]);
    expect(looked.reduce((sum, count) => sum + count)).toBe(1);
    expect([await told('paymentDue'), await told('overdue')]).toEqual([1, 0]);
    await dueOn(dayFromNow(-2));
    expect(await dun(world.db, bus, now)).toBe(1);
    expect(await dun(world.db, bus, now)).toBe(0);
    const [notice] = await world.db.select().from(messages).where(eq(messages.type, 'overdue'));
    expect(notice?.values).toMatchObject({ amount: expect.stringContaining('USD 4,620.00'), days: '2' });
  });
});
