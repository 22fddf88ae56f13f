import type { Examples } from '../testing/example.ts';
import { addInquiry } from '../user/inquiries.examples.ts';

export const examples: Examples<'desk', 'queues'> = {
  deskQueue: () => ({ scope: 'all' }),
  takeNext: () => ({ scope: 'all' }),
  takeWork: async (world) => ({ kind: 'inquiry', id: await addInquiry(world), taken: true }),
};
