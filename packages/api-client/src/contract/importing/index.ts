export * as jobs from './jobs.ts';
