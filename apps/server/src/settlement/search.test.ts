import { type Arg, contract } from '@lading/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSums, accounts } from '../database/schema.ts';
import { startServer } from '../testing/server.ts';
import { statementsOver } from '../testing/statements.ts';
import { type World, worldOver } from '../testing/world.ts';

type Asked = Arg<typeof contract.settlement.inConfirmPage>;
let world: World;
let over: ReturnType<typeof statementsOver>;
let number = '';
beforeAll(async () => {
  world = worldOver(await startServer());
  over = statementsOver(world);
  const late = await over.issued();
  number = late.accountNo;
  await world.db.update(accounts).set({ dueDay: '2026-01-02' }).where(eq(accounts.id, late.accountId));
  await world.db.update(accountSums).set({ dueDay: '2026-01-02' }).where(eq(accountSums.accountId, late.accountId));
  await over.queried();
  await over.invoiced();
  const { accountId } = await over.confirmed();
  const { id, revision } = await over.paid('1000.00');
  const matches = [{ accountId, amount: '1000.00' }];
  await world.call(contract.settlement.matchPayment, { id, revision, matches }, await over.staff());
});
afterAll(() => world.close());

const SEARCHES: Readonly<Record<string, Asked>> = {
  everything: {},
  'to confirm': { state: 'toConfirm' },
  queried: { state: 'queried' },
  'paid in part': { state: 'partPaid' },
  overdue: { overdue: true },
  'what differs': { variance: true },
  'by shipment': { kind: 'order' },
  'by month': { kind: 'month' },
  'dollars alone': { currency: 'USD' },
  'from a day on': { from: '2026-01-01' },
  'until a day': { to: '2026-01-01' },
  'by due day': { sort: 'due' },
};
const cents = (amount: string) => BigInt(amount.replace('.', ''));

describe('a search of statements', () => {
  it.each(Object.entries(SEARCHES))('adds up what it lists: %s', async (_, asked) => {
    const { data } = await world.call(
      contract.settlement.inConfirmPage,
      { ...asked, size: 100 },
      await over.customer(),
    );
    const sums = new Map<string, bigint>();
    for (const { currency, amount } of data.records.flatMap((row) => row.sums))
      if (!asked.currency || asked.currency === currency)
        sums.set(currency, (sums.get(currency) ?? 0n) + cents(amount));
    expect(data.total).toBe(data.records.length);
    expect(new Map(data.totals.map(({ currency, amount }) => [currency, cents(amount)]))).toEqual(sums);
  });

  it('finds the late one alone, and a number in small letters', async () => {
    const token = await over.customer();
    const { data: late } = await world.call(contract.settlement.inConfirmPage, { overdue: true }, token);
    expect(late.records.map(({ accountNo }) => accountNo)).toEqual([number]);
    const { data } = await world.call(
      contract.settlement.inConfirmPage,
      { keyword: number.toLowerCase().slice(1) },
      token,
    );
    expect(data.records.map(({ accountNo }) => accountNo)).toContain(number);
    expect(data.totals).toContainEqual({ currency: 'USD', amount: expect.stringMatching(/^\d+\.\d\d$/) });
  });
});
