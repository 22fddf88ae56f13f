import {
  CHANGE_FILE_LIMIT,
  CHANGE_FILE_TYPES,
  CHANGE_FILES_MOST,
  type In,
  type Out,
  type PortalContract,
} from '@lading/api-client/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { billFiles, files } from '../database/schema.ts';
import { type KeptFile, keepUploaded } from '../documents/uploaded.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notFound, olderVersion, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import type { Member } from '../user/session.ts';
import { placedFiles } from './changes/files.ts';
import { lockBooking } from './find.ts';
import { placesOf } from './marks/places.ts';
import { billNames } from './marks/read.ts';
import { checkOpen } from './marks/save.ts';
import { newestOf, ownKind } from './versions/find.ts';

type Calls = PortalContract['order'];

const KEPT = { types: CHANGE_FILE_TYPES, limit: CHANGE_FILE_LIMIT, otherwise: 'changeFileType' } as const;
/** Files of one booking, also of changes that were never asked for. */
const MOST_OF_BOOKING = 100;

async function add(
  services: Services,
  { bookingId, version, billId: named, path, file }: In<Calls['addBlChangeFile']>,
  { visitor, language, page }: Caller<Member>,
): Promise<Out<Calls['addBlChangeFile']>> {
  const { db, bus } = services;
  const { customerId, userId } = visitor;
  const write = (kept: KeptFile) =>
    db.transaction(async (tx) => {
      const booking = await lockBooking(tx, { id: bookingId });
      const kind = ownKind(booking);
      const newest = await newestOf(tx, booking, kind);
      const names = await billNames(tx, bookingId, kind);
      if (newest.draft === 0) throw notFound('noSuchVersion');
      if (version !== newest.draft) throw olderVersion(newest.draft);
      checkOpen(booking, language);
      const billId = names.idOf(named);
      const places = await placesOf(db, tx, booking, kind, newest);
      if (billId === undefined || !places.hasBill(billId)) throw notFound();
      if (!(await places.has(billId, path))) throw badInput('path');

      const unsent = and(eq(billFiles.bookingId, bookingId), isNull(billFiles.requestId));
      const here = and(unsent, eq(billFiles.billId, billId), eq(billFiles.path, path));
      if ((await tx.$count(billFiles, here)) >= CHANGE_FILES_MOST)
        throw refused('tooManyChangeFiles', { most: CHANGE_FILES_MOST });
      if ((await tx.$count(billFiles, eq(billFiles.bookingId, bookingId))) >= MOST_OF_BOOKING)
        throw refused('tooManyBookingFiles', { most: MOST_OF_BOOKING });
      const [row] = await tx
        .insert(files)
        .values({ ...kept, customerId, userId, folder: 'changes' })
        .returning({ id: files.id });
      if (!row) throw new Error('no file was written');
      await tx.insert(billFiles).values({ fileId: row.id, bookingId, billId, path, userId });
      await bus.publish(tx, { type: 'review', customerId, bookingId, change: 'marks', version, page });
      const made = (await placedFiles(tx, bookingId, names, language)).find(({ fileId }) => fileId === row.id);
      if (!made) throw new Error('the file is not there');
      return made;
    });
  return keepUploaded(services, file, KEPT, write);
}

async function remove(
  { db, bus, uploads }: Services,
  { bookingId, fileId }: In<Calls['removeBlChangeFile']>,
  { visitor: { customerId }, page }: Caller<Member>,
): Promise<null> {
  const gone = await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    const [placed] = await tx
      .select({ requestId: billFiles.requestId })
      .from(billFiles)
      .where(and(eq(billFiles.fileId, fileId), eq(billFiles.bookingId, bookingId)));
    // A colleague took it back meanwhile: it is gone, as was wanted.
    if (!placed) return null;
    if (placed.requestId !== null) throw refused('fileGone');
    const [file] = await tx.delete(files).where(eq(files.id, fileId)).returning({ object: files.object });
    const { draft: version } = await newestOf(tx, booking, ownKind(booking));
    await bus.publish(tx, { type: 'review', customerId, bookingId, change: 'marks', version, page });
    return file;
  });
  // The row went for good before its bytes do.
  if (gone?.object) void uploads.forget(gone.object);
  return null;
}

/** Files that go along with a change: a packing list, the photo of a seal. */
export const changeFiles = (services: Services): FileHandlers<'order', 'changeFiles'> => ({
  async blChangeFiles(_asked, { language }, booking) {
    const names = await billNames(services.db, booking.id, ownKind(booking));
    return { list: await placedFiles(services.db, booking.id, names, language) };
  },
  addBlChangeFile: (asked, caller) => add(services, asked, caller),
  removeBlChangeFile: (asked, caller) => remove(services, asked, caller),
});
