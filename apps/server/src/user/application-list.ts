import type { contract, In, Out } from '@lading/api-client/contract';
import { and, asc, eq, ilike, inArray, or } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { customers, files, applications as table, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import { addressOf } from '../documents/uploaded.ts';
import type { Language } from '../messages/say.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from './name.ts';

type Calls = typeof contract.user;
type Row = typeof table.$inferSelect;
type Shown = Out<Calls['myApplications']>['list'][number];

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));
const isPaper = (name: string) => name.endsWith('FileId');

/** Applications as calls answer them, with the names of their papers and of who sent them. */
export async function toApplications(db: Db, rows: readonly Row[], language: Language): Promise<Shown[]> {
  const ids = rows.flatMap(({ content }) =>
    Object.entries(content).flatMap(([name, id]) => (isPaper(name) ? [Number(id)] : [])),
  );
  const named =
    ids.length === 0
      ? []
      : await db.select({ id: files.id, name: files.name }).from(files).where(inArray(files.id, ids));
  const users = rows.map(({ userId }) => userId);
  const people = users.length === 0 ? [] : await db.select().from(webUsers).where(inArray(webUsers.id, users));
  return rows.map((row) => {
    const fields = Object.entries(row.content);
    const applicant = people.find(({ id }) => id === row.userId);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      values: fields.filter(([name]) => !isPaper(name)).map(([name, value]) => ({ name, value: textOf(value) })),
      papers: fields
        .filter(([name]) => isPaper(name))
        .flatMap(([field, id]) => {
          const paper = named.find((one) => one.id === id);
          return paper ? [{ field, fileId: paper.id, name: paper.name, path: addressOf(paper) }] : [];
        }),
      applicant: applicant ? ofLanguage(language, applicant.name, applicant.nameEn) : '',
      createTime: isoInstant(row.createTime),
      decidedAt: row.decidedAt && isoInstant(row.decidedAt),
      reason: row.reason,
      reasons: [...row.reasons],
    };
  });
}

/** Applications of all companies: those in review first, the oldest of them before the others. */
export async function listApplications(
  db: Db,
  { current, size, customerId, kind, state, keyword }: In<Calls['applicationPage']>,
  language: Language,
): Promise<Out<Calls['applicationPage']>> {
  const pattern = containing(keyword);
  const wanted = and(
    customerId === undefined ? undefined : eq(table.customerId, customerId),
    kind && eq(table.kind, kind),
    state && eq(table.state, state),
    keyword === '' ? undefined : or(ilike(customers.name, pattern), ilike(customers.nameEn, pattern)),
  );
  const rows = await db
    .select({ row: table, customer: customers, total: total() })
    .from(table)
    .innerJoin(customers, eq(customers.id, table.customerId))
    .where(wanted)
    .orderBy(asc(table.state), asc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const shown = await toApplications(
    db,
    rows.map(({ row }) => row),
    language,
  );
  const records = shown.map((one, at) => {
    const { id = 0, code = '', name = '', nameEn = '' } = rows[at]?.customer ?? {};
    return { ...one, customer: { id, code, nameCn: name, nameEn } };
  });
  return { records, total: rows[0]?.total ?? 0 };
}
