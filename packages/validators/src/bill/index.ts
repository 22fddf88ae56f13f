export * from './fields.ts';
export * from './say-words.ts';
export * from './schema.ts';
export * from './status.ts';
export type * from './types.ts';
