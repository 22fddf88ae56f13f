export * as queues from './queues.ts';
