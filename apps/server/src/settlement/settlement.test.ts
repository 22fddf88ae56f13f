import { contract } from '@lading/api-client/contract';
import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customers } from '../database/schema.ts';
import { startServer } from '../testing/server.ts';
import { LINES, sending, statementsOver, UNSAID } from '../testing/statements.ts';
import { type World, worldOver } from '../testing/world.ts';

const calls = contract.settlement;
let world: World;
let over: ReturnType<typeof statementsOver>;
beforeAll(async () => {
  world = worldOver(await startServer());
  over = statementsOver(world);
});
afterAll(() => world.close());

const EIGHT = Array.from({ length: 8 }, (_, at) => at);
type Answer = { readonly code: string };
/** One wins, the others are told. */
function expectOneWinner(answers: readonly Answer[]): void {
  expect(answers.filter(({ code }) => code === '1')).toHaveLength(1);
  expect(answers.filter(({ code }) => code === '409')).toHaveLength(7);
}

describe('a statement', () => {
  it('has the sums of its lines in the order of the currencies, and is due by the terms of the company', async () => {
    const { accountId, accountNo } = await over.issued();
    expect(accountNo).toMatch(/^ST\d{8}$/);
    const { totals, row, canConfirm } = await over.seen(accountId);
    expect(totals).toEqual([
      { currency: 'USD', amount: '4620.00' },
      { currency: 'CNY', amount: '3830.00' },
    ]);
    expect(row).toMatchObject({ state: 'toConfirm', version: 1, lines: 3, invoices: 'none' });
    // The forwarder's people never confirm for the customer.
    expect(canConfirm).toBe(false);
  });

  it('is confirmed by one of eight', async () => {
    const { accountId, revision } = await over.issued();
    const token = await over.customer();
    const confirm = () => world.call(calls.updateInConfirm, { accountId, type: '4', revision }, token);
    expectOneWinner(await Promise.all(EIGHT.map(confirm)));
    expect((await over.seen(accountId)).status).toBe(ACCOUNT_STATUS.confirmed);
    const again = await world.call(calls.updateInConfirm, { accountId, type: '4' }, token);
    expect(again.code).toBe('0');
  });

  it('is confirmed without its queried line, which goes on in a statement of its own', async () => {
    const { accountId, accountNo, lineId } = await over.queried();
    const token = await over.customer();
    expect((await over.seen(accountId)).row).toMatchObject({ state: 'queried', queries: { open: 1, answered: 0 } });
    expect((await world.call(calls.updateInConfirm, { accountId, type: '4' }, token)).code).toBe('1');
    const info = await over.seen(accountId);
    expect(info.row).toMatchObject({ state: 'confirmed', lines: 2, version: 2 });
    expect(info.totals).toEqual([
      { currency: 'USD', amount: '4620.00' },
      { currency: 'CNY', amount: '1350.00' },
    ]);
    expect(info.followedBy?.accountNo).toBe(`${accountNo}-2`);
    const next = await over.seen(info.followedBy?.id ?? 0);
    expect(next.row).toMatchObject({ state: 'queried', status: ACCOUNT_STATUS.reissued, lines: 1 });
    expect(next.lines[0]?.id).toBe(lineId);
    // Nothing is left to confirm there as long as it is queried.
    const rest = await world.call(calls.updateInConfirm, { accountId: next.id, type: '4' }, token);
    expect(rest).toMatchObject({ code: '0', message: expect.stringContaining('queried') });
  });

  it('is issued anew with what changed, once, and its query is answered by that', async () => {
    const { accountId, revision, lines, lineId } = await over.queried();
    const token = await over.staff();
    const written = lines.map(
      ({ id, bookingId, code, name, nameEn, unit, quantity, currency, unitPrice, taxRate }) => ({
        id,
        bookingId,
        code,
        name,
        nameEn,
        unit,
        quantity,
        currency,
        taxRate,
        ...UNSAID,
        unitPrice: id === lineId ? '1200.00' : unitPrice,
      }),
    );
    const asked = { accountId, revision, why: '按报价更正', lines: written };
    const answers = EIGHT.map(() => world.call(calls.reissueStatement, { ...asked, requestId: sending() }, token));
    expectOneWinner(await Promise.all(answers));
    const { data } = await world.call(calls.inConfirmCharges, { accountId }, await over.customer());
    expect(data.changes).toEqual([
      expect.objectContaining({
        change: 'changed',
        lineId,
        before: expect.objectContaining({ amount: '2480.00' }),
        after: expect.objectContaining({ amount: '2400.00' }),
      }),
    ]);
    expect(data.list.find(({ id }) => id === lineId)).toMatchObject({ check: 'none', query: { status: 'changed' } });
    expect((await over.seen(accountId)).row).toMatchObject({ state: 'reissued', version: 2 });
    const { revision: now } = await over.seen(accountId);
    const same = { ...asked, revision: now, requestId: sending() };
    expect((await world.call(calls.reissueStatement, same, token)).code).toBe('0');
  });

  it('gives its charges back to the sheet when it is taken back', async () => {
    const { accountId, bookingId, revision } = await over.issued();
    const token = await over.staff();
    expect((await world.call(calls.voidStatement, { accountId, revision, why: '开错' }, token)).code).toBe('1');
    const { data } = await world.call(calls.chargeSheet, { bookingId }, token);
    expect(data.lines.map(({ code, account }) => [code, account])).toEqual([
      ['OF', null],
      ['THC', null],
      ['TRK', null],
    ]);
    expect(data.lines[0]?.cost).toBe('2100.00');
  });
});

describe('a query', () => {
  it('is sent by one of eight, and its line by nobody twice', async () => {
    const { accountId, revision, lines } = await over.issued();
    const token = await over.customer();
    const lineId = lines[0]?.id ?? 0;
    const asked = { accountId, lineId, revision, reason: 'rate', text: '太高' } as const;
    const send = () => world.call(calls.disputeCharge, { ...asked, requestId: sending() }, token);
    expectOneWinner(await Promise.all(EIGHT.map(send)));
    const { revision: now } = await over.seen(accountId);
    const again = { ...asked, revision: now, requestId: sending() };
    expect((await world.call(calls.disputeCharge, again, token)).code).toBe('0');
  });

  it('is answered, asked again and settled, each by whose turn it is', async () => {
    const { accountId, queryId, queryRevision, lineId } = await over.answered();
    const token = await over.customer();
    expect((await over.seen(accountId)).row.queries).toEqual({ open: 0, answered: 1 });
    const old = { queryId, step: 'settle', revision: queryRevision - 1 } as const;
    expect((await world.call(calls.replyCharge, old, token)).code).toBe('409');
    const again = { queryId, step: 'again', text: '请出示通知', revision: queryRevision } as const;
    const { data } = await world.call(calls.replyCharge, again, token);
    const taken = { queryId, step: 'settle', revision: data.revision } as const;
    expect((await world.call(calls.replyCharge, taken, token)).code).toBe('1');
    const line = (await over.linesOf(accountId)).find(({ id }) => id === lineId);
    expect(line).toMatchObject({ check: 'fine', query: { status: 'settled' } });
    expect(line?.query?.notes.map(({ side }) => side)).toEqual(['customer', 'staff', 'customer']);
    expect((await over.seen(accountId)).row.state).toBe('toConfirm');
  });
});

describe('the list', () => {
  it('finds by state, number and variance, and adds up what it found', async () => {
    const { accountId, accountNo } = await over.issued();
    const token = await over.customer();
    const { data } = await world.call(calls.inConfirmPage, { keyword: accountNo, state: 'toConfirm' }, token);
    expect(data.records.map(({ id }) => id)).toEqual([accountId]);
    expect(data.totals).toEqual(
      expect.arrayContaining([
        { currency: 'USD', amount: '4620.00' },
        { currency: 'CNY', amount: '3830.00' },
      ]),
    );
    const { data: none } = await world.call(calls.inConfirmPage, { keyword: accountNo, state: 'paid' }, token);
    expect(none).toMatchObject({ records: [], total: 0, totals: [] });
  });

  it('says how much of the credit is used, and warns before the limit', async () => {
    const credit = { method: 'monthly', days: 30, limit: '100000', validTo: '2027-11-20' };
    await world.db.update(customers).set({ credit }).where(eq(customers.id, world.ids.customer));
    await over.issued();
    const { data } = await world.call(calls.inConfirmSummary, {}, await over.customer());
    expect(data.credit).toMatchObject({ limit: '100000.00', days: 30, by: 'month' });
    const { all, ...counts } = data.counts;
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all);
  });

  it('shows another company nothing of it', async () => {
    const { accountId, queryId, queryRevision } = await over.queried();
    const token = await world.someone('other', ['settlement:view', 'settlement:confirm', 'invoice:apply']);
    expect((await world.call(calls.inConfirmInfo, { accountId }, token)).code).toBe('404');
    const reply = { queryId, step: 'settle', revision: queryRevision } as const;
    expect((await world.call(calls.replyCharge, reply, token)).code).toBe('404');
    const { data } = await world.call(calls.inConfirmPage, {}, token);
    expect(data.records.map(({ id }) => id)).not.toContain(accountId);
  });
});

describe('the sheet', () => {
  it('is written by one of eight, and shows what is earned only to who may see it', async () => {
    const bookingId = await world.booking();
    const token = await over.staff();
    const save = () => world.call(calls.saveCharges, { bookingId, lines: [...LINES], revision: 0 }, token);
    expectOneWinner(await Promise.all(EIGHT.map(save)));
    const { data } = await world.call(calls.chargeSheet, { bookingId }, token);
    expect(data.lines[0]).toMatchObject({ amount: '4620.00', costAmount: '4200.00', margin: '420.00' });
    const plain = await world.someone('staff', ['charge:issue']);
    const { data: hidden } = await world.call(calls.chargeSheet, { bookingId }, plain);
    expect(hidden.marginShown).toBe(false);
    expect(hidden.lines[0]).toMatchObject({ cost: null, margin: null, supplier: '' });
    // Who does not see it does not take it away either.
    const lines = hidden.lines.map(({ id, code, name, nameEn, unit, quantity, currency, unitPrice, taxRate }) => ({
      id,
      code,
      name,
      nameEn,
      unit,
      quantity,
      currency,
      unitPrice,
      taxRate,
      ...UNSAID,
    }));
    await world.call(calls.saveCharges, { bookingId, lines, revision: hidden.revision }, plain);
    const { data: kept } = await world.call(calls.chargeSheet, { bookingId }, token);
    expect(kept.lines[0]?.cost).toBe('2100.00');
  });
});
