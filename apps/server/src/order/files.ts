import {
  type In,
  ORDER_FILE_LIMIT,
  ORDER_FILE_TYPES,
  ORDER_FILES_MOST,
  type Out,
  type PortalContract,
} from '@lading/api-client/contract';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { files as fileRows, orderFiles, orderFileViews, releases, webUsers } from '../database/schema.ts';
import { type KeptFile, keepUploaded } from '../documents/uploaded.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { lockBooking } from './find.ts';
import { nextVersion } from './papers/attach.ts';
import type { findOrderFile } from './papers/find.ts';
import { bookingPapers, onePaper, paperPage } from './papers/list.ts';
import type { Booking } from './versions/find.ts';

type Calls = PortalContract['order'];
type Found = NonNullable<Awaited<ReturnType<typeof findOrderFile>>>;

const KEPT = { types: ORDER_FILE_TYPES, limit: ORDER_FILE_LIMIT, otherwise: 'orderFileType' } as const;
/** Papers of one company that wait for a booking. */
const MOST_LOOSE = 50;

async function add(
  services: Services,
  { kind, visible: shown = true, file }: In<Calls['uploadOrderFile']>,
  caller: Caller,
  booking: Booking | undefined,
): Promise<Out<Calls['uploadOrderFile']>> {
  const { db, bus } = services;
  const { userId, customerId: own } = caller.visitor;
  const side = own === null ? 'staff' : 'customer';
  const customerId = booking?.customerId ?? own;
  // Nobody of the forwarder's brings a paper that is no booking's.
  if (customerId === null) throw badInput('bookingId');
  // A customer hides nothing from the forwarder.
  const visible = side === 'customer' || shown;
  const write = (kept: KeptFile) =>
    db.transaction(async (tx) => {
      if (booking) await lockBooking(tx, booking);
      const here = booking
        ? eq(orderFiles.bookingId, booking.id)
        : and(isNull(orderFiles.bookingId), eq(orderFiles.customerId, customerId));
      const most = booking ? ORDER_FILES_MOST : MOST_LOOSE;
      if ((await tx.$count(orderFiles, here)) >= most) throw refused('tooManyBookingFiles', { most });
      const version = booking ? await nextVersion(tx, booking.id, kind) : 1;
      const [row] = await tx
        .insert(fileRows)
        .values({ ...kept, customerId, userId, folder: 'orders' })
        .returning({ id: fileRows.id });
      if (!row) throw new Error('no file was written');
      const bookingId = booking?.id ?? null;
      const size = file.size;
      await tx
        .insert(orderFiles)
        .values({ fileId: row.id, bookingId, customerId, kind, version, size, side, userId, visible });
      if (booking)
        await bus.publish(tx, {
          type: 'order',
          customerId,
          bookingId: booking.id,
          change: 'files',
          page: caller.page,
          inside: !visible,
        });
      return onePaper(tx, row.id, caller);
    });
  return keepUploaded(services, file, KEPT, write);
}

async function remove(
  { db, bus, uploads }: Services,
  { fileId }: In<Calls['removeOrderFile']>,
  { visitor, page }: Caller,
  { paper }: Found,
): Promise<null> {
  const side = visitor.customerId === null ? 'staff' : 'customer';
  if (paper.side !== side) throw refused('paperNotYours');
  const gone = await db.transaction(async (tx) => {
    const [held] = await tx.select().from(orderFiles).where(eq(orderFiles.fileId, fileId)).for('update');
    if (!held) throw notFound();
    const others = await tx
      .select({ id: webUsers.id })
      .from(orderFileViews)
      .innerJoin(webUsers, eq(webUsers.id, orderFileViews.userId))
      .where(and(eq(orderFileViews.fileId, fileId), sql`(${webUsers.customerId} is null) <> ${side === 'staff'}`));
    if (others.length > 0) throw refused('paperSeen');
    const asked = and(eq(releases.guaranteeFileId, fileId), ne(releases.status, 1));
    if ((await tx.$count(releases, asked)) > 0) throw refused('paperInUse');
    const [row] = await tx.delete(fileRows).where(eq(fileRows.id, fileId)).returning({ object: fileRows.object });
    const { customerId, bookingId } = held;
    if (bookingId !== null) await bus.publish(tx, { type: 'order', customerId, bookingId, change: 'files', page });
    return row;
  });
  // The row went for good before its bytes do.
  if (gone?.object) void uploads.forget(gone.object);
  return null;
}

/** The papers of a booking: by kind, in versions, with who saw them. */
export const files = (services: Services): FileHandlers<'order', 'files'> => ({
  bookingFiles: (asked, caller) => bookingPapers(services.db, asked, caller),
  filePage: (asked, caller) => paperPage(services.db, asked, caller),
  uploadOrderFile: (asked, caller, booking) => add(services, asked, caller, booking),
  removeOrderFile: (asked, caller, found) => remove(services, asked, caller, found),
});
