export * from './chart/index.ts';
export * from './data-table/index.ts';
export * from './description-list/index.ts';
export * from './pagination/index.ts';
export * from './rate-card/index.ts';
export * from './stat/index.ts';
export * from './timeline/index.ts';
export * from './tree/index.ts';
