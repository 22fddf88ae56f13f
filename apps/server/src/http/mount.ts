import type { CallFiles, Endpoint, In } from '@lading/api-client/contract';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { FoundBy } from '../found.ts';
import type { Services } from '../services.ts';
import { insistOnOffered } from '../user/house/offered.ts';
import { type Answer, send, sendKept } from './answer.ts';
import { type Authority, callerOf, subjectOf } from './authority.ts';
import type { CallerOf } from './caller.ts';
import { InTurn } from './in-turn.ts';
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

type Fields = Readonly<Record<string, unknown>>;
type AnyHandler = (input: unknown, caller: unknown, about: unknown) => Promise<unknown>;

type Files = Readonly<Record<string, CallFiles>>;
type Answering<F extends Files> = {
  readonly [Service in keyof F]: {
    readonly [File in keyof F[Service]]: (services: Services) => Handlers<F[Service][File]>;
  };
};

/** Serves every call of the contract, and refuses whoever may not make it before its handler hears of it. */
export function mount<F extends Files>(
  app: FastifyInstance,
  contract: F,
  answering: Answering<F>,
  services: Services,
  mounting: Mounting,
): void {
  // Commands about one thing wait for each other here instead of at its row, where each would hold a connection.
  const turns = new InTurn();
  for (const [service, files] of Object.entries(contract)) {
    for (const [file, calls] of Object.entries(files)) {
      const handlers = answering[service]?.[file]?.(services) as Readonly<Record<string, AnyHandler>> | undefined;
      for (const [name, endpoint] of Object.entries(calls)) {
        const handler = handlers?.[name];
        if (!handler) throw new Error(`no handler for ${service}.${name}`);
        app.route(routeOf({ endpoint, handler, services, mounting, turns }));
      }
    }
  }
}

/** What a command changes, where its contract names a single thing. */
function changed({ kind, about }: Endpoint, input: unknown): string | undefined {
  const id = kind === 'command' && about ? (input as Fields)[about[1]] : undefined;
  return typeof id === 'number' ? `${about?.[0]} ${id}` : undefined;
}

interface Answered {
  readonly endpoint: Endpoint;
  readonly handler: AnyHandler;
  readonly services: Services;
  readonly mounting: Mounting;
  readonly turns: InTurn;
}

const routeOf = ({ endpoint, handler, services, mounting, turns }: Answered): RouteOptions => ({
  // Whoever sends everything as POST is answered too.
  method: endpoint.kept ? ['GET', 'POST'] : endpoint.method,
  url: endpoint.path,
  bodyLimit: endpoint.bodyLimit,
  // Nobody asks a call by HEAD, and it would have a count of its own.
  exposeHeadRoute: false,
  ...(endpoint.limit !== undefined && { config: { rateLimit: { max: perMinute(endpoint.limit, mounting.rate) } } }),
  async handler(request, reply) {
    const caller = await callerOf(request, reply, endpoint.access, mounting);
    // The forwarder's own people keep rates of what is not offered yet, or no more.
    if (endpoint.offers && caller.visitor?.customerId !== null) await insistOnOffered(services.db, endpoint.offers);
    const input = await inputOf(endpoint, request);
    const about = await subjectOf(endpoint, input, caller, mounting);
    const work = () => handler(input, caller, about);
    const thing = changed(endpoint, input);
    const data = thing === undefined ? await work() : await turns.run(thing, work);
    if (endpoint.kind === 'download') {
      const { visitor, address } = caller;
      const named = endpoint.about && (input as Fields)[endpoint.about[1]];
      const subject = endpoint.about && { [endpoint.about[0]]: Array.isArray(named) ? named.join(' ') : Number(named) };
      mounting.security.note('export', {
        userId: visitor?.userId,
        address,
        detail: { call: endpoint.path, ...subject },
      });
    }
    if (endpoint.kept) return sendKept(endpoint, data, request, reply, mounting.strictOut);
    return send(endpoint, data, reply, mounting.strictOut);
  },
});
