import { contractFiles, type Endpoint, type Envelope } from '@lading/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { Example } from './example.ts';
import { EXAMPLES } from './examples.ts';
import { formOf } from './form.ts';

export interface AskedCall {
  /** `order.blType` */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly example: Example<Endpoint>;
}

type Found = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
const exampleOf = (service: string, file: string, name: string) =>
  (EXAMPLES as unknown as Found)[service]?.[file]?.[name] as Example<Endpoint>;

/** Every call of the contract with an input that is good. */
export const CALLS: readonly AskedCall[] = Object.entries(contractFiles).flatMap(([service, files]) =>
  Object.entries(files).flatMap(([file, calls]) =>
    Object.entries<Endpoint>(calls).map(([name, endpoint]) => ({
      name: `${service}.${name}`,
      endpoint,
      example: exampleOf(service, file, name),
    })),
  ),
);

export interface Asking {
  readonly token?: string;
  /** another machine */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Texts = Record<string, string>;

/** Asks a call in the way of its kind, with anything for an input, and reads the envelope; a file that came is no envelope. */
export async function ask(app: FastifyInstance, { method, path, kind }: Endpoint, arg: unknown, asking: Asking = {}) {
  const { token, from, headers } = asking;
  const query = method === 'GET' && typeof arg === 'object' && arg !== null ? (arg as Texts) : undefined;
  const form = kind === 'upload' ? formOf(arg) : undefined;
  const payload = method === 'GET' ? undefined : (form ?? (arg === undefined ? '' : JSON.stringify(arg)));
  const answer = await app.inject({
    method,
    url: path,
    ...(query && { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])) }),
    ...(payload !== undefined && { payload }),
    ...(from && { remoteAddress: from }),
    headers: {
      ...(method === 'POST' && !form && { 'content-type': 'application/json' }),
      language: 'en-US',
      ...(token !== undefined && { auth: token }),
      ...headers,
    },
  });
  const file = answer.headers['content-disposition'] !== undefined;
  return {
    status: answer.statusCode,
    file,
    text: answer.body,
    ...(file ? { code: '', message: '', data: null } : answer.json<Envelope<unknown>>()),
  };
}
