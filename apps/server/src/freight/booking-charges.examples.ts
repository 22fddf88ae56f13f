import type { Examples } from '../testing/example.ts';

export const examples: Examples<'freight', 'bookingCharges'> = {
  bookingCharges: ({ ids }) => ({ bookingId: ids.master }),
};
