export * from './data-table/index.ts';
export * from './pagination/index.ts';
