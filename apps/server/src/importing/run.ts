import { IMPORT_STATE } from '@lading/api-client/contract';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { importErrors, importJobs as table } from '../database/schema.ts';
import type { JobMap } from '../jobs/jobs.ts';
import { publish } from '../live/bus.ts';
import { postToUser } from '../message/post.ts';
import type { Checked, Kind } from './kind.ts';
import { KINDS } from './kinds.ts';

type Job = typeof table.$inferSelect;

/** Errors of one statement. */
const BATCH = 1_000;
const RUNNING = [IMPORT_STATE.waiting, IMPORT_STATE.checking, IMPORT_STATE.ready, IMPORT_STATE.importing];

const put = (db: Db, id: number, values: Partial<Job>) => db.update(table).set(values).where(eq(table.id, id));

/** Takes a job, also one that a crash left in the middle: nothing of it was written then. */
async function claim(db: Db, id: number): Promise<Job | undefined> {
  const running = and(eq(table.id, id), inArray(table.state, RUNNING));
  const [job] = await db.update(table).set({ state: IMPORT_STATE.checking, checked: 0 }).where(running).returning();
  return job;
}

async function list(tx: Db, { id: jobId }: Job, { faults }: Checked): Promise<void> {
  await tx.delete(importErrors).where(eq(importErrors.jobId, jobId));
  for (let from = 0; from < faults.length; from += BATCH) {
    const rows = faults
      .slice(from, from + BATCH)
      .map(({ row, column, value, code, values = {}, suggestion = null }) => ({
        jobId,
        row,
        column,
        code,
        values,
        suggestion,
        value: value.slice(0, 200),
      }));
    await tx.insert(importErrors).values(rows);
  }
}

/** The end of a job: what is good is written, what is wrong listed, whoever brought it told; all of it or nothing. */
async function finish(db: Db, job: Job, kind: Kind, checked: Checked): Promise<void> {
  await db.transaction(async (tx) => {
    const wrong = new Set(checked.faults.map(({ row }) => row)).size;
    const writes = wrong === 0 || kind.mode === 'good';
    if (writes) await checked.write(tx);
    await list(tx, job, checked);
    const ok = job.ok + (writes ? checked.good.size : 0);
    const rows = writes ? job.rows.filter(({ row }) => !checked.good.has(row)) : job.rows;
    const state = wrong > 0 ? IMPORT_STATE.errors : IMPORT_STATE.done;
    await put(tx, job.id, { ok, rows, state, failed: wrong, doneAt: new Date() });
    const told = { fileName: job.fileName, ok: String(ok), failed: String(wrong) };
    await postToUser(tx, { publish }, job.userId, undefined, 'importDone', told);
  });
}

/** Does an import. What goes wrong with it itself is its end, and not tried again. */
export async function runImport({ db }: { readonly db: Db }, { id }: JobMap['import']): Promise<void> {
  const job = await claim(db, id);
  if (!job) return;
  try {
    const kind = KINDS[job.kind];
    const checked = await kind.check(db, job.rows, async (count) => void (await put(db, id, { checked: count })), {
      customerId: job.customerId,
      jobId: id,
      userId: job.userId,
    });
    await put(db, id, { checked: job.rows.length });
    const goesOn = checked.faults.length === 0 || kind.mode === 'good';
    if (goesOn) await put(db, id, { state: IMPORT_STATE.ready });
    if (goesOn) await put(db, id, { state: IMPORT_STATE.importing });
    await finish(db, job, kind, checked);
  } catch (error) {
    console.error('import:', (error as Error).message);
    await put(db, id, { state: IMPORT_STATE.failed, doneAt: new Date() });
  }
}

/** Forgets imports of more than 30 days ago. */
export async function forgetOldImports(db: Db): Promise<void> {
  await db.delete(table).where(lt(table.createTime, new Date(Date.now() - 30 * 86_400_000)));
}
