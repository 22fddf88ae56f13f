import type { FileHandlers } from '../handler-files.ts';
import { shownFrozen } from '../order/booking/cost.ts';
import { formOf } from '../order/booking/form.ts';
import type { Services } from '../services.ts';

/** What a booking was sent for. */
export const bookingCharges = ({ db }: Services): FileHandlers<'freight', 'bookingCharges'> => ({
  async bookingCharges(_asked, { language }, booking) {
    const form = await formOf(db, booking.id);
    return { cost: form?.cost ? shownFrozen(form.cost, language) : null };
  },
});
