import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** Fields and files a form may have, more than any call declares. */
const PARTS = 50;

const tooLarge = () => Object.assign(new Error('the form is too large'), { statusCode: 413 });

/** The fields of a form by name: texts, and files in memory. Of a name that comes twice the last one counts. */
export async function readForm(request: FastifyRequest, limit: number): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new Failure(400, '400', 'badBody', {}, { path: '' });
  // Most are known by what they say of themselves, before a byte of them is kept.
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const form: Record<string, unknown> = {};
  let size = 0;
  for await (const part of request.parts({ limits: { parts: PARTS, fileSize: limit, fieldSize: limit } })) {
    const value =
      part.type === 'file'
        ? new File([new Uint8Array(await part.toBuffer())], part.filename, { type: part.mimetype })
        : String(part.value);
    size += typeof value === 'string' ? Buffer.byteLength(value) : value.size;
    if (size > limit) throw tooLarge();
    form[part.fieldname] = value;
  }
  return form;
}
