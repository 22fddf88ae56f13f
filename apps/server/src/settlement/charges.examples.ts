import type { Examples } from '../testing/example.ts';

export const examples: Examples<'settlement', 'charges'> = {
  chargeOrders: () => ({}),
  chargeSheet: ({ ids }) => ({ bookingId: ids.master }),
};
