import type { contract, DeskQueueKind, Out } from '@lading/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { DESK_ZONE } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import { applications, customers, deskTakes, fbaEnquiries, inquiries, webUsers } from '../database/schema.ts';
import { type Language, say } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { waiting } from './declared.ts';

type Answer = Out<typeof contract.desk.deskQueue>;

/** Those who have most, and what nobody took. */
const MOST_PEOPLE = 8;
const MOST_EVENTS = 6;
const taken = sql`${deskTakes.kind} = work.kind and ${deskTakes.subjectId} = work.id`;

/** Who has how many of what waits, and how many of them close before the day of the desk ends. */
export async function teamOf(db: Db, kinds: readonly DeskQueueKind[], language: Language): Promise<Answer['team']> {
  if (kinds.length === 0) return [];
  const tomorrow = sql`date_trunc('day', now() at time zone ${DESK_ZONE}) + interval '1 day'`;
  const rows = await db
    .select({
      id: webUsers.id,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      count: sql<number>`count(*)`.mapWith(Number),
      due: sql<number>`count(*) filter (where work.due at time zone ${DESK_ZONE} < ${tomorrow})`.mapWith(Number),
    })
    .from(sql`(${waiting(kinds)}) work`)
    .leftJoin(deskTakes, taken)
    .leftJoin(webUsers, eq(webUsers.id, deskTakes.userId))
    .groupBy(webUsers.id)
    .orderBy(sql`count(*) desc`, webUsers.id);
  const people = rows.filter(({ id }) => id !== null).slice(0, MOST_PEOPLE);
  return [...people, ...rows.filter(({ id }) => id === null)].map(({ name, nameEn, count, due }) => ({
    name: ofLanguage(language, name ?? '', nameEn ?? ''),
    count,
    due,
  }));
}

/** What was decided, answered or taken: id, did, kind, at, by, company, company_en. */
const done = (kinds: readonly DeskQueueKind[]): SQL => sql`
  select concat('take-', work.kind, '-', work.id) id, 'took' did, work.kind kind, t.taken_at at, t.user_id by, work.company, work.company_en
    from (${waiting(kinds)}) work join ${deskTakes} t on t.kind = work.kind and t.subject_id = work.id
  union all select concat('decided-', a.id), case a.state when 2 then 'approved' else 'returned' end, a.kind, a.decided_at, a.decided_by, c.name, c.name_en
    from ${applications} a join ${customers} c on c.id = a.customer_id where a.decided_at is not null
  union all select concat('answered-', i.id), 'answered', case i.topic when 'feedback' then 'feedback' else 'inquiry' end, i.answered_at, i.answered_by, coalesce(c.name, i.name), coalesce(c.name_en, '')
    from ${inquiries} i left join ${customers} c on c.id = i.customer_id where i.answered_at is not null
  union all select concat('priced-', e.id), 'answered', 'fbaEnquiry', e.answered_at, e.answered_by, coalesce(c.name, nullif(e.company_name, ''), e.contact_name), coalesce(c.name_en, '')
    from ${fbaEnquiries} e left join ${customers} c on c.id = e.customer_id where e.answered_at is not null and e.state <> 6`;

type Did = 'took' | 'approved' | 'returned' | 'answered';

/** What was done lately in some queues, the newest first. */
export async function recentOf(db: Db, kinds: readonly DeskQueueKind[], language: Language): Promise<Answer['recent']> {
  if (kinds.length === 0) return [];
  const among = sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const rows = await db
    .select({
      id: sql<string>`done.id`,
      did: sql<Did>`done.did`,
      kind: sql<DeskQueueKind>`done.kind`,
      at: sql<Date>`done.at`.mapWith(deskTakes.takenAt),
      company: sql<string>`done.company`,
      companyEn: sql<string>`done.company_en`,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
    })
    .from(sql`(${done(kinds)}) done`)
    .innerJoin(webUsers, sql`${webUsers.id} = done.by`)
    .where(sql`done.kind in (${among})`)
    .orderBy(sql`done.at desc`, sql`done.id`)
    .limit(MOST_EVENTS);
  return rows.map(({ id, did, kind, at, company, companyEn, name, nameEn }) => ({
    id,
    at: isoInstant(at),
    text: say(language, `did_${did}`, {
      name: ofLanguage(language, name, nameEn),
      company: ofLanguage(language, company, companyEn),
      kind,
    }),
  }));
}
