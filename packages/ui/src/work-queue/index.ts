export type { WorkQueueCell } from './queue-cell.tsx';
export { WorkQueue, type WorkQueueItem, type WorkQueueProps, type WorkQueueScope } from './work-queue.tsx';
