import type { contract, In, JobKind, Out } from '@lading/api-client/contract';
import type { Db } from '../database/open.ts';

/** Work that is done later and may be tried again, and what it is told. */
export interface JobMap {
  /** sends a row of `outbound` */
  readonly outbound: { readonly id: number };
  /** checks and writes the rows of `import_jobs` */
  readonly import: { readonly id: number };
  /** tells of a row of `reminders` */
  readonly reminder: { readonly id: number };
  /** sends a row of `webhook_deliveries` */
  readonly webhook: { readonly id: number };
}
export type JobName = JobKind & keyof JobMap;

type Page = typeof contract.message.jobPage;

export interface Jobs {
  /** Is done once `tx` commits, and never if it rolls back. */
  send<Name extends JobName>(tx: Db, name: Name, data: JobMap[Name]): Promise<void>;
  /** What waits, is done, was done and has failed, the newest first. */
  page(asked: In<Page>): Promise<Out<Page>>;
  /** What is done by the clock. */
  scheduled(): Out<typeof contract.message.scheduledJobs>['list'];
  /** Tries once more what has failed; of anything else nothing comes. */
  retry(name: JobName, id: string): Promise<void>;
}

/** Where nobody works: what was to be done stays where its cause wrote it, as in most tests. */
export const noJobs: Jobs = {
  send: async () => undefined,
  page: async () => ({ records: [], total: 0, counts: { waiting: 0, active: 0, done: 0, failed: 0 } }),
  scheduled: () => [],
  retry: async () => undefined,
};
