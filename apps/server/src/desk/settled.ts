import type { DeskQueueKind } from '@lading/api-client/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { deskTakes } from '../database/schema.ts';
import { waiting } from './declared.ts';

/** What was taken and settled elsewhere since is nobody's any more: if it comes again, it is for whoever takes it. */
export async function forgetSettled(tx: Db, kinds: readonly DeskQueueKind[]): Promise<void> {
  const waits = sql`select 1 from (${waiting(kinds)}) work
    where work.kind = ${deskTakes.kind} and work.id = ${deskTakes.subjectId}`;
  await tx.delete(deskTakes).where(and(inArray(deskTakes.kind, [...kinds]), sql`not exists (${waits})`));
}
