import type { Examples } from '../testing/example.ts';

export const examples: Examples<'message', 'jobs'> = {
  jobPage: () => ({ kind: 'reminder', state: 'failed' }),
  scheduledJobs: () => undefined,
  retryJob: () => ({ kind: 'reminder', id: crypto.randomUUID() }),
};
