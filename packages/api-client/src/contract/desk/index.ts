export * as queues from './queues.ts';
export * as search from './search.ts';
