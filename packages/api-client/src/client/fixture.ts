import { type ClientOptions, createClient } from './create-client.ts';
import { type ApiError, settle } from './errors.ts';

type AnswerTo = (url: string, init: RequestInit) => Response | Promise<Response>;

export const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
export const ok = (data: unknown = null) => json({ code: '1', message: '', data });

/** The error of a call that has to fail. */
export async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const result = await settle(promise);
  if (result.ok) throw new Error('the call succeeded');
  return result.error;
}

/** A server that gives its answers in turn, and the last one for ever; a client on it. */
export function fakeServer() {
  const server = {
    answers: [] as AnswerTo[],
    sent: [] as { url: string; init: RequestInit }[],
    session: 'token-1' as string | null,
    client: (options: Partial<ClientOptions> = {}) =>
      createClient({
        base: 'http://host',
        token: () => server.session,
        language: () => 'en-US',
        fetch: send,
        ...options,
      }),
  };
  const send = (async (url: string, init: RequestInit) => {
    server.sent.push({ url, init });
    const answer = server.answers.length > 1 ? server.answers.shift() : server.answers[0];
    return answer?.(url, init) ?? ok();
  }) as typeof fetch;
  return server;
}
