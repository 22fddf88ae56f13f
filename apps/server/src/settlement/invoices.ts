import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { capitalWords, statementTotals } from '@lading/validators/settlement';
import { and, asc, desc, eq, exists, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { accounts, customers, eInvoiceLines, eInvoices, invoiceTitles } from '../database/schema.ts';
import { figure, money } from '../documents/figures.ts';
import type { FileHandlers } from '../handler-files.ts';
import { Failure } from '../http/failure.ts';
import { type Language, say, type TextId } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { applyInvoices } from './invoicing/apply.ts';
import { fileOf } from './invoicing/file.ts';
import { invoiceable, partsOf, remarkOf, shownPart } from './invoicing/plan.ts';
import { cancelInvoice, issueInvoice, reverseInvoice } from './invoicing/states.ts';

type Calls = PortalContract['settlement'];
type Row = Out<Calls['eInvoices']>['records'][number];

const linesOfInvoices = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ line: eInvoiceLines, accountNo: accounts.accountNo })
        .from(eInvoiceLines)
        .innerJoin(accounts, eq(accounts.id, eInvoiceLines.accountId))
        .where(inArray(eInvoiceLines.invoiceId, [...ids]))
        .orderBy(asc(eInvoiceLines.invoiceId), asc(eInvoiceLines.position));

const invoiceLine = (line: typeof eInvoiceLines.$inferSelect): Row['lines'][number] => {
  const { itemName, taxCode, unit, amount, taxRate, tax, total, currency, billed, cnyPerUnit } = line;
  return {
    itemName,
    taxCode,
    unit,
    amount,
    taxRate,
    tax,
    total,
    quantity: figure(line.quantity, 0),
    from: currency === 'CNY' ? '' : `${currency} ${money(billed)} × ${cnyPerUnit}`,
  };
};

async function page(db: Db, asked: In<Calls['eInvoices']>, own: number | null, language: Language) {
  const { current, size, accountId, status, keyword } = asked;
  const like = containing(keyword.trim());
  const onStatement = (statement: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(eInvoiceLines)
        .innerJoin(accounts, eq(accounts.id, eInvoiceLines.accountId))
        .where(and(eq(eInvoiceLines.invoiceId, eInvoices.id), statement)),
    );
  const wanted = and(
    own === null ? undefined : eq(eInvoices.customerId, own),
    status === undefined ? undefined : eq(eInvoices.status, status as Row['status']),
    accountId === undefined ? undefined : onStatement(eq(accounts.id, accountId)),
    keyword.trim()
      ? or(
          ...[eInvoices.invoiceNo, eInvoices.buyerName, eInvoices.remark].map((column) => ilike(column, like)),
          onStatement(ilike(accounts.accountNo, like)),
        )
      : undefined,
  );
  const rows = await db
    .select({ invoice: eInvoices, customer: customers })
    .from(eInvoices)
    .innerJoin(customers, eq(customers.id, eInvoices.customerId))
    .where(wanted)
    .orderBy(desc(eInvoices.id))
    .limit(size)
    .offset((current - 1) * size);
  const lines = await linesOfInvoices(
    db,
    rows.map(({ invoice }) => invoice.id),
  );
  return {
    total: await db.$count(eInvoices, wanted),
    records: rows.map(({ invoice, customer }): Row => {
      const mine = lines.filter(({ line }) => line.invoiceId === invoice.id);
      const { id, kind, buyerName, buyerTaxNo, buyerAddress, buyerPhone, buyerBank, buyerAccount } = invoice;
      const { receiveEmail, netAmount, taxAmount, totalAmount, remark, failReason, revision } = invoice;
      return {
        id,
        kind,
        buyerName,
        buyerTaxNo,
        buyerAddress,
        buyerPhone,
        buyerBank,
        buyerAccount,
        receiveEmail,
        netAmount,
        taxAmount,
        totalAmount,
        remark,
        failReason,
        revision,
        status: invoice.status,
        statusName: say(language, `invoice_${invoice.status}` as TextId),
        totalInWords: capitalWords(totalAmount),
        lines: mine.map(({ line }) => invoiceLine(line)),
        customerName: ofLanguage(language, customer.name, customer.nameEn),
        accounts: [...new Map(mine.map(({ line, accountNo }) => [line.accountId, accountNo]))].map(
          ([one, accountNo]) => ({
            id: one,
            accountNo,
          }),
        ),
        invoiceNo: invoice.invoiceNo ?? '',
        appliedAt: isoInstant(invoice.createTime),
        issuedAt: invoice.issuedAt && isoInstant(invoice.issuedAt),
        reversedBy: invoice.redNo,
        reverses: '',
        reason: invoice.redReason,
      };
    }),
  };
}

async function plan(
  db: Db,
  { lineIds }: In<Calls['invoicePlan']>,
  statements: readonly (typeof accounts.$inferSelect)[],
  language: Language,
): Promise<Out<Calls['invoicePlan']>> {
  try {
    const lines = await invoiceable(db, statements, lineIds);
    const parts = partsOf(lines, statements, '01');
    const used = new Map(
      parts.flatMap((part) => part.lines.map((one) => [one.line.currency, one.cnyPerUnit] as const)),
    );
    used.delete('CNY');
    return {
      invoices: parts.map(shownPart),
      total: statementTotals(parts.map((part) => ({ currency: 'CNY', amount: part.totalAmount })))[0]?.amount ?? '0.00',
      remark: await remarkOf(db, lines, statements),
      fx: [...used].map(([currency, cnyPerUnit]) => ({ currency, cnyPerUnit })),
      refusal: '',
    };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { invoices: [], total: '0.00', remark: '', fx: [], refusal: say(language, error.id, error.values) };
  }
}

/** Electronic invoices of confirmed statements. */
export const invoices = (services: Services): FileHandlers<'settlement', 'invoices'> => ({
  eInvoices: (asked, { language, visitor: { customerId } }) => page(services.db, asked, customerId, language),

  async invoiceTitles(_asked, { visitor: { customerId } }) {
    const list = await services.db
      .select()
      .from(invoiceTitles)
      .where(eq(invoiceTitles.customerId, customerId))
      .orderBy(desc(invoiceTitles.usedAt));
    return { list: list.map(({ customerId: _own, usedAt: _at, ...title }) => title) };
  },

  invoicePlan: (asked, { language }, statements) =>
    plan(
      services.db,
      asked,
      statements.map(({ account }) => account),
      language,
    ),
  applyEInvoice: (asked, caller) => applyInvoices(services, asked, caller),
  cancelEInvoice: (asked, { language, visitor }) => cancelInvoice(services, asked, language, visitor.userId),
  downloadEInvoice: ({ form }, { visitor }, invoice) => fileOf(services, invoice, form, visitor),
  issueEInvoice: (asked, caller) => issueInvoice(services, asked, caller),
  reverseEInvoice: (asked, caller) => reverseInvoice(services, asked, caller),
});
