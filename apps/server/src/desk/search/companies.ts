import { or, type SQL, sql } from 'drizzle-orm';
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
  const { id, code, name, nameEn, shortName, pinyin, uscc } = customers;
  const inside = containing(keyword);
  const begins = inside.slice(1);
  const letters = containing(keyword.toLowerCase().replace(/[\s'’]/g, ''));
  const read = /^[a-z\s'’]+$/i.test(keyword) ? sql`${pinyin} like ${letters}` : undefined;
  const ways: (SQL | undefined)[] = [
    sql`${name} ilike ${inside}`,
    sql`${nameEn} ilike ${inside}`,
    sql`${shortName} ilike ${inside}`,
    sql`${code} ilike ${begins}`,
    sql`${uscc} ilike ${begins}`,
    read,
  ];
  const first = sql`case when ${name} ilike ${begins} or ${nameEn} ilike ${begins} or ${code} ilike ${keyword}
    or ${pinyin} like ${letters.slice(1)} then 0 else 1 end`;
  const rows = await db
    .select({ id, code, name, nameEn, pinyin })
    .from(customers)
    .where(or(...ways))
    .orderBy(first, sql`length(${name})`, id)
    .limit(MOST);
  return rows.map((row) => ({
    ...{ kind: 'customer' as const, id: row.id, bookingId: null, customerId: row.id },
    ...{ title: ofLanguage(language, row.name, row.nameEn), about: row.code },
    matched: ofLanguage(language, row.nameEn, row.name),
    customerName: '',
  }));
}
