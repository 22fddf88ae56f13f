import type { Args, Endpoint, Out } from '../contract/define.ts';
import { drift } from './drift.ts';
import { ApiError } from './errors.ts';
import { compose, type Exchange } from './exchange.ts';
import { envelope } from './interceptors/envelope.ts';
import { authHeader, languageHeader, pageHeader } from './interceptors/headers.ts';
import { retry } from './interceptors/retry.ts';
import { status } from './interceptors/status.ts';
import { timeout } from './interceptors/timeout.ts';
import { unauthorized } from './interceptors/unauthorized.ts';
import { isOwnPath, pathOf } from './path.ts';
import { transport } from './transport.ts';

export interface ClientOptions {
  /** origin of the server, without a slash at the end; empty for the page's own */
  base?: string;
  token(): string | null;
  /** `zh-CN` or `en-US` */
  language(): string;
  fetch?: typeof fetch;
  /** milliseconds for one attempt, body included; 10 000 by default */
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
}

export interface Client {
  /** names this page to the server; a notice that carries it tells of this page's own doing */
  readonly page: string;
  /** Asks the server. Throws an ApiError for everything but a success. */
  call<E extends Endpoint>(endpoint: E, ...rest: [...Args<E>, options?: CallOptions]): Promise<Out<E>>;
  /** A file of this server, fetched with the session; a path to anywhere else is refused unsent. */
  file(path: string, options?: CallOptions): Promise<Blob>;
}

export function createClient(options: ClientOptions): Client {
  const { base = '', token, language, fetch: send = (...args) => globalThis.fetch(...args) } = options;
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
    transport(send),
  );
  const common = ({ signal, retries = 2 }: CallOptions) => ({ signal, retries });

  return {
    page,
    async call<E extends Endpoint>(endpoint: E, ...rest: [...Args<E>, options?: CallOptions]): Promise<Out<E>> {
      const [arg, settings = {}] = rest as unknown as [Parameters<typeof pathOf<E>>[1], CallOptions?];
      const { path, kind, method } = endpoint;
      const sent: Pick<Exchange, 'url' | 'headers' | 'body'> =
        method === 'GET'
          ? { url: base + pathOf(endpoint, arg), headers: {} }
          : { url: base + path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(arg ?? {}) };
      const { data } = await ask({ path, kind, method, ...sent, ...common(settings) });
      if (options.onDrift) drift(endpoint, data, options.onDrift);
      return data as Out<E>;
    },
    async file(path, settings = {}) {
      if (!isOwnPath(path)) throw new ApiError('malformed', { path });
      const { data } = await ask({
        path,
        url: base + path,
        kind: 'download',
        method: 'GET',
        headers: {},
        ...common(settings),
      });
      return data as Blob;
    },
  };
}
