import { and, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { DESK_ZONE } from '../basedata/zones.ts';
import { adverts, news } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';

const now = sql`now()`;
/** The day by the clock of the house. */
const today = sql<string>`(now() at time zone ${sql.raw(`'${DESK_ZONE}'`)})::date`;

/** An article that is on the site at this moment, whoever it is for. */
export const shownNews = (): SQL | undefined =>
  and(
    isNull(news.removedAt),
    eq(news.state, 'published'),
    lte(news.publishTime, now),
    or(isNull(news.takedownTime), sql`${news.takedownTime} > ${now}`),
  );

/** The same for a reader: in his language, and what is for members to those who are logged in only. */
export const newsFor = (language: Language, member: boolean): SQL | undefined =>
  and(shownNews(), inArray(news.language, ['both', language]), member ? undefined : eq(news.audience, 'all'));

/** An advert that stands in its place today. */
export const shownAdvert = (): SQL | undefined =>
  and(
    isNull(adverts.removedAt),
    lte(adverts.firstDay, today),
    or(isNull(adverts.lastDay), sql`${adverts.lastDay} >= ${today}`),
  );
