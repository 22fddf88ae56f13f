export * from './client/create-client.ts';
export * from './client/errors.ts';
export { pathOf } from './client/path.ts';
export * from './client/seal.ts';
export * from './client/storage.ts';
export * from './contract/index.ts';
export * from './states/error-text.ts';
export { type Asked, type QueryState, type Saying, toLoadable } from './states/loadable.ts';
export { type TableState, tableState } from './states/table-state.ts';
