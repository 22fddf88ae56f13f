import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { email, uscc } from '@lading/validators';
import { statementTotals } from '@lading/validators/settlement';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { accounts, eInvoiceLines, eInvoices, invoiceTitles } from '../../database/schema.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound, refused } from '../../http/failure.ts';
import { postToStaff } from '../../message/post.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { noteAccount } from '../note.ts';
import { restate } from '../restate.ts';
import { invoiceable, type Part, partsOf, remarkOf, writtenLines } from './plan.ts';

type Call = PortalContract['settlement']['applyEInvoice'];
type Asked = In<Call>;

const titleOf = ({
  buyerName,
  buyerTaxNo,
  buyerAddress,
  buyerPhone,
  buyerBank,
  buyerAccount,
  receiveEmail,
}: Asked) => ({
  buyerName,
  buyerTaxNo,
  buyerAddress,
  buyerPhone,
  buyerBank,
  buyerAccount,
  receiveEmail,
});

async function keepTitle(tx: Db, customerId: number, asked: Asked): Promise<void> {
  const values = { ...titleOf(asked), usedAt: new Date() };
  await tx
    .insert(invoiceTitles)
    .values({ customerId, ...values })
    .onConflictDoUpdate({ target: [invoiceTitles.customerId, invoiceTitles.buyerTaxNo], set: values });
}

async function write(tx: Db, part: Part, asked: Asked, of: { customerId: number; userId: number; remark: string }) {
  const { kind, netAmount, taxAmount, totalAmount } = part;
  const [row] = await tx
    .insert(eInvoices)
    .values({ ...titleOf(asked), ...of, kind, netAmount, taxAmount, totalAmount, requestId: asked.requestId })
    .returning();
  if (!row) throw new Error('no invoice was written');
  await tx.insert(eInvoiceLines).values(writtenLines(part, row.id));
  return { id: row.id, status: row.status, revision: row.revision };
}

/** Asks for the invoices of statements, one for each rate of tax; the same sending asks once. */
export async function applyInvoices(
  { db, bus }: Services,
  asked: Asked,
  { visitor, page }: Caller<Member>,
): Promise<Out<Call>> {
  const { accountIds, lineIds, requestId } = asked;
  const { customerId, userId, name, nameEn, company, companyEn } = visitor;
  if (!uscc.is(asked.buyerTaxNo)) throw refused('invoiceTaxNo', {}, 'buyerTaxNo');
  if (!email.is(asked.receiveEmail)) throw refused('invoiceEmail', {}, 'receiveEmail');
  return db.transaction(async (tx) => {
    const held = await tx
      .select()
      .from(accounts)
      .where(inArray(accounts.id, accountIds))
      .orderBy(asc(accounts.id))
      .for('update');
    if (held.length === 0) throw notFound();
    const sent = await tx
      .select({ id: eInvoices.id, status: eInvoices.status, revision: eInvoices.revision, of: eInvoices.customerId })
      .from(eInvoices)
      .where(eq(eInvoices.requestId, requestId))
      .orderBy(eInvoices.id);
    const mine = sent.filter((one) => one.of === customerId);
    if (mine.length > 0) return { list: mine.map(({ of: _own, ...one }) => one) };
    const lines = await invoiceable(tx, held, lineIds);
    const parts = partsOf(lines, held, asked.kind);
    const remark = asked.remark || (await remarkOf(tx, lines, held));
    const list = [];
    for (const part of parts) list.push(await write(tx, part, asked, { customerId, userId, remark }));
    await keepTitle(tx, customerId, asked);
    for (const { id } of held) {
      await restate(tx, id);
      await noteAccount(tx, id, 'invoiced', userId, { count: String(parts.length) });
    }
    const total =
      statementTotals(parts.map(({ totalAmount }) => ({ currency: 'CNY', amount: totalAmount })))[0]?.amount ?? '';
    const said = { name, nameEn, company, companyEn, count: String(parts.length), total };
    await postToStaff(tx, bus, page, 'invoiceAsked', said, 'invoice:issue');
    await bus.publish(tx, { type: 'desk' });
    return { list };
  });
}
