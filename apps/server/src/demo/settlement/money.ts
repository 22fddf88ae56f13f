import { ACCOUNT_STATUS } from '@lading/validators/bill';
import { lineAmount } from '@lading/validators/freight';
import { statementTotals } from '@lading/validators/settlement';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import {
  accounts,
  customers,
  eInvoiceLines,
  eInvoices,
  invoiceTitles,
  paymentMatches,
  payments,
} from '../../database/schema.ts';
import { addDays } from '../../freight/sailings.ts';
import { partsOf, writtenLines } from '../../settlement/invoicing/plan.ts';
import { noteAccount } from '../../settlement/note.ts';
import { linesOf, restate } from '../../settlement/restate.ts';
import { totalsSentence } from '../../settlement/totals.ts';
import { chinaDate } from '../../time.ts';

type Account = typeof accounts.$inferSelect;

async function invoice(tx: Db, account: Account, at: number): Promise<void> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, account.customerId));
  const title = {
    buyerName: customer?.name ?? '',
    buyerTaxNo: customer?.uscc ?? '',
    receiveEmail: `finance@${customer?.code.toLowerCase()}.example`,
  };
  // It stands there already when the next invoice is asked for.
  await tx
    .insert(invoiceTitles)
    .values({ customerId: account.customerId, ...title })
    .onConflictDoNothing();
  const parts = partsOf(await linesOf(tx, account.id), [account], '01');
  for (const [place, part] of parts.entries()) {
    const { kind, netAmount, taxAmount, totalAmount } = part;
    const [row] = await tx
      .insert(eInvoices)
      .values({
        customerId: account.customerId,
        kind,
        netAmount,
        taxAmount,
        totalAmount,
        status: 2 as const,
        ...title,
        remark: account.accountNo,
        providerId: `demo ${account.id} ${place}`,
        invoiceNo: `26332${String(account.id * 10 + place).padStart(15, '0')}`,
        issuedAt: account.confirmedAt ?? account.createTime,
        drawer: '子午湾财务',
        createTime: account.confirmedAt ?? account.createTime,
      })
      .returning();
    if (!row) continue;
    await tx.insert(eInvoiceLines).values(writtenLines(part, row.id));
    await noteAccount(tx, account.id, 'issuedInvoice', null, { invoiceNo: row.invoiceNo ?? String(at) });
  }
}

/** Pays so much of a statement: all of it, or half of what is owed in its first currency. */
async function pay(tx: Db, account: Account, staffId: number | null, whole: boolean): Promise<void> {
  const totals = statementTotals(await linesOf(tx, account.id));
  // No money comes tomorrow.
  const today = chinaDate(new Date());
  for (const { currency, amount } of whole ? totals : totals.slice(0, 1)) {
    const came = whole ? amount : lineAmount(amount, '0.5', currency);
    const [row] = await tx
      .insert(payments)
      .values({
        customerId: account.customerId,
        currency,
        amount: came,
        userId: staffId,
        way: 'transfer' as const,
        day: [addDays(account.issueDay ?? today, 6), today].sort()[0] ?? today,
        reference: `BOC${String(account.id).padStart(6, '0')}${currency}`,
      })
      .returning();
    if (!row) continue;
    await tx.insert(paymentMatches).values({ paymentId: row.id, accountId: account.id, amount: came });
    await noteAccount(tx, account.id, 'paid', staffId, { money: totalsSentence([{ currency, amount: came }]) });
  }
}

/** Of the confirmed statements the older ones are invoiced and paid, the newest wait. */
export async function loadMoney(tx: Db, staffId: number | null, _days: number): Promise<void> {
  const confirmed = await tx
    .select()
    .from(accounts)
    .where(eq(accounts.status, ACCOUNT_STATUS.confirmed))
    .orderBy(asc(accounts.issueDay), asc(accounts.id));
  // Each company has something open.
  const newest = new Map(confirmed.map((account) => [account.customerId, account]));
  for (const [at, account] of confirmed.entries()) {
    const left = confirmed.length - at;
    // Without a rate of exchange nothing can be put in yuan.
    if (left > 2 && account.fx.length > 0) await invoice(tx, account, at);
    if (left > 6 && account !== newest.get(account.customerId)) await pay(tx, account, staffId, true);
    else if (left === 6) await pay(tx, account, staffId, false);
    await restate(tx, account.id);
  }
}
