import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { files } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { sendDownload } from './answer.ts';
import { type Authority, callerOf } from './authority.ts';
import { notFound } from './failure.ts';
import { unstorable } from './storable.ts';

const READERS = ['bill:view', 'company:view', 'customer:review'] as const;
const PAPERS = 'papers';
const foldersOf = (codes: readonly string[]) => [
  ...(codes.includes('bill:view') ? [''] : []),
  ...(codes.includes('company:view') ? [PAPERS] : []),
];

/** `GET /files/:id/:name`: a stored file of the caller's own customer. */
export function serveFiles(app: FastifyInstance, { db, uploads }: Services, authority: Authority): void {
  app.get<{ Params: { id: string; name: string } }>('/files/:id/:name', async (request, reply) => {
    const { visitor, address } = await callerOf(request, reply, READERS, authority);
    const { customerId, userId } = visitor;
    const { id, name } = request.params;
    if (!/^[1-9][0-9]{0,14}$/.test(id) || unstorable(name) !== undefined) throw notFound();
    // Staff see the papers that they review, of every customer; a customer's people their own files, as far as their codes go.
    const theirs = customerId === null ? undefined : eq(files.customerId, customerId);
    const folders = customerId === null ? [PAPERS] : foldersOf(visitor.codes);
    const own = and(eq(files.id, Number(id)), eq(files.name, name), inArray(files.folder, folders), theirs);
    const [file] = await db.select().from(files).where(own);
    if (!file) throw notFound();
    const body = await uploads.read(file);
    authority.security.note('export', { userId, address, detail: { call: '/files', file: file.id } });
    return sendDownload(reply, { name: file.name, contentType: file.contentType, body });
  });
}
