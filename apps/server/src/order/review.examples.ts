import type { Examples } from '../testing/example.ts';
import { MARK } from '../testing/world.ts';

export const examples: Examples<'order', 'review'> = {
  blVersions: ({ ids }) => ({ bookingId: ids.master }),
  markBlViewed: async ({ booking }) => ({ bookingId: await booking(), version: 3 }),
  blMarks: async ({ marked }) => ({ bookingId: await marked() }),
  saveBlMarks: async ({ review }) => ({ bookingId: await review(), version: 3, marks: [MARK] }),
  blRequests: async ({ requested }) => ({ bookingId: (await requested()).bookingId }),
  submitBlChanges: async ({ marked }) => ({ bookingId: await marked(), version: 3, requestId: 'request-1' }),
  blLog: async ({ marked }) => ({ bookingId: await marked() }),
  blCutoffs: ({ ids }) => ({ bookingId: ids.master }),
};
