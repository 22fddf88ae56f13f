import { abnormalCode } from '../../contract/abnormal.ts';
import { OK } from '../../contract/define.ts';
import { ApiError, type ApiErrorKind } from '../errors.ts';
import type { Answer, Interceptor } from '../exchange.ts';

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
};

const asText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** An HTTP status as it is; under 200 the envelope's code may still name one. */
function meaning(answer: Answer): number {
  if (answer.status >= 400) return answer.status;
  const code = Number(answer.envelope?.code);
  return code >= 400 && code < 600 ? code : answer.status;
}

function fieldOf(data: unknown): string | undefined {
  if (data === null || typeof data !== 'object') return undefined;
  return asText('field' in data ? data.field : 'path' in data ? data.path : undefined);
}

/** The error an answer stands for, or undefined for a success. */
function errorOf(path: string, answer: Answer): ApiError | undefined {
  const { envelope: found } = answer;
  const status = meaning(answer);
  const serverMessage = asText(found?.message);
  const details = { path, status, serverMessage, code: asText(found?.code), data: found?.data };

  const kind = KINDS[status];
  if (kind) return new ApiError(kind, { ...details, field: fieldOf(found?.data) });
  if (status >= 400) {
    const code = abnormalCode(path);
    return new ApiError('http', { ...details, code, values: { code } });
  }
  if (found === undefined) {
    return typeof answer.body === 'string' ? new ApiError('malformed', details) : undefined;
  }
  // In place of a file: its words were meant for no reader, and the specification has one sentence for them all.
  if (typeof answer.body !== 'string') return new ApiError('network', { ...details, serverMessage: undefined });
  if (found.code === OK) return undefined;
  const refused = details.code !== undefined || (found.code === undefined && serverMessage !== undefined);
  // A rule of the business may name the field it is about, as wrong input does.
  return new ApiError(refused ? 'business' : 'malformed', { ...details, field: fieldOf(found.data) });
}

/** Turns every answer that is no success into an ApiError, and a success into its data. */
export const status = (): Interceptor => async (exchange, next) => {
  const answer = await next(exchange);
  const error = errorOf(exchange.path, answer);
  if (error) throw error;
  return { ...answer, data: typeof answer.body === 'string' ? (answer.envelope?.data ?? null) : answer.body };
};
