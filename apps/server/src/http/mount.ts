import type { Contract, Endpoint, In, Out } from '@lading/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { type Language, languageOf } from '../messages/say.ts';
import type { Visitor } from '../user/session.ts';
import { success } from './envelope.ts';
import { badInput, notLoggedIn } from './failure.ts';
import { unstorable } from './storable.ts';

/** Who asks, and in which language. */
export interface Caller {
  readonly visitor: Visitor | null;
  readonly language: Language;
  readonly agent: string;
  /** what the page calls itself, at most 64 characters */
  readonly page: string | undefined;
  /** `https://portal.example.com`, as the browser sees this server */
  readonly origin: string;
}

/** What a download answers in place of the contract's Blob. */
export interface Download {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer | string;
}

type Answer<E> = Out<E> extends infer Data ? (Data extends Blob ? Download : Data) : never;
export type Handler<E> = (input: In<E>, caller: Caller) => Promise<Answer<E>>;
/** One handler for every call of the contract: a missing or wrongly typed one does not compile. */
export type Handlers<C> = {
  readonly [Domain in keyof C]: { readonly [Call in keyof C[Domain]]: Handler<C[Domain][Call]> };
};

export interface Mounting {
  /** who a token belongs to, null when it is not good */
  visitorOf(token: string): Promise<Visitor | null>;
  originOf(request: FastifyRequest): string;
  /** calls a minute from one address, by path, where they are fewer than for the rest */
  readonly limits?: Readonly<Record<string, number>>;
  /** checks every answer against the contract; for development and tests */
  readonly strictOut: boolean;
}

type AnyHandler = (input: unknown, caller: Caller) => Promise<unknown>;

async function callerOf(request: FastifyRequest, mounting: Mounting): Promise<Caller> {
  const { auth, language, page } = request.headers;
  return {
    visitor: typeof auth === 'string' && auth !== '' ? await mounting.visitorOf(auth) : null,
    language: languageOf(language),
    agent: (request.headers['user-agent'] ?? '').slice(0, 200),
    page: typeof page === 'string' ? page.slice(0, 64) : undefined,
    origin: mounting.originOf(request),
  };
}

/** A caller who is logged in; anybody else is told to. */
export async function memberOf(request: FastifyRequest, mounting: Mounting): Promise<Caller> {
  const caller = await callerOf(request, mounting);
  if (!caller.visitor) throw notLoggedIn();
  return caller;
}

export function sendDownload(reply: FastifyReply, { name, contentType, body }: Download) {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .type(contentType)
    .header('content-disposition', `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(body);
}

function read(schema: Schema, raw: unknown) {
  const place = unstorable(raw);
  if (place !== undefined) throw badInput(place);
  return schema.validate(raw ?? {}, { abortEarly: true, stripUnknown: true });
}

/** Serves every call of the contract. */
export function mount<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C>,
  mounting: Mounting,
): void {
  for (const [domain, calls] of Object.entries(contract)) {
    const group = handlers[domain] as Readonly<Record<string, AnyHandler>>;
    for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
      const handler = group[name];
      if (!handler) throw new Error(`no handler for ${domain}.${name}`);
      const max = mounting.limits?.[endpoint.path];
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: answer(endpoint, handler, mounting),
        ...(max !== undefined && { config: { rateLimit: { max } } }),
      });
    }
  }
}

function answer(endpoint: Endpoint, handler: AnyHandler, mounting: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await (endpoint.access === 'member' ? memberOf : callerOf)(request, mounting);
    const raw = endpoint.method === 'GET' ? request.query : request.body;
    const input = endpoint.input ? await read(endpoint.input, raw) : undefined;
    const data = await handler(input, caller);
    if (endpoint.kind === 'download') return sendDownload(reply, data as Download);
    if (mounting.strictOut && endpoint.output) await checkOut(endpoint, data);
    return success(data);
  };
}

async function checkOut(endpoint: Endpoint, data: unknown): Promise<void> {
  try {
    await endpoint.output?.validate(data, { strict: true });
  } catch (error) {
    throw new Error(`${endpoint.path} answered outside its contract: ${(error as Error).message}`);
  }
}
