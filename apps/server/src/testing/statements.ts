import { type Arg, contract } from '@lading/api-client/contract';
import type { World } from './world.ts';

const calls = contract.settlement;
type Line = Arg<typeof calls.saveCharges>['lines'][number];

/** What a line may be silent about. */
export const UNSAID = { supplier: '', reason: '', reasonText: '' } as const;

const line = (code: string, name: string, currency: string, unitPrice: string, more: Partial<Line> = {}): Line => ({
  id: null,
  code,
  name,
  nameEn: code,
  unit: 'bill',
  quantity: '1',
  currency,
  unitPrice,
  taxRate: '0',
  ...UNSAID,
  ...more,
});

/** What an order is charged: freight in dollars that is free of tax, services in yuan that bear it. */
export const LINES: readonly Line[] = [
  line('OF', '海运费', 'USD', '2310.00', { unit: 'box', quantity: '2', cost: '2100.00', supplier: 'OOCL' }),
  line('THC', '码头操作费', 'CNY', '1240.00', { unit: 'box', quantity: '2', taxRate: '6' }),
  line('TRK', '拖车费', 'CNY', '1350.00', { unit: 'truck', taxRate: '9' }),
];

export const TITLE = {
  buyerName: '宁波浩宇家居有限公司',
  buyerTaxNo: '91350100M000100Y43',
  receiveEmail: 'finance@haoyu.example',
} as const;

let sendings = 0;
export const sending = (): string => {
  sendings += 1;
  return `settlement-${sendings}`;
};

/** Statements as far as each test needs them: every step by the call that takes it. */
export function statementsOver(world: World) {
  const { call, ids } = world;
  const staff = () => world.someone('staff', ['charge:issue', 'charge:margin', 'invoice:issue']);
  const customer = () => world.someone('customer', ['settlement:view', 'settlement:confirm', 'invoice:apply']);

  /** An order with charges on its sheet. */
  async function charged(lines: readonly Line[] = LINES) {
    const bookingId = await world.booking();
    const { data } = await call(calls.saveCharges, { bookingId, revision: 0, lines: [...lines] }, await staff());
    return { bookingId, revision: data.revision };
  }
  const seen = async (accountId: number) => {
    const { data } = await call(calls.inConfirmInfo, { accountId }, await staff());
    return { ...data, revision: data.row.revision };
  };
  const linesOf = async (accountId: number) =>
    (await call(calls.inConfirmCharges, { accountId }, await staff())).data.list;
  /** A statement that waits for the customer. */
  async function issued(lines?: readonly Line[]) {
    const rate = { currency: 'USD', day: '2026-11-20', cnyPerUnit: '7.1000', source: '中国外汇交易中心' };
    await call(calls.saveExchange, rate, await staff());
    const { bookingId, revision } = await charged(lines);
    const asked = { bookingIds: [bookingId], revisions: [revision], requestId: sending() };
    const { data } = await call(calls.issueStatement, { ...asked, kind: 'order' }, await staff());
    return {
      bookingId,
      ...data,
      revision: (await seen(data.accountId)).revision,
      lines: await linesOf(data.accountId),
    };
  }
  /** One with a query of its second line. */
  async function queried() {
    const one = await issued();
    const { accountId, revision } = one;
    const lineId = one.lines[1]?.id ?? 0;
    const asked = { accountId, lineId, revision, reason: 'rate', text: '比报价高', requestId: sending() } as const;
    const { data } = await call(calls.disputeCharge, asked, await customer());
    return {
      ...one,
      lineId,
      queryId: data.queryId,
      queryRevision: data.revision,
      revision: (await seen(accountId)).revision,
    };
  }
  async function answered() {
    const one = await queried();
    const asked = {
      queryId: one.queryId,
      decision: 'explain',
      text: '船公司涨价',
      revision: one.queryRevision,
    } as const;
    const { data } = await call(calls.answerCharge, asked, await staff());
    return { ...one, queryRevision: data.revision };
  }
  async function confirmed(lines?: readonly Line[]) {
    const one = await issued(lines);
    await call(calls.updateInConfirm, { accountId: one.accountId, type: '4' }, await customer());
    return one;
  }
  /** Its invoices that are asked for, one for each rate of tax. */
  async function applied() {
    const one = await confirmed();
    const asked = { accountIds: [one.accountId], ...TITLE, requestId: sending() };
    const { data } = await call(calls.applyEInvoice, { ...asked, kind: '01' }, await customer());
    const [invoice] = data.list;
    if (!invoice) throw new Error('no invoice was asked for');
    return { ...one, invoice, invoices: data.list };
  }
  async function invoiced() {
    const one = await applied();
    const { id, revision } = one.invoice;
    const { data } = await call(calls.issueEInvoice, { id, revision }, await staff());
    return { ...one, invoice: data };
  }
  /** A payment that is matched with nothing. */
  async function paid(amount = '4620.00', currency = 'USD') {
    const asked = { customerId: ids.customer, day: '2026-11-20', way: 'transfer', currency, amount } as const;
    const { data } = await call(calls.recordPayment, { ...asked, requestId: sending() }, await staff());
    return data;
  }
  return { charged, issued, queried, answered, confirmed, applied, invoiced, paid, seen, linesOf, staff, customer };
}
