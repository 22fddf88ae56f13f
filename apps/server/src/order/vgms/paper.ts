import { isVgmDeclared, kilograms } from '@lading/validators/vgm';
import { deskOf } from '../../documents/printer.ts';
import type { Download } from '../../http/answer.ts';
import { notFound } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import { isoInstant } from '../../time.ts';
import type { Visitor } from '../../user/session.ts';
import type { Booking } from '../versions/find.ts';
import { referenceOf } from './read.ts';
import { sheetOf, vgmStatusName } from './sheet.ts';

/** What was declared of a booking, to be signed and handed over; before anything was, what is written. */
export async function vgmPaper(
  { db, printer }: Services,
  booking: Booking,
  visitor: Visitor,
  language: Language,
): Promise<Download> {
  const { sheet, rows } = await sheetOf(db, booking.id);
  if (!sheet || rows.length === 0) throw notFound();
  const declared = rows.filter(({ status }) => isVgmDeclared(status));
  const boxes = (declared.length > 0 ? declared : rows).map(({ id, box, status }) => ({
    ...box,
    kilograms: kilograms(box.vgm, box.unit) ?? '',
    reference: referenceOf(booking, id),
    state: vgmStatusName(language, status),
  }));
  const { bookingNo, bkgNo, vessel, voyage, portStartNameEn, portStartCode, portEndNameEn, portEndCode } = booking;
  const paper = {
    bookingNo,
    bkgNo,
    vessel,
    voyage,
    head: sheet.head,
    boxes,
    pol: [portStartNameEn, portStartCode].filter(Boolean).join(' '),
    pod: [portEndNameEn, portEndCode].filter(Boolean).join(' '),
  };
  return {
    name: `${bookingNo}_vgm_${isoInstant(new Date()).slice(0, 10)}.pdf`,
    contentType: 'application/pdf',
    body: await printer.for(deskOf(visitor)).vgm(paper, { language, date: sheet.updateTime }),
  };
}
