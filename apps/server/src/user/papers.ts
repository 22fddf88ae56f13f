import { type contract, type In, type Out, PAPER_LIMIT, PAPER_TYPES } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { customers, files } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { Failure, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Member } from './session.ts';

type Calls = typeof contract.user;

/** Papers of one company. */
const MOST = 100;
const BEGINNINGS: Readonly<Record<(typeof PAPER_TYPES)[number], readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};
const ENDINGS = { 'application/pdf': '.pdf', 'image/png': '.png', 'image/jpeg': '.jpg' } as const;

/** What bytes are, by how they begin; undefined for everything that is no paper. */
const typeOf = (bytes: Buffer) => PAPER_TYPES.find((type) => BEGINNINGS[type].every((byte, at) => bytes[at] === byte));

export const pathOf = ({ id, name }: { readonly id: number; readonly name: string }) =>
  `/files/${id}/${encodeURIComponent(name)}`;

// The name is somebody's own, so it is only a name: without a path, and ending as what it is.
function nameOf(given: string, type: (typeof PAPER_TYPES)[number]): string {
  const plain = given
    .replace(/^.*[\\/]/s, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100);
  const ends = type === 'image/jpeg' ? /\.jpe?g$/i : type === 'image/png' ? /\.png$/i : /\.pdf$/i;
  return ends.test(plain) ? plain : `${plain || 'paper'}${ENDINGS[type]}`;
}

async function keep(
  { db, scan, uploads }: Services,
  { file, folder }: In<Calls['uploadFile']>,
  { visitor }: Caller<Member>,
) {
  if (file.size > PAPER_LIMIT) throw refused('fileType');
  const bytes = Buffer.from(await file.arrayBuffer());
  const contentType = typeOf(bytes);
  if (!contentType) throw refused('fileType');
  if (!(await scan(bytes))) throw refused('fileInfected');
  const { customerId, userId } = visitor;
  const { forget, ...place } = await uploads.keep(bytes, contentType);
  const written = db.transaction(async (tx) => {
    // Those of one company come one after the other, so that they are counted.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const mine = and(eq(files.customerId, customerId), eq(files.folder, folder));
    if ((await tx.$count(files, mine)) >= MOST) throw refused('tooManyFiles', { most: MOST });
    const values = { customerId, userId, folder, contentType, ...place, name: nameOf(file.name, contentType) };
    const [made] = await tx
      .insert(files)
      .values(values)
      .returning({ id: files.id, name: files.name, createTime: files.createTime });
    return made;
  });
  const row = await written.catch((error) => {
    // Where the database broke off the row may stand, and then its bytes do.
    if (error instanceof Failure) void forget();
    throw error;
  });
  if (!row) throw new Error('no file was written');
  const answer: Out<Calls['uploadFile']> = {
    ...{ fileId: row.id, name: row.name, contentType, size: bytes.length },
    ...{ path: pathOf(row), time: isoInstant(row.createTime) },
  };
  return answer;
}

export const papers = (services: Services): FileHandlers<'user', 'papers'> => ({
  uploadFile: (asked, caller) => keep(services, asked, caller),
});
