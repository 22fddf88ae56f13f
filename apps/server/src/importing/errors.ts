import { type contract, IMPORT_STATE, type ImportKind, type In } from '@lading/api-client/contract';
import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { importErrors as errors, importJobs as table } from '../database/schema.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Visitor } from '../user/session.ts';
import { KINDS } from './kinds.ts';
import { faultWords } from './workbook.ts';

type Calls = typeof contract.importing;
export type ImportJob = typeof table.$inferSelect;

/** What is wrong in an import, in the reader's words. */
export async function errorPage(
  db: Db,
  { current, size }: Pick<In<Calls['importErrors']>, 'current' | 'size'>,
  job: ImportJob,
  language: Language,
) {
  const { columns } = KINDS[job.kind];
  const mine = eq(errors.jobId, job.id);
  const rows = await db
    .select()
    .from(errors)
    .where(mine)
    .orderBy(asc(errors.row), asc(errors.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ jobId: _, values, ...row }) => ({
    ...row,
    columnName: columns[row.column]?.head[language] ?? row.column,
    message: faultWords(language, { code: row.code, values }),
  }));
  return { records, total: await db.$count(errors, mine) };
}

/** Forgets what was wrong; what was written stays. */
export async function clearErrors(db: Db, id: number) {
  return db.transaction(async (tx) => {
    const [job] = await tx.select().from(table).where(eq(table.id, id)).for('update');
    const { errors: wrong, done, failed, cleared } = IMPORT_STATE;
    const ended: readonly number[] = [wrong, done, failed, cleared];
    if (!job || !ended.includes(job.state)) throw refused('importRunning');
    const gone = await tx.delete(errors).where(eq(errors.jobId, id)).returning({ id: errors.id });
    await tx.update(table).set({ state: cleared, rows: [] }).where(eq(table.id, id));
    return { deleted: gone.length };
  });
}

/** The import of a kind that is meant: the one that was named, or the last one of the visitor's side. */
export async function jobOfKind(
  db: Db,
  kind: ImportKind,
  found: ImportJob | undefined,
  { customerId }: Visitor,
): Promise<ImportJob | undefined> {
  if (found) {
    if (found.kind !== kind) throw notFound();
    return found;
  }
  const side = customerId === null ? isNull(table.customerId) : eq(table.customerId, customerId);
  const kept = and(eq(table.kind, kind), side, ne(table.state, IMPORT_STATE.cleared));
  const [row] = await db.select().from(table).where(kept).orderBy(desc(table.id)).limit(1);
  return row;
}
