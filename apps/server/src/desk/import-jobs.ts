import { type contract, IMPORT_STATE, type In, type Out } from '@lading/api-client/contract';
import { and, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, importErrors, importJobs, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import { KINDS } from '../importing/kinds.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Staff } from '../user/session.ts';

type Calls = typeof contract.desk;

const { waiting, checking, ready, importing, errors, failed } = IMPORT_STATE;
const VIEWS = {
  all: undefined,
  running: inArray(importJobs.state, [waiting, checking, ready, importing]),
  wrong: inArray(importJobs.state, [errors, failed]),
} as const satisfies Record<In<Calls['importJobPage']>['view'], SQL | undefined>;

/** The kinds that somebody may look into: the administrator into all, also those that only customers send. */
function kindsOf({ codes }: Staff) {
  const all = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return codes.includes('user:admin') ? all : all.filter((kind) => codes.includes(KINDS[kind].code));
}

async function page(
  db: Db,
  { current, size, kind, view }: In<Calls['importJobPage']>,
  { visitor, language }: Caller<Staff>,
): Promise<Out<Calls['importJobPage']>> {
  const kinds = kindsOf(visitor).filter((one) => kind === undefined || one === kind);
  const fresh = gt(importJobs.createTime, new Date(Date.now() - 30 * 86_400_000));
  const seen = and(fresh, kinds.length > 0 ? inArray(importJobs.kind, kinds) : sql`false`);
  const rows = await db
    .select({
      jobId: importJobs.id,
      kind: importJobs.kind,
      fileName: importJobs.fileName,
      state: importJobs.state,
      total: importJobs.total,
      checked: importJobs.checked,
      ok: importJobs.ok,
      failed: importJobs.failed,
      createTime: importJobs.createTime,
      doneAt: importJobs.doneAt,
      customerId: importJobs.customerId,
      name: webUsers.name,
      nameEn: webUsers.nameEn,
      company: customers.name,
      companyEn: customers.nameEn,
      errors: sql<number>`(select count(*) from ${importErrors} wrong where wrong.job_id = ${importJobs.id})`.mapWith(
        Number,
      ),
      all: total(),
    })
    .from(importJobs)
    .innerJoin(webUsers, eq(webUsers.id, importJobs.userId))
    .leftJoin(customers, eq(customers.id, importJobs.customerId))
    .where(and(seen, VIEWS[view]))
    .orderBy(desc(importJobs.createTime), desc(importJobs.id))
    .limit(size)
    .offset((current - 1) * size);
  const count = (of: keyof typeof VIEWS) => db.$count(importJobs, and(seen, VIEWS[of]));
  const views = { all: await count('all'), running: await count('running'), wrong: await count('wrong') };
  const records = rows.map(({ all: _, name, nameEn, company, companyEn, createTime, doneAt, ...row }) => ({
    ...row,
    userName: ofLanguage(language, name, nameEn),
    customerName: ofLanguage(language, company ?? '', companyEn ?? ''),
    createTime: isoInstant(createTime),
    doneAt: doneAt && isoInstant(doneAt),
  }));
  return { records, total: views[view], views };
}

/** What broke off begins anew with the rows it had; one that somebody else began meanwhile has the turn. */
async function retry({ db, jobs }: Services, job: typeof importJobs.$inferSelect): Promise<null> {
  await db.transaction(async (tx) => {
    const [held] = await tx.select().from(importJobs).where(eq(importJobs.id, job.id)).for('update');
    if (held?.state !== failed) throw refused('importNotFailed');
    const side = sql`coalesce(${importJobs.customerId}, 0) = ${held.customerId ?? 0}`;
    if ((await tx.$count(importJobs, and(eq(importJobs.kind, held.kind), side, VIEWS.running))) > 0)
      throw refused('importRunning');
    await tx.update(importJobs).set({ state: waiting, checked: 0, doneAt: null }).where(eq(importJobs.id, job.id));
    await jobs.send(tx, 'import', { id: job.id });
  });
  return null;
}

export const importCentre = (services: Services): FileHandlers<'desk', 'importJobs'> => ({
  importJobPage: (asked, caller) => page(services.db, asked, caller),
  retryImport: (_asked, _caller, job) => retry(services, job),
});
