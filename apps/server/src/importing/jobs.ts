import { type contract, IMPORT_LIMIT, IMPORT_STATE, type In, type Out } from '@lading/api-client/contract';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { importErrors as errors, importJobs as table } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { forbidden, refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { clearErrors, errorPage } from './errors.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { rowsOf } from './read.ts';
import { correctedOf, templateOf } from './workbook.ts';

type Calls = typeof contract.importing;
type Job = typeof table.$inferSelect;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The kind, for who may: its own code is asked for beside that of the call. */
function kindFor(name: keyof typeof KINDS, { codes }: Visitor): Kind {
  const kind = KINDS[name];
  if (!codes.includes(kind.code)) throw forbidden();
  return kind;
}

const sideOf = (customerId: number | null) =>
  customerId === null ? isNull(table.customerId) : eq(table.customerId, customerId);

async function upload(
  { db, jobs, scan }: Services,
  { kind: name, file }: In<Calls['uploadImportFile']>,
  caller: { visitor: Visitor; language: Language },
) {
  const { visitor, language } = caller;
  const kind = kindFor(name, visitor);
  if (file.size > IMPORT_LIMIT) throw refused('importLarge', {}, 'file');
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!(await scan(bytes))) throw refused('fileInfected', {}, 'file');
  const rows = rowsOf(bytes, kind, language);
  const { customerId, userId } = visitor;
  const fileName = file.name
    .replace(/\p{Cc}/gu, '')
    .slice(0, 200)
    .toWellFormed();
  return db.transaction(async (tx) => {
    const [job] = await tx
      .insert(table)
      .values({ kind: name, customerId, userId, fileName, total: rows.length, rows })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (!job) throw refused('importRunning');
    // What the last one left is no longer of use.
    const before = and(eq(table.kind, name), sideOf(customerId), ne(table.id, job.id));
    const older = tx.select({ id: table.id }).from(table).where(before);
    await tx.delete(errors).where(inArray(errors.jobId, older));
    await tx.update(table).set({ state: IMPORT_STATE.cleared, rows: [] }).where(before);
    await jobs.send(tx, 'import', { id: job.id });
    return { jobId: job.id };
  });
}

async function shown(db: Db, job: Job): Promise<Out<Calls['importJob']>> {
  const [counted] = await db
    .select({ errors: count(), repairs: count(errors.suggestion) })
    .from(errors)
    .where(eq(errors.jobId, job.id));
  const { id: jobId, kind, fileName, state, total, checked, ok, failed } = job;
  const { errors: wrong = 0, repairs = 0 } = counted ?? {};
  const createTime = isoInstant(job.createTime);
  return { jobId, kind, fileName, state, total, checked, ok, failed, errors: wrong, repairs, createTime };
}

async function latest(db: Db, { kind: name }: In<Calls['latestImport']>, visitor: Visitor) {
  kindFor(name, visitor);
  const kept = and(
    eq(table.kind, name),
    sideOf(visitor.customerId),
    ne(table.state, IMPORT_STATE.cleared),
    gt(table.createTime, new Date(Date.now() - 30 * 86_400_000)),
  );
  const [job] = await db.select().from(table).where(kept).orderBy(desc(table.id)).limit(1);
  return { job: job ? await shown(db, job) : null };
}

/** A job whose errors are listed, held until the end of the transaction. */
async function lockWrong(tx: Db, id: number): Promise<Job> {
  const [job] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (job?.state !== IMPORT_STATE.errors) throw refused('importNothingWrong');
  return job;
}

async function repair({ db, jobs }: Services, { jobId, errorIds }: In<Calls['acceptImportRepairs']>): Promise<null> {
  await db.transaction(async (tx) => {
    const job = await lockWrong(tx, jobId);
    const wanted = and(
      eq(errors.jobId, jobId),
      isNotNull(errors.suggestion),
      errorIds && inArray(errors.id, [...errorIds]),
    );
    const taken = await tx.select().from(errors).where(wanted);
    if (taken.length === 0) throw refused('importNothingWrong');
    const byRow = new Map<number, Record<string, string>>();
    for (const { row, column, suggestion } of taken) byRow.set(row, { ...byRow.get(row), [column]: suggestion ?? '' });
    const rows = job.rows.map(({ row, cells }) => ({ row, cells: { ...cells, ...byRow.get(row) } }));
    // Another that runs has the turn.
    const others = and(eq(table.kind, job.kind), sideOf(job.customerId), sql`${table.state} in (1, 2, 4, 5)`);
    if ((await tx.$count(table, others)) > 0) throw refused('importRunning');
    await tx.update(table).set({ rows, state: IMPORT_STATE.waiting, checked: 0 }).where(eq(table.id, jobId));
    await jobs.send(tx, 'import', { id: jobId });
  });
  return null;
}

const fileOf = (name: string, body: Buffer) => ({ name: `${name}.xlsx`, contentType: XLSX, body });

async function corrected(db: Db, job: Job, language: Language) {
  const kind = KINDS[job.kind];
  const faults = await db.select().from(errors).where(eq(errors.jobId, job.id)).orderBy(asc(errors.id));
  const lists = await kind.choices(db, language, job);
  const body = await correctedOf({ kind, language, lists }, job.rows, faults);
  return fileOf(`${job.fileName.replace(/\.(?:xlsx|csv)$/i, '')}-${job.failed}`, body);
}

/** What comes by a sheet. */
export const jobs = (services: Services): FileHandlers<'importing', 'jobs'> => ({
  uploadImportFile: (asked, caller) => upload(services, asked, caller),
  importJob: (_asked, _caller, job) => shown(services.db, job),
  latestImport: (asked, { visitor }) => latest(services.db, asked, visitor),
  importErrors: (asked, { language }, job) => errorPage(services.db, asked, job, language),
  acceptImportRepairs: (asked) => repair(services, asked),
  clearImportErrors: ({ jobId }) => clearErrors(services.db, jobId),
  async downloadImportTemplate({ kind: name }, { visitor, language }) {
    const kind = kindFor(name, visitor);
    const lists = await kind.choices(services.db, language, visitor);
    return fileOf(`${name}-template`, await templateOf({ kind, language, lists }));
  },
  downloadImportErrors: (_asked, { language }, job) => corrected(services.db, job, language),
});
