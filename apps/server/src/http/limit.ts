import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { isApi } from './site.ts';

/** Calls a minute from one address, all together. A call with a limit of its own is told in the contract, beside this. */
export const RATE = 1_200;

/** The limit of a call on a server that lets through more or less than usual. */
export const perMinute = (limit: number, rate: number): number => Math.ceil((limit * rate) / RATE);

/** Refuses whoever asks too often, and says when to come back. */
export async function limitRate(app: FastifyInstance, max: number): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: 60_000,
    allowList: (request: FastifyRequest) => !isApi(request.url.split('?', 1)[0] ?? ''),
    errorResponseBuilder: (_request, { ttl }) =>
      new Failure(429, '429', 'tooMany', { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}
