import type { Template } from './wording.ts';

/**
 * Why something was not sent: `refused` never will be, `limited` may be later, `config` needs the operator, `temporary` is worth another
 * try, `unknown` may have been sent.
 */
export type FailureKind = 'refused' | 'limited' | 'config' | 'temporary' | 'unknown';

export class ProviderError extends Error {
  readonly kind: FailureKind;
  /** the provider's own word, never what was sent */
  readonly code: string;

  constructor(kind: FailureKind, code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}

export interface Outgoing {
  /** our number of it, which comes back in receipts */
  readonly job: string;
  readonly to: string;
  readonly template: Template;
  readonly params: Readonly<Record<string, string>>;
  /** the same in words, for whoever sends words */
  readonly subject: string;
  readonly text: string;
  /** the text as a page, of a mail */
  readonly html?: string;
  /** where a mail is turned off: RFC 8058 */
  readonly unsubscribe?: string;
}

/** Sends one thing. Answers the provider's number of it; failures are a ProviderError. */
export interface Provider {
  readonly name: string;
  send(outgoing: Outgoing): Promise<{ readonly id: string }>;
}

/** The world as an adapter sees it, so that a test pins time and chance. */
export interface World {
  readonly base: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => Date;
  readonly nonce?: () => string;
  readonly timeout?: number;
}

const TIMEOUT = 5_000;

/** Asks a provider by HTTP. Whether a request that got no answer was carried out, nobody knows. */
export async function ask(
  { fetch = globalThis.fetch, timeout = TIMEOUT }: World,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw neverLeft(error) ? new ProviderError('temporary', 'unreachable') : new ProviderError('unknown', 'no answer');
  }
  try {
    const text = await answer.text();
    const { status, headers } = answer;
    // Nothing is an answer too where nothing was to be said.
    return { status, headers, body: text === '' && status < 300 ? null : JSON.parse(text) };
  } catch {
    throw new ProviderError(answer.status >= 500 ? 'temporary' : 'unknown', `HTTP ${answer.status}`);
  }
}

// Nothing was sent where no connection came about.
function neverLeft(error: unknown): boolean {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  return code !== undefined && ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(code);
}
