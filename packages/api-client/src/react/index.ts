export { invalidate } from './invalidate.ts';
export type { Epoch } from './keys.ts';
export { preloadQuery } from './preload.ts';
export { ApiProvider, type ApiProviderProps, type ApiSource, useApi } from './provider.tsx';
export { resetCache } from './reset.ts';
export { type Command, useCommand } from './use-command.ts';
export { type FileState, useFile } from './use-file.ts';
export { type Pages, usePages } from './use-pages.ts';
export { type Query, type QueryOptions, useQuery } from './use-query.ts';
