import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../client/create-client.ts';
import type { Arg, Endpoint, Out } from '../contract/define.ts';
import type { Epoch } from './keys.ts';

/**
 * What was answered before the page stood: of a page that a server drew. `id` is the text of the query's key. On the server it also
 * hears what the page asks for.
 */
export type FirstAnswers = <E extends Endpoint>(id: string, endpoint: E, arg: Arg<E>) => Out<E> | undefined;

/** Where queries come from: the client and the session they belong to. */
export interface ApiSource {
  readonly client: Client;
  readonly epoch: Epoch;
  /** the hooks show these until they have an answer of their own */
  readonly first?: FirstAnswers | undefined;
}

const ApiContext = createContext<ApiSource | null>(null);

/** For the hooks; also for a loader's `preloadQuery` when called from a component. */
export function useApi(): ApiSource {
  const source = useContext(ApiContext);
  if (!source) throw new Error('ApiProvider is missing above this component');
  return source;
}

export interface ApiProviderProps extends ApiSource {
  children: ReactNode;
}

export function ApiProvider({ client, epoch, first, children }: ApiProviderProps) {
  const source = useMemo(() => ({ client, epoch, first }), [client, epoch, first]);
  // No SWRConfig: the default cache on purpose, for a preload always goes there and only the global reset clears it.
  return <ApiContext.Provider value={source}>{children}</ApiContext.Provider>;
}
