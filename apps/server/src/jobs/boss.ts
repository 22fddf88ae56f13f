import { JOB_KINDS } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../database/open.ts';
import { MOST_CALLS } from '../message/call-webhook.ts';
import type { JobMap, JobName, Jobs } from './jobs.ts';
import { pageOfJobs } from './list.ts';
import type { Schedule } from './schedule.ts';

/** What is done for each kind of job; what throws is tried again. */
export type Workers = { readonly [Name in JobName]: (data: JobMap[Name]) => Promise<void> };

/** What is done before a job that has failed is tried once more. */
export type Before = { readonly [Name in JobName]?: (data: JobMap[Name]) => Promise<void> };

export interface RunningJobs extends Jobs {
  /** Lets what is being done come to its end. */
  stop(): Promise<void>;
}

const NAMES = JOB_KINDS satisfies readonly JobName[];
/** Seconds between tries, each time twice as long, with some chance in it. */
const RETRY = { retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };
/** The system of a customer may be away for hours: its calls are tried again for three to four, `MOST_CALLS` times in all. */
const RETRIES: Readonly<Partial<Record<JobName, typeof RETRY>>> = {
  webhook: { ...RETRY, retryLimit: MOST_CALLS - 1, retryDelay: 60 },
};
/** Seconds until somebody looks by himself: the database says that there is new work, not that it is time to try again. */
const LOOK = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };
/** Jobs of a kind that one process does at the same time. */
const AT_ONCE = 2;
const deadOf = (name: JobName) => `${name}-dead`;

/** Starts doing jobs, which wait in a schema of their own beside the tables. */
export async function startJobs(
  database: Database,
  workers: Workers,
  before: Before = {},
  schedule?: Schedule,
): Promise<RunningJobs> {
  const { place } = database;
  const boss = new PgBoss({
    ...('url' in place ? { connectionString: place.url, max: 4 } : { db: fromPglite(place.lite), backend: 'pglite' }),
    schema: 'jobs',
    useListenNotify: true,
    schedule: false,
    monitorVacuum: false,
  });
  // It says everything that goes wrong so, also that the database is away, and goes on by itself.
  boss.on('error', (error: Error) => console.error('jobs:', error.message));
  await boss.start();
  // One that has done a job looks for the next at once; by itself it would wait for the clock, and two letters leave in five seconds.
  const work = async (name: JobName) => {
    let worker = '';
    worker = await boss.work<JobMap[typeof name]>(name, LOOK, async (jobs) => {
      try {
        for (const { data } of jobs) await (workers[name] as (data: JobMap[JobName]) => Promise<void>)(data);
      } finally {
        boss.notifyWorker(worker);
      }
    });
  };
  for (const name of NAMES) {
    await boss.createQueue(deadOf(name));
    const retry = RETRIES[name] ?? RETRY;
    await boss.createQueue(name, { ...retry, notify: true, deadLetter: deadOf(name) });
    // One that an earlier version made keeps what it was made with.
    await boss.updateQueue(name, retry);
    for (let at = 0; at < AT_ONCE; at++) await work(name);
  }
  return {
    async send(tx, name, data) {
      await boss.send(name, { ...data }, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
    },
    scheduled: () => schedule?.list() ?? [],
    page: (asked) => pageOfJobs(database.db, NAMES, asked),
    async retry(name, id) {
      const job = await boss.getJobById<JobMap[typeof name]>(name, id);
      if (job?.state === 'failed') await before[name]?.(job.data);
      await boss.retry(name, id);
    },
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}
