export * from './client/create-client.ts';
export * from './client/errors.ts';
export { pathOf } from './client/path.ts';
export * from './client/seal.ts';
export * from './client/storage.ts';
export * from './contract/index.ts';
