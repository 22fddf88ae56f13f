import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'bookingFacts'> = {
  orderCounts: () => undefined,
  bookingContacts: ({ ids }) => ({ bookingId: ids.master }),
  logNodes: ({ ids }) => ({ bookingId: ids.master }),
};
