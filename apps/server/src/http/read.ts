import { type Endpoint, fromTexts } from '@lading/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { Schema } from 'yup';
import { badInput } from './failure.ts';
import { readForm } from './read-form.ts';
import { unstorable } from './storable.ts';

/** What a call was asked, with its defaults; 400 with the path of the first field that is wrong. */
export async function inputOf(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  const { input } = endpoint;
  if (!input) return undefined;
  const raw = await rawOf(endpoint, input, request);
  const place = unstorable(raw);
  if (place !== undefined) throw badInput(place);
  const read = await input.validate(raw ?? {}, { abortEarly: true, stripUnknown: true });
  // While it validates, yup gives no default to a strict field.
  return input.cast(read);
}

// An address and a form hold texts only.
async function rawOf({ kind, bodyLimit }: Endpoint, input: Schema, request: FastifyRequest): Promise<unknown> {
  if (kind === 'upload') return fromTexts(input, await readForm(request, bodyLimit));
  return request.method === 'GET' ? fromTexts(input, request.query) : request.body;
}
