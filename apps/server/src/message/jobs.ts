import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';

/** What the server does later, for whoever looks after it. */
export const jobCalls = ({ jobs }: Services): FileHandlers<'message', 'jobs'> => ({
  jobPage: (asked) => jobs.page(asked),
  scheduledJobs: async () => ({ list: jobs.scheduled() }),
  async retryJob({ kind, id }) {
    await jobs.retry(kind, id);
    return null;
  },
});
