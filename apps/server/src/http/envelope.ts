import { abnormalCode, BODY_LIMIT, OK } from '@lading/api-client/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';
import { languageOf, say, type TextId, type Values } from '../messages/say.ts';
import { isDatabaseTrouble } from './database-trouble.ts';
import { badInput, Failure, notFound, unavailable } from './failure.ts';

export const success = (data: unknown) => ({ code: OK, message: 'success', data: data ?? null });

/** Bytes in words: whole kilobytes, from a megabyte on whole megabytes. */
const bytes = (count: number) =>
  count < 2 ** 20 ? `${Math.floor(count / 2 ** 10)} KB` : `${Math.floor(count / 2 ** 20)} MB`;

// A number that the contract allows and no column holds: out of range, or written with an exponent.
function tooLarge({ cause }: Error): boolean {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return code === '22003' || code === '22P02';
}

function asFailure(error: FastifyError | Failure | ValidationError, request: FastifyRequest): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof ValidationError) return badInput(error.path ?? '');
  const status = error.statusCode ?? 500;
  const { raw } = request;
  const of = (id: TextId, values?: Values, data?: unknown) => new Failure(status, String(status), id, values, data);
  // The page has no file of this name, however strangely it is written.
  if (status < 500 && request.routeOptions.url === '/*') return notFound('noSuchCall');
  if (status === 413) return of('tooLarge', { limit: bytes(request.routeOptions.bodyLimit ?? BODY_LIMIT) });
  if (status === 401) return of('notLoggedIn');
  if (status === 403) return of('forbidden');
  if (status === 404) return notFound();
  if (tooLarge(error)) return badInput('');
  if (status < 500) return new Failure(status, status === 415 ? '400' : String(status), 'badBody', {}, { path: '' });
  // Whoever sent it is gone, and nobody reads the answer.
  if (raw.destroyed && !raw.complete) return new Failure(400, '400', 'badBody', {}, { path: '' });
  if (isDatabaseTrouble(error)) {
    request.log.warn({ err: error }, 'the database is in trouble');
    return unavailable();
  }
  request.log.error({ err: error }, 'unexpected');
  return new Failure(500, '500', 'abnormal', { number: abnormalCode(request.url) });
}

function send(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const message = say(languageOf(request.headers.language), failure.id, failure.values);
  // Whatever the route said of a good answer, this one is not kept.
  reply.header('cache-control', 'no-store');
  if (failure.status === 503) reply.header('retry-after', '2');
  return reply.code(failure.status).send({ code: failure.code, message, data: failure.data });
}

/** Every failure leaves in the envelope and in the caller's language; an unexpected one tells only its number. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => send(asFailure(error, request), request, reply));
}

export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply) =>
  send(notFound('noSuchCall'), request, reply);
