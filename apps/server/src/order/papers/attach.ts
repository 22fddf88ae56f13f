import type { FileKind } from '@lading/api-client/contract';
import { and, eq, inArray, isNull, max } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { orderFiles } from '../../database/schema.ts';

/** The number of the next paper of a kind; the booking is held, so that two that come together get two numbers. */
export async function nextVersion(tx: Db, bookingId: number, kind: FileKind): Promise<number> {
  const [row] = await tx
    .select({ last: max(orderFiles.version) })
    .from(orderFiles)
    .where(and(eq(orderFiles.bookingId, bookingId), eq(orderFiles.kind, kind)));
  return (row?.last ?? 0) + 1;
}

/** Ties papers that were brought before the booking was saved to it; of others' and of what belongs to a booking already nothing is taken. */
export async function attachOrderFiles(
  tx: Db,
  { bookingId, customerId }: { readonly bookingId: number; readonly customerId: number },
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const loose = await tx
    .select()
    .from(orderFiles)
    .where(
      and(
        inArray(orderFiles.fileId, [...fileIds]),
        eq(orderFiles.customerId, customerId),
        isNull(orderFiles.bookingId),
      ),
    )
    .orderBy(orderFiles.fileId);
  for (const { fileId, kind } of loose) {
    const version = await nextVersion(tx, bookingId, kind);
    await tx.update(orderFiles).set({ bookingId, version }).where(eq(orderFiles.fileId, fileId));
  }
}
