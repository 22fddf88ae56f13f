import { BODY_LIMIT } from '@lading/api-client/contract';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for a request that may bring no more than 256 KiB. */
const SLOWEST = 30_000;

/** Ends a connection that spins out a small request; one with a larger limit has as long as Node gives it. */
export function endSlowBodies(app: FastifyInstance, slowest = SLOWEST): void {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    const { 'content-length': length = '0', 'transfer-encoding': pieces } = raw.headers;
    if ((length === '0' && !pieces) || (routeOptions.bodyLimit ?? 0) > BODY_LIMIT) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), slowest).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}
