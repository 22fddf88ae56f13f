import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'bookings'> = {
  orderPage: ({ ids }) => ({ bookingId: ids.master }),
  orderFacets: () => undefined,
  exportOrders: ({ ids }) => ({ bookingIds: [ids.master] }),
};
