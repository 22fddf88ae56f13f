// One constant each, so that an application carries only those it shows.
export type { IconDrawing } from './drawing.ts';
export * from './drawings-site.ts';
export * from './drawings-work.ts';
