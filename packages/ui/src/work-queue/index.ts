export type { WorkQueueItem } from './item.ts';
export type { WorkQueueKey } from './keys-sheet.tsx';
export type { WorkQueueCell } from './queue-cell.tsx';
export type { WorkQueueEvent, WorkQueueShare } from './side.tsx';
export { WorkQueue, type WorkQueueProps, type WorkQueueScope } from './work-queue.tsx';
