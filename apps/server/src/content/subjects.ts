import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { news } from '../database/schema.ts';
import type { Subject } from '../http/site-map.ts';
import { shownNews } from './shown.ts';

/** The articles that anybody may read, for the map of the site. */
export async function newsSubjects(db: Db): Promise<Subject[]> {
  const { id, language, editedAt, publishTime } = news;
  const rows = await db
    .select({ id, language, editedAt, publishTime })
    .from(news)
    .where(and(shownNews(), eq(news.audience, 'all')))
    .orderBy(asc(news.id));
  return rows.map((row) => ({
    address: `/news?id=${row.id}`,
    ...(row.language !== 'both' && { languages: [row.language] }),
    changed: row.editedAt ?? row.publishTime,
  }));
}
