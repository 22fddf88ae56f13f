import type { Db } from '../database/open.ts';
import { deskOf } from '../documents/printer.ts';
import type { Review } from '../documents/review/review.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Download } from '../http/answer.ts';
import { refused } from '../http/failure.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { approveBatch } from './batch/approve.ts';
import { standingOf } from './batch/standing.ts';
import { readReview } from './export.ts';
import { type Booking, newestOf, ownKind } from './versions/find.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function drafted(db: Db, bookings: readonly Booking[]): Promise<Booking[]> {
  const found: Booking[] = [];
  for (const booking of bookings) if ((await newestOf(db, booking, ownKind(booking))).draft > 0) found.push(booking);
  return found;
}

async function exportBatch(
  { db, printer }: Services,
  bookings: readonly Booking[],
  visitor: Visitor,
  language: Language,
): Promise<Download> {
  const reviews: Review[] = [];
  for (const booking of await drafted(db, bookings))
    reviews.push(await readReview(db, booking, { bookingId: booking.id, format: 'xlsx' }, visitor, language));
  if (reviews.length === 0) throw refused('batch_none');
  return {
    name: `drafts_${reviews.length}_differences_${isoInstant(new Date()).slice(0, 10)}.xlsx`,
    contentType: SHEET,
    body: await printer.for(deskOf(visitor)).sheets(reviews, { language }),
  };
}

/** Several bookings at once. */
export const batch = (services: Services): FileHandlers<'order', 'batch'> => ({
  async blBatch(_asked, { language }, bookings) {
    const list = [];
    for (const booking of bookings) list.push(await standingOf(services.db, booking, language));
    return { list };
  },
  approveBlBatch: (asked, caller, bookings) => approveBatch(services, asked, caller, bookings),
  exportBlBatch: (_asked, { visitor, language }, bookings) => exportBatch(services, bookings, visitor, language),
});
