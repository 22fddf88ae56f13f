import type { contract, Out } from '@lading/api-client/contract';
import { asc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, payerConsents } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { chinaDate } from '../time.ts';
import { ofLanguage } from '../user/name.ts';

type Payers = Out<(typeof contract.order)['payers']>;

/** Whom an order of the company may be billed to: itself first, then those that agreed, by name. */
async function payersOf(db: Db, customerId: number, language: Language): Promise<Payers> {
  const rows = await db
    .selectDistinct({
      id: customers.id,
      name: customers.name,
      nameEn: customers.nameEn,
      credit: customers.credit,
      other: sql<boolean>`${customers.id} <> ${customerId}`.as('other'),
    })
    .from(customers)
    .leftJoin(payerConsents, eq(payerConsents.payerId, customers.id))
    .where(or(eq(customers.id, customerId), eq(payerConsents.customerId, customerId)))
    .orderBy(sql`other`, asc(customers.name));
  const today = chinaDate(new Date());
  return rows.map(({ id, name, nameEn, credit }) => {
    const creditState = !credit ? 'none' : credit.validTo < today ? 'expired' : 'valid';
    const settleMethod = credit && creditState === 'valid' ? credit.method : 'prepaid';
    return { customerId: id, name: ofLanguage(language, name, nameEn), settleMethod, creditState };
  });
}

export const payers = ({ db }: Services): FileHandlers<'order', 'payers'> => ({
  payers: (_asked, { visitor, language }) => payersOf(db, visitor.customerId, language),
});
