import type { DeskQueueKind } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { deskTakes } from '../database/schema.ts';

/** What is settled is nobody's any more. */
export async function forgetTaken(tx: Db, kind: DeskQueueKind, subjectId: number): Promise<void> {
  await tx.delete(deskTakes).where(and(eq(deskTakes.kind, kind), eq(deskTakes.subjectId, subjectId)));
}
