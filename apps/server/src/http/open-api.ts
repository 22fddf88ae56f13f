import { contract } from '@lading/api-client/contract';
import { openApi } from '@lading/api-client/openapi';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version.ts';

/** `/openapi.json`: every call of the contract, for whoever writes a program that calls it. It holds nobody's data. */
export function serveOpenApi(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApi(contract, VERSION));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=3600').send(document);
  });
}
