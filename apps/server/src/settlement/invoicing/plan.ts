import type { InvoiceKind, Out, PortalContract } from '@lading/api-client/contract';
import { amountLess, convert } from '@lading/validators/freight';
import { capitalWords, statementTotals, TAX_RATES, type TaxRate, taxWithin } from '@lading/validators/settlement';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookings, eInvoiceLines } from '../../database/schema.ts';
import { figure, money } from '../../documents/figures.ts';
import { refused } from '../../http/failure.ts';
import { linesOfStatements } from '../charge-lines.ts';
import { type Account, type AccountLine, AGREED } from '../restate.ts';

type Plan = Out<PortalContract['settlement']['invoicePlan']>;
export type PlannedInvoice = Plan['invoices'][number];

const CNY = 'CNY';
/** What it is called on the invoice, with the code of its class: forwarding, services at the port, haulage. */
const ITEMS: Readonly<Record<TaxRate, { readonly name: string; readonly taxCode: string }>> = {
  '0': { name: '*经纪代理服务*国际货物运输代理', taxCode: '3040802010200000000' },
  '6': { name: '*物流辅助服务*货运港口服务', taxCode: '3040407040000000000' },
  '9': { name: '*运输服务*国内道路货物运输', taxCode: '3010102020100000000' },
};

export interface PlannedLine {
  readonly line: AccountLine;
  readonly itemName: string;
  readonly taxCode: string;
  readonly amount: string;
  readonly tax: string;
  readonly total: string;
  readonly cnyPerUnit: string;
  readonly from: string;
}

const rateOf = (account: Account, currency: string): string => {
  if (currency === CNY) return '1';
  const rate = account.fx.find((one) => one.currency === currency);
  if (!rate) throw refused('invoiceNoRate', { currency });
  return rate.cnyPerUnit;
};

/**
 * The lines of one rate of tax in CNY. A currency of a statement is converted as one sum, and the tax is taken out of the whole: each line
 * has what the sum grows by, so that nothing is lost by rounding.
 */
function planned(
  lines: readonly AccountLine[],
  accounts: ReadonlyMap<number, Account>,
  taxRate: TaxRate,
): PlannedLine[] {
  const grown = new Map<string, { sum: string; cny: string }>();
  let [net, total] = ['0.00', '0.00'];
  return lines.map((line) => {
    const { accountId, currency } = line;
    const account = accounts.get(accountId);
    if (!account) throw new Error(`no statement ${accountId}`);
    const cnyPerUnit = rateOf(account, currency);
    const key = `${currency} ${cnyPerUnit}`;
    const before = grown.get(key) ?? { sum: '0', cny: '0' };
    const sum = amountLess(line.amount, negative(before.sum), currency);
    const cny = convert({ currency, amount: sum }, CNY, [{ currency, cnyPerUnit }]) ?? '0.00';
    grown.set(key, { sum, cny });
    const own = amountLess(cny, before.cny, CNY);
    const nextTotal = amountLess(own, negative(total), CNY);
    const nextNet = taxWithin(nextTotal, taxRate).net;
    const amount = amountLess(nextNet, net, CNY);
    [net, total] = [nextNet, nextTotal];
    const item = ITEMS[taxRate];
    return {
      line,
      amount,
      cnyPerUnit,
      total: own,
      tax: amountLess(own, amount, CNY),
      taxCode: item.taxCode,
      itemName: `${item.name} ${line.name}`,
      from: currency === CNY ? '' : `${currency} ${money(line.amount)} × ${cnyPerUnit}`,
    };
  });
}

/** The same amount with the other sign. */
const negative = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** The lines that can be put on invoices: of confirmed statements of one company, each once. */
export async function invoiceable(
  db: Db,
  accounts: readonly Account[],
  lineIds: readonly number[],
): Promise<AccountLine[]> {
  if (new Set(accounts.map(({ customerId }) => customerId)).size > 1) throw refused('invoiceManyCustomers');
  for (const { status, accountNo } of accounts)
    if (!AGREED.includes(status)) throw refused('invoiceNotConfirmed', { accountNo });
  const ids = accounts.map(({ id }) => id);
  const lines = await linesOfStatements(db, ids);
  const live = await db
    .select({ id: eInvoiceLines.accountLineId })
    .from(eInvoiceLines)
    .where(and(inArray(eInvoiceLines.accountId, ids), eq(eInvoiceLines.live, true)));
  const taken = new Set(live.map(({ id }) => id));
  const wanted = new Set(lineIds);
  if (lineIds.some((id) => taken.has(id))) throw refused('invoiceTaken');
  const free = lines.filter(({ id }) => !taken.has(id) && (wanted.size === 0 || wanted.has(id)));
  if (free.length === 0 || (wanted.size > 0 && free.length < wanted.size)) throw refused('invoiceNoLines');
  return free;
}

export interface Part {
  readonly kind: InvoiceKind;
  readonly taxRate: TaxRate;
  readonly lines: readonly PlannedLine[];
  readonly netAmount: string;
  readonly taxAmount: string;
  readonly totalAmount: string;
}

const sumOf = (list: readonly string[]): string =>
  statementTotals([{ currency: CNY, amount: '0' }, ...list.map((amount) => ({ currency: CNY, amount }))])[0]?.amount ??
  '0.00';

/** One invoice for each rate of tax; what is free of it has an ordinary one. */
export function partsOf(lines: readonly AccountLine[], accounts: readonly Account[], kind: InvoiceKind): Part[] {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  return TAX_RATES.flatMap((taxRate): Part[] => {
    const own = lines.filter((line) => line.taxRate === taxRate);
    if (own.length === 0) return [];
    const said = planned(own, byId, taxRate);
    const totalAmount = sumOf(said.map(({ total }) => total));
    if (!/[1-9]/.test(totalAmount) || totalAmount.startsWith('-')) throw refused('invoiceNotPositive');
    return [
      {
        kind: taxRate === '0' ? '02' : kind,
        taxRate,
        lines: said,
        totalAmount,
        netAmount: sumOf(said.map(({ amount }) => amount)),
        taxAmount: sumOf(said.map(({ tax }) => tax)),
      },
    ];
  });
}

/** Its lines as they are kept. */
export const writtenLines = ({ lines, taxRate }: Part, invoiceId: number) =>
  lines.map(({ line, itemName, taxCode, amount, tax, total, cnyPerUnit }, position) => ({
    position,
    itemName,
    taxCode,
    amount,
    taxRate,
    tax,
    total,
    cnyPerUnit,
    invoiceId,
    accountLineId: line.id,
    accountId: line.accountId,
    unit: line.unit,
    quantity: line.quantity,
    currency: line.currency,
    billed: line.amount,
  }));

export const shownPart = ({ kind, taxRate, lines, netAmount, taxAmount, totalAmount }: Part): PlannedInvoice => ({
  kind,
  netAmount,
  taxAmount,
  totalAmount,
  totalInWords: capitalWords(totalAmount),
  lines: lines.map(({ line, itemName, taxCode, amount, tax, total, from }) => ({
    itemName,
    taxCode,
    amount,
    taxRate,
    tax,
    total,
    from,
    unit: line.unit,
    quantity: figure(line.quantity, 0),
  })),
  lineIds: lines.map(({ line }) => line.id),
});

/** What the note on the invoice says where nobody wrote another: orders and bills. */
export async function remarkOf(db: Db, lines: readonly AccountLine[], accounts: readonly Account[]): Promise<string> {
  const ids = [...new Set([...lines.map(({ bookingId }) => bookingId), ...accounts.map(({ bookingId }) => bookingId)])];
  const rows = await db
    .select({ bookingNo: bookings.bookingNo, mblNo: bookings.mblNo })
    .from(bookings)
    .where(
      inArray(
        bookings.id,
        ids.filter((id) => id !== null),
      ),
    )
    .orderBy(bookings.id);
  return rows
    .map(({ bookingNo, mblNo }) => [bookingNo, mblNo].filter(Boolean).join(' / '))
    .join(', ')
    .slice(0, 100);
}
