import type { Examples } from '../testing/example.ts';

export const examples: Examples<'order', 'batch'> = {
  blBatch: async ({ review }) => ({ bookingIds: [await review()] }),
  approveBlBatch: async ({ review }) => ({ bookingIds: [await review()], versions: [1] }),
  exportBlBatch: async ({ review }) => ({ bookingIds: [await review()] }),
};
