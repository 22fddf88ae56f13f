import { JOB_KINDS } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { Database } from '../database/open.ts';
import type { JobMap, JobName, Jobs } from './jobs.ts';
import { pageOfJobs } from './list.ts';

/** What is done for each kind of job; what throws is tried again. */
export type Workers = { readonly [Name in JobName]: (data: JobMap[Name]) => Promise<void> };

export interface RunningJobs extends Jobs {
  /** Lets what is being done come to its end. */
  stop(): Promise<void>;
}

const NAMES = JOB_KINDS satisfies readonly JobName[];
/** Seconds between tries, each time twice as long, with some chance in it. */
const RETRY = { retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };
/** Seconds until somebody looks by himself: the database says that there is new work, not that it is time to try again. */
const LOOK = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 5 };
const deadOf = (name: JobName) => `${name}-dead`;

/** Starts doing jobs, which wait in a schema of their own beside the tables. */
export async function startJobs(database: Database, workers: Workers): Promise<RunningJobs> {
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
  for (const name of NAMES) {
    await boss.createQueue(deadOf(name));
    await boss.createQueue(name, { ...RETRY, notify: true, deadLetter: deadOf(name) });
    await boss.work<JobMap[typeof name]>(name, { ...LOOK, localConcurrency: 2 }, async (jobs) => {
      for (const { data } of jobs) await workers[name](data);
    });
  }
  return {
    async send(tx, name, data) {
      await boss.send(name, { ...data }, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) });
    },
    page: (asked) => pageOfJobs(database.db, NAMES, asked),
    async retry(name, id) {
      await boss.retry(name, id);
    },
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}
