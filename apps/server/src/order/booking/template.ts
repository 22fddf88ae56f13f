import type { BookingDraft } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { orderTemplates } from '../../database/schema.ts';
import { findOrderTemplate } from '../templates/find.ts';
import { whole } from './form.ts';

/** What a template of a company holds, which counts as a use of it; undefined where it has no such one. */
export async function templateDraft(db: Db, customerId: number, templateId: number): Promise<BookingDraft | undefined> {
  const row = await findOrderTemplate(db, templateId, { customerId });
  if (!row) return undefined;
  await db.update(orderTemplates).set({ usedAt: new Date() }).where(eq(orderTemplates.id, row.id));
  return whole(row.booking);
}
