import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Client } from '../client/create-client.ts';
import type { Epoch } from './keys.ts';

/** Where queries come from: the client and the session they belong to. */
export interface ApiSource {
  readonly client: Client;
  readonly epoch: Epoch;
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

export function ApiProvider({ client, epoch, children }: ApiProviderProps) {
  const source = useMemo(() => ({ client, epoch }), [client, epoch]);
  // No SWRConfig: the default cache on purpose, for a preload always goes there and only the global reset clears it.
  return <ApiContext.Provider value={source}>{children}</ApiContext.Provider>;
}
