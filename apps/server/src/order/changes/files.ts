import type { Out, PortalContract } from '@lading/api-client/contract';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { billFiles, files, webUsers } from '../../database/schema.ts';
import { addressOf } from '../../documents/uploaded.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import type { BillNames } from '../marks/read.ts';
import { signed } from '../signed.ts';

export type PlacedFile = Out<PortalContract['order']['blChangeFiles']>['list'][number];
type ChangeFile = Pick<PlacedFile, 'fileId' | 'name' | 'contentType' | 'size' | 'address'>;

// Everything of a file but its bytes.
const about = {
  id: files.id,
  name: files.name,
  contentType: files.contentType,
  size: sql<number>`coalesce((${files.object}->>'size')::int, octet_length(${files.bytes}))`,
};
type About = { readonly id: number; readonly name: string; readonly contentType: string; readonly size: number };

const fileOf = ({ id, name, contentType, size }: About): ChangeFile => ({
  fileId: id,
  name,
  contentType,
  size: Number(size),
  address: addressOf({ id, name }),
});

/** The files that go along with changes of a booking, those that were not sent too. */
export async function placedFiles(
  db: Db,
  bookingId: number,
  names: BillNames,
  language: Language,
): Promise<PlacedFile[]> {
  const rows = await db
    .select({ placed: billFiles, file: about, user: webUsers })
    .from(billFiles)
    .innerJoin(files, eq(files.id, billFiles.fileId))
    .innerJoin(webUsers, eq(webUsers.id, billFiles.userId))
    .where(eq(billFiles.bookingId, bookingId))
    .orderBy(asc(billFiles.fileId));
  return rows.map(({ placed, file, user }) => ({
    ...fileOf(file),
    billId: names.shown(placed.billId),
    path: placed.path,
    ...signed(language, user, null),
    at: isoInstant(placed.createTime),
    sent: placed.requestId !== null,
  }));
}

/** What came with the requests of a booking, by the request. */
export async function filesOfRequests(db: Db, bookingId: number): Promise<ReadonlyMap<number, ChangeFile[]>> {
  const rows = await db
    .select({ requestId: billFiles.requestId, file: about })
    .from(billFiles)
    .innerJoin(files, eq(files.id, billFiles.fileId))
    .where(and(eq(billFiles.bookingId, bookingId), isNotNull(billFiles.requestId)))
    .orderBy(asc(billFiles.fileId));
  const byRequest = new Map<number, ChangeFile[]>();
  for (const { requestId, file } of rows)
    if (requestId !== null) byRequest.set(requestId, [...(byRequest.get(requestId) ?? []), fileOf(file)]);
  return byRequest;
}

interface Sent {
  readonly id: number;
  readonly billId: number;
  readonly path: string;
}

/** Gives each request the files that wait at its place; which went along. */
export async function sendFiles(tx: Db, bookingId: number, requests: readonly Sent[]) {
  const waiting = await tx
    .select({ fileId: billFiles.fileId, billId: billFiles.billId, path: billFiles.path, name: files.name })
    .from(billFiles)
    .innerJoin(files, eq(files.id, billFiles.fileId))
    .where(and(eq(billFiles.bookingId, bookingId), isNull(billFiles.requestId)))
    .orderBy(asc(billFiles.fileId));
  const along: typeof waiting = [];
  for (const { id, billId, path } of requests) {
    const own = waiting.filter((one) => one.billId === billId && one.path === path);
    if (own.length === 0) continue;
    const ids = own.map(({ fileId }) => fileId);
    await tx.update(billFiles).set({ requestId: id }).where(inArray(billFiles.fileId, ids));
    along.push(...own);
  }
  return along;
}
