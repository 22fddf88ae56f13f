import { desc, eq, like } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { broadcasts, customers } from '../../database/schema.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Asked, Found } from './found.ts';
import { mayAny } from './found.ts';

const MOST = 6;

/** What was written to customers, by its title in either language, the newest first. */
export async function messagesOf(db: Db, asked: Asked): Promise<Found[]> {
  if (!mayAny(asked, ['message:send'])) return [];
  const { language } = asked;
  const { id, titleCn, titleEn } = broadcasts;
  const rows = await db
    .select({ id, titleCn, titleEn, customerId: customers.id, company: customers.name, companyEn: customers.nameEn })
    .from(broadcasts)
    .leftJoin(customers, eq(customers.id, broadcasts.customerId))
    .where(like(broadcasts.sought, containing(asked.keyword.toLowerCase())))
    .orderBy(desc(id))
    .limit(MOST);
  return rows.map((row) => ({
    kind: 'message' as const,
    id: row.id,
    bookingId: null,
    customerId: row.customerId,
    about: '',
    title: ofLanguage(language, row.titleCn, row.titleEn),
    matched: ofLanguage(language, row.titleEn, row.titleCn),
    customerName: ofLanguage(language, row.company ?? '', row.companyEn ?? ''),
  }));
}
