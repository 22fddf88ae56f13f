import type { Arg, Args, Endpoint, Out } from '../contract/define.ts';
import { drift } from './drift.ts';
import { ApiError } from './errors.ts';
import { compose, type Exchange } from './exchange.ts';
import { envelope } from './interceptors/envelope.ts';
import { authHeader, languageHeader, pageHeader } from './interceptors/headers.ts';
import { retry } from './interceptors/retry.ts';
import { status } from './interceptors/status.ts';
import { timeout } from './interceptors/timeout.ts';
import { unauthorized } from './interceptors/unauthorized.ts';
import { createLoading, type Loading } from './loading.ts';
import { isOwnPath, pathOf } from './path.ts';
import { transport } from './transport.ts';

export interface ClientOptions {
  /** origin of the server, without a slash at the end; empty for the page's own */
  base?: string;
  token(): string | null;
  /** `zh-CN` or `en-US` */
  language(): string;
  fetch?: typeof fetch;
  /** milliseconds for one attempt, body included, and for every step of an upload; 10 000 by default */
  timeout?: number;
  /** The session ended: called once per session, with the server's words (possibly empty). */
  onUnauthorized?(message: string): void;
  /** Where given, every answer is compared with the contract and what differs is told; nothing is refused. */
  onDrift?(path: string, difference: string): void;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** how often a query is asked again after a failed connection or a 5xx; 2 by default */
  retries?: number;
  /** true: the page's loading indicator shows while it is under way */
  loading?: boolean;
  /** how much of an upload has left, from 0 to 1; nothing is told outside of browsers */
  onProgress?: (part: number) => void;
}

export interface Client {
  /** names this page to the server; a notice that carries it tells of this page's own doing */
  readonly page: string;
  /** what the page's loading indicator shows */
  readonly loading: Loading;
  /** Asks the server. Throws an ApiError for everything but a success. */
  call<E extends Endpoint>(endpoint: E, ...rest: [...Args<E>, options?: CallOptions]): Promise<Out<E>>;
  /** A file of this server, fetched with the session; a path to anywhere else is refused unsent. */
  file(path: string, options?: CallOptions): Promise<File>;
}

export function createClient(options: ClientOptions): Client {
  const { base = '', token, language } = options;
  const page = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
  const ask = compose(
    [
      unauthorized(token, (message) => options.onUnauthorized?.(message)),
      retry(),
      status(),
      envelope(),
      authHeader(token),
      languageHeader(language),
      pageHeader(page),
      timeout(options.timeout ?? 10_000),
    ],
    transport(options.fetch),
  );
  const { loading, during } = createLoading();
  const get = async (
    exchange: Omit<Exchange, 'retries'>,
    { signal, retries = 2, loading: shown = false, onProgress }: CallOptions,
  ) => {
    const work = () => ask({ ...exchange, signal, retries, onProgress });
    return (await (shown ? during(work) : work())).data;
  };

  return {
    page,
    loading,
    async call<E extends Endpoint>(endpoint: E, ...rest: [...Args<E>, options?: CallOptions]): Promise<Out<E>> {
      const [arg, settings = {}] = rest as unknown as [Parameters<typeof pathOf<E>>[1], CallOptions?];
      const { path, kind, method } = endpoint;
      const data = await get({ path, kind, method, ...sent(endpoint, arg, base) }, settings);
      if (options.onDrift) drift(endpoint, data, options.onDrift);
      return data as Out<E>;
    },
    async file(path, settings = {}) {
      if (!isOwnPath(path)) throw new ApiError('malformed', { path });
      return (await get({ path, url: base + path, kind: 'download', method: 'GET', headers: {} }, settings)) as File;
    },
  };
}

/** Where a call goes and what it brings: its argument in the address, as fields of a form, or as JSON. */
function sent<E extends Endpoint>(
  endpoint: E,
  arg: Arg<E>,
  base: string,
): Pick<Exchange, 'url' | 'headers' | 'body' | 'fields'> {
  if (endpoint.method === 'GET') return { url: base + pathOf(endpoint, arg), headers: {} };
  const url = base + endpoint.path;
  // The browser writes the header of a form, which names the line between its parts.
  if (endpoint.kind === 'upload') return { url, headers: {}, fields: arg ?? {} };
  return { url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(arg ?? {}) };
}
