import type { Endpoint } from '../contract/define.ts';

/** Grows at login and logout, so that nothing cached for one session can be read by the next. */
export type Epoch = string | number;
export type QueryKey = readonly [epoch: Epoch, path: string, input: unknown];
/** The page of a list that grows: marked, because it is refreshed together with its neighbours. */
export type PageKey = readonly [...QueryKey, 'page'];

export const queryKey = (epoch: Epoch, endpoint: Endpoint, input: unknown): QueryKey => [epoch, endpoint.path, input];

const isKeyOf = (key: unknown, paths: ReadonlySet<string>, length: number): boolean =>
  Array.isArray(key) && key.length === length && typeof key[1] === 'string' && paths.has(key[1]);

export const isQueryOf = (key: unknown, paths: ReadonlySet<string>) => isKeyOf(key, paths, 3);
export const isPageOf = (key: unknown, paths: ReadonlySet<string>) => isKeyOf(key, paths, 4);
