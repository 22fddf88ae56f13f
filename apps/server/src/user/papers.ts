import { type contract, type In, type Out, PAPER_LIMIT, PAPER_TYPES } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { customers, files } from '../database/schema.ts';
import { addressOf, keepUploaded } from '../documents/uploaded.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Member } from './session.ts';

type Calls = typeof contract.user;

/** Papers of one company. */
const MOST = 100;
const PAPERS = { types: PAPER_TYPES, limit: PAPER_LIMIT, otherwise: 'fileType' } as const;

async function keep(services: Services, { file, folder }: In<Calls['uploadFile']>, { visitor }: Caller<Member>) {
  const { customerId, userId } = visitor;
  const row = await keepUploaded(services, file, PAPERS, (paper) =>
    services.db.transaction(async (tx) => {
      // Those of one company come one after the other, so that they are counted.
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      const mine = and(eq(files.customerId, customerId), eq(files.folder, folder));
      if ((await tx.$count(files, mine)) >= MOST) throw refused('tooManyFiles', { most: MOST });
      const { id, name, contentType, createTime } = files;
      const [made] = await tx
        .insert(files)
        .values({ ...paper, customerId, userId, folder })
        .returning({ id, name, contentType, createTime });
      return made;
    }),
  );
  if (!row) throw new Error('no file was written');
  const answer: Out<Calls['uploadFile']> = {
    fileId: row.id,
    name: row.name,
    contentType: row.contentType,
    size: file.size,
    path: addressOf(row),
    time: isoInstant(row.createTime),
  };
  return answer;
}

export const papers = (services: Services): FileHandlers<'user', 'papers'> => ({
  uploadFile: (asked, caller) => keep(services, asked, caller),
});
