import { INVOICE_STATUS, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { accounts, eInvoiceLines, eInvoices } from '../../database/schema.ts';
import { money } from '../../documents/figures.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, olderRow, refused } from '../../http/failure.ts';
import { postNotice } from '../../message/post.ts';
import { type Language, say, type TextId } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Staff } from '../../user/session.ts';
import { type AccountEvent, noteAccount } from '../note.ts';
import { restate } from '../restate.ts';
import { requestOf } from './file.ts';
import { localEInvoices } from './local.ts';

type Calls = PortalContract['settlement'];
type Invoice = typeof eInvoices.$inferSelect;
type Done = Out<Calls['issueEInvoice']>;

const { applied, issuing, issued, failed, reversed, cancelled } = INVOICE_STATUS;
const done = ({ id, status, revision }: Invoice): Done => ({ id, status, revision });

/** The statements of an invoice are held before the invoice, as whoever asks for one does. */
async function held(tx: Db, id: number): Promise<Invoice> {
  const lines = await tx
    .selectDistinct({ accountId: eInvoiceLines.accountId })
    .from(eInvoiceLines)
    .where(eq(eInvoiceLines.invoiceId, id));
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        lines.map(({ accountId }) => accountId),
      ),
    )
    .orderBy(asc(accounts.id))
    .for('update');
  const [invoice] = await tx.select().from(eInvoices).where(eq(eInvoices.id, id)).for('update');
  if (!invoice) throw notFound();
  return invoice;
}

async function seen(
  tx: Db,
  { id, revision }: { id: number; revision: number },
  from: readonly number[],
  language: Language,
) {
  const invoice = await held(tx, id);
  if (invoice.revision !== revision) throw olderRow(done(invoice));
  if (!from.includes(invoice.status))
    throw refused('invoiceStatus', { status: say(language, `invoice_${invoice.status}` as TextId) });
  return invoice;
}

async function move(tx: Db, { id, revision }: Invoice, values: Partial<Invoice>): Promise<Invoice> {
  const [row] = await tx
    .update(eInvoices)
    .set({ ...values, revision: revision + 1 })
    .where(eq(eInvoices.id, id))
    .returning();
  if (!row) throw notFound();
  if (row.status === cancelled || row.status === reversed)
    await tx.update(eInvoiceLines).set({ live: false }).where(eq(eInvoiceLines.invoiceId, id));
  return row;
}

async function tell(tx: Db, id: number, event: AccountEvent | null, userId: number, values: Record<string, string>) {
  const lines = await tx
    .selectDistinct({ accountId: eInvoiceLines.accountId })
    .from(eInvoiceLines)
    .where(eq(eInvoiceLines.invoiceId, id))
    .orderBy(asc(eInvoiceLines.accountId));
  for (const { accountId } of lines) {
    await restate(tx, accountId);
    if (event) await noteAccount(tx, accountId, event, userId, values);
  }
}

/** Of which statements it is: a request has no number of its own that anybody knows. */
async function statementsOf(tx: Db, id: number): Promise<string> {
  const rows = await tx
    .selectDistinct({ accountNo: accounts.accountNo })
    .from(eInvoiceLines)
    .innerJoin(accounts, eq(accounts.id, eInvoiceLines.accountId))
    .where(eq(eInvoiceLines.invoiceId, id))
    .orderBy(accounts.accountNo);
  return rows.map(({ accountNo }) => accountNo).join(', ');
}

/** The customer takes back what nobody issues yet. */
export async function cancelInvoice(
  { db, bus }: Services,
  asked: In<Calls['cancelEInvoice']>,
  language: Language,
  userId: number,
): Promise<Done> {
  return db.transaction(async (tx) => {
    const invoice = await move(tx, await seen(tx, asked, [applied, failed], language), { status: cancelled });
    await tell(tx, invoice.id, null, userId, {});
    await bus.publish(tx, { type: 'desk' });
    return done(invoice);
  });
}

/**
 * Has an invoice issued. That it is asked for is kept before the provider hears of it, and it hears one name of it always: a server that dies
 * in between asks again and gets the same invoice.
 */
export async function issueInvoice(
  { db, bus, printer }: Services,
  asked: In<Calls['issueEInvoice']>,
  { language, visitor: { userId }, page }: Caller<Staff>,
): Promise<Done> {
  const asking = await db.transaction(async (tx) => {
    const invoice = await seen(tx, asked, [applied, issuing, failed], language);
    return move(tx, invoice, { status: issuing, failReason: '' });
  });
  const provider = localEInvoices(printer, `user ${userId}`);
  const outcome = await provider.request(await requestOf(db, asking));
  return db.transaction(async (tx) => {
    const invoice = await held(tx, asking.id);
    if (invoice.status !== issuing) return done(invoice);
    if (outcome.state === 'failed') {
      const row = await move(tx, invoice, { status: failed, failReason: outcome.reason });
      const said = { no: await statementsOf(tx, row.id), text: outcome.reason };
      await postNotice(tx, bus, { customerId: row.customerId, page }, 'invoiceFailed', said);
      await bus.publish(tx, { type: 'desk' });
      return done(row);
    }
    const { providerId, invoiceNo, issuedAt, drawer } = outcome;
    const row = await move(tx, invoice, { status: issued, providerId, invoiceNo, issuedAt, drawer });
    await tell(tx, row.id, 'issuedInvoice', userId, { invoiceNo });
    const said = { invoiceNo, total: money(row.totalAmount) };
    await postNotice(tx, bus, { customerId: row.customerId, page }, 'invoiceIssued', said);
    await bus.publish(tx, { type: 'desk' });
    return done(row);
  });
}

/** Reverses an issued invoice; its lines can be invoiced again. */
export async function reverseInvoice(
  { db, bus, printer }: Services,
  asked: In<Calls['reverseEInvoice']>,
  { language, visitor: { userId } }: Caller<Staff>,
): Promise<Done> {
  const [found] = await db.select().from(eInvoices).where(eq(eInvoices.id, asked.id));
  if (!found) throw notFound();
  return db.transaction(async (tx) => {
    const invoice = await seen(tx, asked, [issued], language);
    const { providerId, invoiceNo } = invoice;
    // The provider reverses one invoice once, so that a server that dies after this asks for the same red one.
    const { redNo } = await localEInvoices(printer, '').reverse(providerId, invoiceNo ?? '', asked.reason);
    const values = { status: reversed, redNo, redAt: new Date(), redReason: asked.reason };
    const row = await move(tx, invoice, values);
    await tell(tx, row.id, 'reversed', userId, { invoiceNo: invoiceNo ?? '', why: asked.reason });
    await bus.publish(tx, { type: 'desk' });
    return done(row);
  });
}
