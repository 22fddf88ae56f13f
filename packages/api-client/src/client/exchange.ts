import type { Kind } from '../contract/define.ts';

/** One question to the server on its way out. */
export interface Exchange {
  readonly path: string;
  readonly url: string;
  readonly kind: Kind;
  readonly method: 'POST' | 'GET';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** what an upload brings; it leaves as a form */
  readonly fields?: object | undefined;
  readonly signal?: AbortSignal | undefined;
  /** how much of an upload has left, from 0 to 1 */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** how often a failed query may be asked again */
  readonly retries: number;
}

/** The answer on its way back: text, or a file where one was asked for. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | File;
  /** the JSON object in the body, when there is one */
  readonly envelope?: Readonly<Record<string, unknown>> | undefined;
  readonly data?: unknown;
}

export type Next = (exchange: Exchange) => Promise<Answer>;
/** A layer around the rest of the chain. */
export type Interceptor = (exchange: Exchange, next: Next) => Promise<Answer>;

/** The chain as one function; the first interceptor stands outermost. */
export const compose = (interceptors: readonly Interceptor[], transport: Next): Next =>
  interceptors.reduceRight<Next>((next, interceptor) => (exchange) => interceptor(exchange, next), transport);
