import { eq, ne, sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Db } from '../../database/open.ts';
import { customers } from '../../database/schema.ts';

const HAN = /\p{Script=Han}/u;
/** Names that are read in one step. */
const STEP = 500;

/** `nbhy ningbohaoyu` for 宁波昊屿: the initials, then the whole without blanks; nothing where no Chinese is in it. */
export function readingOf(name: string): string {
  if (!HAN.test(name)) return '';
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).map((one) =>
    one
      .toLowerCase()
      .replaceAll('ü', 'v')
      .replace(/[^a-z0-9]/g, ''),
  );
  return `${syllables.map((one) => one.slice(0, 1)).join('')} ${syllables.join('')}`;
}

/** Reads the names that are new or changed since: whoever wrote them, this is where they are looked for first. */
export async function readNames(db: Db): Promise<void> {
  const rows = await db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(ne(customers.pinyinOf, customers.name))
    .limit(STEP);
  if (rows.length === 0) return;
  const read = rows.map(({ id, name }) => ({ id, name, reading: readingOf(name) }));
  await db
    .update(customers)
    .set({ pinyin: sql`read.reading`, pinyinOf: sql`read.name` })
    .from(sql`json_to_recordset(${JSON.stringify(read)}::json) as read(id bigint, name text, reading text)`)
    .where(eq(customers.id, sql`read.id`));
  if (rows.length === STEP) await readNames(db);
}
