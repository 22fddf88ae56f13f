import { type Out, type PortalContract, QUERY_FILE_LIMIT } from '@lading/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { accountFiles, files } from '../database/schema.ts';
import { keepUploaded } from '../documents/uploaded.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { fileAddress } from './charge-lines.ts';
import { lockStatement } from './find.ts';
import type { Account } from './restate.ts';

const KEPT = {
  types: ['application/pdf', 'image/jpeg', 'image/png'],
  limit: QUERY_FILE_LIMIT,
  otherwise: 'queryFileType',
} as const;
const MOST = 50;

/** Keeps a file of a statement: nobody sees it before it goes along with a note. */
export const keepQueryFile = (
  services: Services,
  file: File,
  { id: accountId, customerId }: Account,
  userId: number,
): Promise<Out<PortalContract['settlement']['addQueryFile']>> =>
  keepUploaded(services, file, KEPT, (kept) =>
    services.db.transaction(async (tx) => {
      await lockStatement(tx, accountId);
      if ((await tx.$count(accountFiles, eq(accountFiles.accountId, accountId))) >= MOST)
        throw refused('queryFiles', { most: MOST });
      const [row] = await tx
        .insert(files)
        .values({ ...kept, customerId, userId, folder: 'settlement' })
        .returning({ id: files.id });
      if (!row) throw new Error('no file was written');
      await tx.insert(accountFiles).values({ fileId: row.id, accountId, size: file.size, userId });
      return { fileId: row.id, name: kept.name, size: file.size, address: fileAddress(accountId, row.id) };
    }),
  );

/** Gives files that wait to a note; only who brought them can send them. */
export async function sendFiles(
  tx: Db,
  noteId: number,
  { accountId, userId }: { accountId: number; userId: number },
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const sent = await tx
    .update(accountFiles)
    .set({ noteId })
    .where(
      and(
        inArray(accountFiles.fileId, [...fileIds]),
        eq(accountFiles.accountId, accountId),
        eq(accountFiles.userId, userId),
        isNull(accountFiles.noteId),
      ),
    )
    .returning({ id: accountFiles.fileId });
  if (sent.length !== new Set(fileIds).size) throw notFound();
}
