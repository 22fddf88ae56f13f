import { AsyncLocalStorage } from 'node:async_hooks';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Calls a minute from one address, all together. A call with a limit of its own is told in the contract, beside this. */
export const RATE = 1_200;

/** Pages a minute that the server draws for one address; a search engine that reads politely asks for far fewer. */
export const PAGES = 240;

/** The limit of a call on a server that lets through more or less than usual. */
export const perMinute = (limit: number, rate: number): number => Math.ceil((limit * rate) / RATE);

const tooMany = (milliseconds: number) =>
  new Failure(429, '429', 'tooMany', { seconds: Math.max(1, Math.ceil(milliseconds / 1000)) });

const drawing = new AsyncLocalStorage<true>();

/** What the server asks itself while it draws a page is counted nowhere: the page is, by whoever asked for it. No request can claim this. */
export const asDrawing = <T>(work: () => Promise<T>): Promise<T> => drawing.run(true, work);

/** Refuses whoever asks too often, and says when to come back. Every route is counted but those named here, by the route that matched. */
export async function limitRate(app: FastifyInstance, max: number, uncounted: ReadonlySet<string>): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    allowList: ({ routeOptions: { url } }: FastifyRequest) =>
      drawing.getStore() === true || (url !== undefined && uncounted.has(url)),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

/** The same for what no route matches, which the plugin does not see. */
export function unmatchedLimit(app: FastifyInstance, max: number): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: 60_000, allowList: [] });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

/** Tells whether one more page may be drawn for whoever asks. */
export function pageLimit(app: FastifyInstance, max: number): (request: FastifyRequest) => Promise<boolean> {
  const count = app.createRateLimit({ max, timeWindow: 60_000, allowList: [] });
  return async (request) => {
    const counted = await count(request);
    return counted.isAllowed || !counted.isExceeded;
  };
}
