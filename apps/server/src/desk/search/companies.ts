import { or, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { customers } from '../../database/schema.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Asked, Found } from './found.ts';
import { readNames } from './pinyin.ts';

const MOST = 6;

/** Companies by either name, their code, or how the Chinese one is read; what begins so before what only has it inside. */
export async function companiesOf(db: Db, { keyword, language }: Asked): Promise<Found[]> {
  await readNames(db);
  const { id, code, name, nameEn, pinyin, sought } = customers;
  const inside = containing(keyword.toLowerCase());
  const letters = containing(keyword.toLowerCase().replace(/[\s'’]/g, ''));
  const read = /^[a-z\s'’]+$/i.test(keyword) ? sql`${pinyin} like ${letters}` : undefined;
  const begins = or(sql`${sought} like ${`%\n${inside.slice(1)}`}`, read && sql`${pinyin} like ${letters.slice(1)}`);
  const rows = await db
    .select({ id, code, name, nameEn, pinyin })
    .from(customers)
    .where(or(sql`${sought} like ${inside}`, read))
    .orderBy(sql`case when ${begins} then 0 else 1 end`, sql`length(${name})`, id)
    .limit(MOST);
  return rows.map((row) => ({
    kind: 'customer' as const,
    id: row.id,
    bookingId: null,
    customerId: row.id,
    title: ofLanguage(language, row.name, row.nameEn),
    about: row.code,
    matched: ofLanguage(language, row.nameEn, row.name),
    customerName: '',
  }));
}
