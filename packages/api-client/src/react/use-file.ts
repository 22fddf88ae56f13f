import { useCallback, useEffect, useState } from 'react';
import { type ApiError, toApiError } from '../client/errors.ts';
import { useApi } from './provider.tsx';

export type FileState = { readonly retry: () => void } & (
  | { readonly status: 'idle' | 'loading'; readonly url?: undefined; readonly error?: undefined }
  | { readonly status: 'error'; readonly url?: undefined; readonly error: ApiError }
  | { readonly status: 'ready'; readonly url: string; readonly blob: Blob; readonly error?: undefined }
);

type Loaded = { path: string; attempt: number } & ({ error: ApiError } | { url: string; blob: Blob });

/** A file fetched with the session, as a `blob:` address that lives as long as it is shown. Null asks nothing. */
export function useFile(path: string | null): FileState {
  const { client } = useApi();
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    let url: string | undefined;
    client.file(path, { signal: controller.signal }).then(
      (blob) => {
        if (controller.signal.aborted) return;
        url = URL.createObjectURL(blob);
        setLoaded({ path, attempt, url, blob });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setLoaded({ path, attempt, error: toApiError(error, path) });
      },
    );
    return () => {
      controller.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
      setLoaded(undefined);
    };
  }, [client, path, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (path === null) return { status: 'idle', retry };
  if (loaded?.path !== path || loaded.attempt !== attempt) return { status: 'loading', retry };
  return 'error' in loaded
    ? { status: 'error', error: loaded.error, retry }
    : { status: 'ready', url: loaded.url, blob: loaded.blob, retry };
}
