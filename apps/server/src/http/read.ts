import type { Endpoint } from '@lading/api-client/contract';
import type { FastifyRequest } from 'fastify';
import { badInput } from './failure.ts';
import { unstorable } from './storable.ts';

/** What a call was asked, with its defaults; 400 with the path of the first field that is wrong. */
export async function inputOf({ method, input }: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (!input) return undefined;
  const raw = method === 'GET' ? request.query : request.body;
  const place = unstorable(raw);
  if (place !== undefined) throw badInput(place);
  return input.validate(raw ?? {}, { abortEarly: true, stripUnknown: true });
}
