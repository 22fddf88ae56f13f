import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { quotes, quoteTemplates } from '../database/schema.ts';
import type { Visitor } from '../user/session.ts';

/** What of a row its workbook needs. */
export const keptQuote = {
  id: quotes.id,
  quoteNo: quotes.quoteNo,
  customerId: quotes.customerId,
  userId: quotes.userId,
  said: quotes.said,
  bytes: quotes.bytes,
  object: quotes.object,
};

/** A quotation of the visitor's company. */
export async function findQuote(db: Db, id: number, { customerId }: Visitor) {
  if (customerId === null) return undefined;
  const [row] = await db
    .select(keptQuote)
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.customerId, customerId)));
  return row;
}

/** A template of the visitor's company. */
export async function findQuoteTemplate(db: Db, id: number, { customerId }: Visitor) {
  if (customerId === null) return undefined;
  const [row] = await db
    .select()
    .from(quoteTemplates)
    .where(and(eq(quoteTemplates.id, id), eq(quoteTemplates.customerId, customerId), isNull(quoteTemplates.removedAt)));
  return row;
}
