import { type BookingDraft, emptyBooking } from '@lading/validators/booking';
import { eq } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bookingForms, type bookings } from '../../database/schema.ts';
import { draftFromBill } from './from-bill.ts';

export type Booking = typeof bookings.$inferSelect;
export type Form = typeof bookingForms.$inferSelect;

/** What was written in the portal; undefined for a booking that came from elsewhere. */
export async function formOf(db: Db, bookingId: number): Promise<Form | undefined> {
  const [form] = await db.select().from(bookingForms).where(eq(bookingForms.bookingId, bookingId));
  return form;
}

/** The contents of any booking: as written, or as its bill says. */
export async function contentsOf(db: Db, booking: Booking, form: Form | undefined): Promise<BookingDraft> {
  return form ? whole(form.draft) : draftFromBill(db, booking);
}

/** A kept draft with what drafts got since it was kept. */
export function whole(draft: BookingDraft): BookingDraft {
  const empty = emptyBooking();
  return {
    route: { ...empty.route, ...draft.route },
    parties: { ...empty.parties, ...draft.parties },
    cargo: { ...empty.cargo, ...draft.cargo },
    equipment: { ...empty.equipment, ...draft.equipment },
    services: { ...empty.services, ...draft.services, fba: { ...empty.services.fba, ...draft.services.fba } },
    papers: { ...empty.papers, ...draft.papers },
  };
}
