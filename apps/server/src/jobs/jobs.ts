import type { Db } from '../database/open.ts';

/** Work that is done later and may be tried again, and what it is told. */
export interface JobMap {
  /** sends a row of `outbound` */
  readonly outbound: { readonly id: number };
  /** checks and writes the rows of `import_jobs` */
  readonly import: { readonly id: number };
}
export type JobName = keyof JobMap;

export interface Jobs {
  /** Is done once `tx` commits, and never if it rolls back. */
  send<Name extends JobName>(tx: Db, name: Name, data: JobMap[Name]): Promise<void>;
}

/** Where nobody works: what was to be done stays where its cause wrote it, as in most tests. */
export const noJobs: Jobs = { send: async () => undefined };
