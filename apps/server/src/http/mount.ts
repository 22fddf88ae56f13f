import type { Contract, Endpoint, In } from '@lading/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoundBy } from '../found.ts';
import { type Answer, send } from './answer.ts';
import { type Authority, callerOf, subjectOf } from './authority.ts';
import type { CallerOf } from './caller.ts';
import { perMinute } from './limit.ts';
import { inputOf } from './read.ts';

/** Answers a call: with what was asked, who asks (his access is checked), and what it is about, where the contract says that. */
export type Handler<E extends Endpoint> = (input: In<E>, caller: CallerOf<E>, about: FoundBy<E>) => Promise<Answer<E>>;

/** One handler for every call: a missing or wrongly typed one does not compile. */
export type Handlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends Endpoint ? Handler<Calls[Name]> : never;
};

export interface Mounting extends Authority {
  /** calls a minute from one address */
  readonly rate: number;
  /** checks every answer against the contract; for development and tests */
  readonly strictOut: boolean;
}

type AnyHandler = (input: unknown, caller: unknown, about: unknown) => Promise<unknown>;

/** Serves every call of the contract, and refuses whoever may not make it before its handler hears of it. */
export function mount<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: { readonly [Service in keyof C]: Handlers<C[Service]> },
  mounting: Mounting,
): void {
  for (const [service, calls] of Object.entries(contract)) {
    const group = handlers[service] as unknown as Readonly<Record<string, AnyHandler>>;
    for (const [name, endpoint] of Object.entries(calls)) {
      const handler = group[name];
      if (!handler) throw new Error(`no handler for ${service}.${name}`);
      const { method, path, limit, bodyLimit } = endpoint;
      app.route({
        method,
        url: path,
        bodyLimit,
        handler: serve(endpoint, handler, mounting),
        ...(limit !== undefined && { config: { rateLimit: { max: perMinute(limit, mounting.rate) } } }),
      });
    }
  }
}

function serve(endpoint: Endpoint, handler: AnyHandler, mounting: Mounting) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerOf(request, endpoint.access, mounting);
    const input = await inputOf(endpoint, request);
    const about = await subjectOf(endpoint.about, input, caller.visitor, mounting);
    return send(endpoint, await handler(input, caller, about), reply, mounting.strictOut);
  };
}
