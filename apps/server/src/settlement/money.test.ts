import { type Arg, contract, INVOICE_STATUS } from '@lading/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../testing/server.ts';
import { LINES, sending, statementsOver, TITLE } from '../testing/statements.ts';
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
const sumsOf = async (accountId: number) => (await over.seen(accountId)).row.sums;

describe('money', () => {
  it('pays a statement in part and whole, never more than is open, and never twice', async () => {
    const { accountId } = await over.confirmed([LINES[0] as Arg<typeof calls.saveCharges>['lines'][number]]);
    const token = await over.staff();
    const { id, revision } = await over.paid('5000.00');
    const match = (amount: string, seen: number) =>
      world.call(calls.matchPayment, { id, revision: seen, matches: [{ accountId, amount }] }, token);
    expect((await match('4620.01', revision)).code).toBe('0');
    expect((await match('5000.01', revision)).code).toBe('0');
    expect((await match('620.00', revision)).code).toBe('1');
    expect((await over.seen(accountId)).row.state).toBe('partPaid');
    expectOneWinner(await Promise.all(EIGHT.map(() => match('4620.00', revision + 1))));
    expect((await over.seen(accountId)).row).toMatchObject({ state: 'paid', paidDay: '2026-11-20' });
    expect(await sumsOf(accountId)).toEqual([
      expect.objectContaining({ currency: 'USD', amount: '4620.00', paid: '4620.00', open: '0.00' }),
    ]);
  });

  it('is recorded once, however often it is sent', async () => {
    const asked = {
      customerId: world.ids.customer,
      day: '2026-11-20',
      way: 'transfer' as const,
      currency: 'USD',
      amount: '7.00',
      requestId: sending(),
    };
    const token = await over.staff();
    const answers = await Promise.all(EIGHT.map(() => world.call(calls.recordPayment, asked, token)));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  it('comes into no month that is closed', async () => {
    const token = await over.staff();
    const month = '2001-02';
    expect((await world.call(calls.closeMonth, { month }, token)).code).toBe('1');
    expect((await world.call(calls.closeMonth, { month }, token)).code).toBe('0');
    const asked = { customerId: world.ids.customer, way: 'transfer', currency: 'USD', amount: '7.00' } as const;
    const late = { ...asked, day: '2001-02-11', requestId: sending() };
    expect(await world.call(calls.recordPayment, late, token)).toMatchObject({ code: '0' });
  });
});

describe('an invoice', () => {
  it('is one for each rate of tax, whose tax is within the sum, and no line stands on two', async () => {
    const { accountId } = await over.confirmed();
    const token = await over.customer();
    const { data: plan } = await world.call(calls.invoicePlan, { accountIds: [accountId] }, token);
    expect(plan.refusal).toBe('');
    expect(
      plan.invoices.map(({ kind, netAmount, taxAmount, totalAmount }) => [kind, netAmount, taxAmount, totalAmount]),
    ).toEqual([
      ['02', '32802.00', '0.00', '32802.00'],
      ['01', '2339.62', '140.38', '2480.00'],
      ['01', '1238.53', '111.47', '1350.00'],
    ]);
    const asked = { accountIds: [accountId], kind: '01' as const, ...TITLE };
    const apply = () => world.call(calls.applyEInvoice, { ...asked, requestId: sending() }, token);
    const answers = await Promise.all(EIGHT.map(apply));
    expect(answers.filter(({ code }) => code === '1')).toHaveLength(1);
    expect((await over.seen(accountId)).row.invoices).toBe('asked');
    const bad = { ...asked, buyerTaxNo: '91350100M000100Y44', requestId: sending() };
    expect((await world.call(calls.applyEInvoice, bad, token)).code).toBe('0');
  });

  it('has some of the lines where they are named; the others wait for one of their own', async () => {
    const { accountId } = await over.confirmed();
    const token = await over.customer();
    const planOf = async (lineIds: number[] = []) =>
      (await world.call(calls.invoicePlan, { accountIds: [accountId], lineIds }, token)).data;
    const all = await planOf();
    const [free] = all.invoices;
    const lineIds = [...(free?.lineIds ?? [])];
    const part = await planOf(lineIds);
    expect(part.invoices.map(({ kind, totalAmount }) => [kind, totalAmount])).toEqual([['02', '32802.00']]);
    const asked = { accountIds: [accountId], lineIds, kind: '01' as const, ...TITLE };
    const { data } = await world.call(calls.applyEInvoice, { ...asked, requestId: sending() }, token);
    expect(data.list).toHaveLength(1);
    expect((await over.seen(accountId)).row.invoices).toBe('part');
    const rest = await planOf();
    expect(rest.invoices.flatMap((one) => one.lineIds)).toEqual(
      all.invoices.flatMap((one) => one.lineIds).filter((id) => !lineIds.includes(id)),
    );
    const again = await world.call(calls.applyEInvoice, { ...asked, requestId: sending() }, token);
    expect(again.code).toBe('0');
  });

  it('is issued, fetched as a real PDF and as XML, and reversed; then its lines are free again', async () => {
    const { accountId, invoices } = await over.applied();
    const staff = await over.staff();
    for (const { id, revision } of invoices)
      expect((await world.call(calls.issueEInvoice, { id, revision }, staff)).data.status).toBe(INVOICE_STATUS.issued);
    expect((await over.seen(accountId)).row.state).toBe('invoiced');
    const token = await over.customer();
    const { data } = await world.call(calls.eInvoices, { accountId }, token);
    const one = data.records[0];
    expect(one?.invoiceNo).toMatch(/^\d{20}$/);
    // Found by the number of the statement as well.
    const keyword = one?.accounts[0]?.accountNo ?? '';
    expect((await world.call(calls.eInvoices, { keyword }, token)).data.records).toEqual(data.records);
    const get = async (form: string) =>
      world.app.inject({
        method: 'GET',
        url: `${calls.downloadEInvoice.path}?id=${one?.id}&form=${form}`,
        headers: { auth: token },
      });
    expect((await get('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get('xml')).body).toContain(`<InvoiceNumber>${one?.invoiceNo}</InvoiceNumber>`);
    const asked = { id: one?.id ?? 0, revision: one?.revision ?? 0, reason: '抬头有误' };
    expect((await world.call(calls.reverseEInvoice, asked, staff)).data.status).toBe(INVOICE_STATUS.reversed);
    expect((await over.seen(accountId)).row).toMatchObject({ state: 'confirmed', invoices: 'part' });
    const { data: plan } = await world.call(calls.invoicePlan, { accountIds: [accountId] }, token);
    expect(plan.invoices).toHaveLength(1);
  });
});
