import type { Endpoint, Out } from '@lading/api-client/contract';
import type { FastifyReply } from 'fastify';
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
