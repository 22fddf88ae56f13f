import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';

/** Lets a transaction take its time, such as one that loads a file while nobody is served. */
export async function unhurried(tx: Db): Promise<void> {
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await tx.execute(sql.raw(`set local ${limit} = 0`));
}
