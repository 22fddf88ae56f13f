import { type Agent, request } from 'node:http';
import type { Endpoint } from '@lading/api-client/contract';

export interface Posted {
  /** 0 where no answer came */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
  /** `name=value` of each cookie that was set */
  readonly cookies: readonly string[];
  readonly milliseconds: number;
}

export interface Posting {
  /** another machine: any address of 127.0.0.0/8 */
  readonly from?: string | undefined;
  readonly cookies?: readonly string[] | undefined;
  readonly token?: string;
  /** milliseconds to wait for an answer */
  readonly patience?: number;
  /** keeps connections open between calls; each call has its own without one */
  readonly agent?: Agent;
  /** called when the last byte has left */
  sent?(): void;
}

/** One call from an address of one's own, which fetch does not offer; never rejects. */
export function post(
  origin: string,
  { path }: Pick<Endpoint, 'path'>,
  body: unknown,
  posting: Posting = {},
): Promise<Posted> {
  const { from, token, cookies = [], patience = 20_000, agent = false, sent = () => {} } = posting;
  const begun = performance.now();
  const none = { status: 0, code: '', message: '', data: null, cookies: [] };
  const headers = {
    'content-type': 'application/json',
    language: 'en-US',
    ...(token !== undefined && { auth: token }),
    ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
  };
  return new Promise((resolve) => {
    const end = (answer: Omit<Posted, 'milliseconds'>) =>
      resolve({ ...answer, milliseconds: performance.now() - begun });
    const asked = request(new URL(path, origin), { method: 'POST', headers, localAddress: from, agent });
    asked.on('finish', sent);
    asked.setTimeout(patience, () => asked.destroy());
    asked.on('error', () => end(none));
    asked.on('response', (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', () => end(none));
      response.on('end', () => {
        const set = (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0] ?? '');
        const { code = '', message = '', data = null } = envelopeOf(Buffer.concat(pieces).toString());
        end({ status: response.statusCode ?? 0, code, message, data, cookies: set });
      });
    });
    asked.end(JSON.stringify(body));
  });
}

function envelopeOf(text: string): { code?: string; message?: string; data?: unknown } {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
}
