import { and, eq, exists, inArray, isNotNull, ne, notExists, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/open.ts';
import { billFiles, files, orderFiles, orderFileViews } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { sendDownload } from './answer.ts';
import { type Authority, callerOf } from './authority.ts';
import { notFound } from './failure.ts';
import { unstorable } from './storable.ts';

const READERS = [
  'bill:view',
  'company:view',
  'file:view',
  'customer:review',
  'bill:issue',
  'order:accept',
  'release:decide',
] as const;
/** Which files a code opens: samples of bills, papers of the company, what goes along with changes of a bill, papers of bookings. */
const FOLDERS: Readonly<Record<'customer' | 'staff', Readonly<Record<string, readonly string[]>>>> = {
  customer: { 'bill:view': ['', 'changes'], 'company:view': ['papers'], 'file:view': ['orders'] },
  staff: {
    'customer:review': ['papers'],
    'bill:issue': ['changes', 'orders'],
    'order:accept': ['orders'],
    'release:decide': ['orders'],
  },
};

/** Staff see of every customer what is theirs to work on, and of changes only what was sent to them; a customer's people their own files. */
function within(db: Db, customerId: number | null, codes: readonly string[]): SQL | undefined {
  const opened = FOLDERS[customerId === null ? 'staff' : 'customer'];
  const folders = codes.flatMap((code) => opened[code] ?? []);
  if (customerId !== null) {
    const hidden = db
      .select({ id: orderFiles.fileId })
      .from(orderFiles)
      .where(and(eq(orderFiles.fileId, files.id), eq(orderFiles.visible, false)));
    return and(inArray(files.folder, folders), eq(files.customerId, customerId), notExists(hidden));
  }
  const sent = db
    .select({ id: billFiles.fileId })
    .from(billFiles)
    .where(and(eq(billFiles.fileId, files.id), isNotNull(billFiles.requestId)));
  return and(inArray(files.folder, folders), or(ne(files.folder, 'changes'), exists(sent)));
}

/** `GET /files/:id/:name`: a stored file that the caller may read. */
export function serveFiles(app: FastifyInstance, { db, uploads }: Services, authority: Authority): void {
  app.get<{ Params: { id: string; name: string } }>('/files/:id/:name', async (request, reply) => {
    const { visitor, address } = await callerOf(request, reply, READERS, authority);
    const { customerId, userId } = visitor;
    const { id, name } = request.params;
    if (!/^[1-9][0-9]{0,14}$/.test(id) || unstorable(name) !== undefined) throw notFound();
    const own = and(eq(files.id, Number(id)), eq(files.name, name), within(db, customerId, visitor.codes));
    const [file] = await db.select().from(files).where(own);
    if (!file) throw notFound();
    const body = await uploads.read(file);
    if (file.folder === 'orders')
      await db.insert(orderFileViews).values({ fileId: file.id, userId }).onConflictDoNothing();
    authority.security.note('export', { userId, address, detail: { call: '/files', file: file.id } });
    return sendDownload(reply, { name: file.name, contentType: file.contentType, body });
  });
}
