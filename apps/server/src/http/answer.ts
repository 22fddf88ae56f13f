import { createHash } from 'node:crypto';
import type { Endpoint, Out } from '@lading/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { success } from './envelope.ts';

/** What a download answers in place of the contract's Blob. */
export interface Download {
  readonly name: string;
  readonly contentType: string;
  readonly body: Buffer | string;
}

/** What the handler of a call answers. */
export type Answer<E> = Out<E> extends infer Data ? (Data extends Blob ? Download : Data) : never;

export function sendDownload(reply: FastifyReply, { name, contentType, body }: Download) {
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .type(contentType)
    .header('content-disposition', `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(body);
}

async function check({ path, output }: Endpoint, data: unknown): Promise<void> {
  try {
    await output?.validate(data, { strict: true });
  } catch (error) {
    throw new Error(`${path} answered outside its contract: ${(error as Error).message}`);
  }
}

/** Sends what a handler answered: a file as it is, anything else in the envelope. `strict` compares it with the contract. */
export async function send(endpoint: Endpoint, data: unknown, reply: FastifyReply, strict: boolean) {
  if (endpoint.kind === 'download') return sendDownload(reply, data as Download);
  if (strict) await check(endpoint, data);
  return success(data);
}

/** The same with an ETag: whoever has it already is told so and sent nothing. It is asked for anew each time, so an edit is seen at once. */
export async function sendKept(
  endpoint: Endpoint,
  data: unknown,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  strict: boolean,
) {
  const answer = await send(endpoint, data, reply, strict);
  // Weak: compressed it is other bytes.
  const tag = `W/"${createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', 'private, no-cache');
  const known = headers['if-none-match']?.split(',').some((one) => one.trim() === tag) ?? false;
  return known ? reply.code(304).send() : answer;
}
