import { type contract, type In, type Out, SI_TEMPLATES } from '@lading/api-client/contract';
import { and, count, desc, eq, ilike, inArray, ne, sql } from 'drizzle-orm';
import { containing } from '../database/containing.ts';
import type { Db } from '../database/open.ts';
import { customers, siTemplates as table, webUsers } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { badInput, notFound, olderRow, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Member } from '../user/session.ts';
import { asSiTemplate } from './instruction/template.ts';
import { signed } from './signed.ts';

type Calls = typeof contract.order;

async function templatePage(
  db: Db,
  { current, size, keyword, kind }: In<Calls['siTemplates']>,
  { visitor, language }: Caller<Member>,
): Promise<Out<Calls['siTemplates']>> {
  const rows = await db
    .select({ row: table, user: webUsers, total: total() })
    .from(table)
    .leftJoin(webUsers, eq(webUsers.id, table.updatedBy))
    .where(
      and(
        eq(table.customerId, visitor.customerId),
        kind === undefined ? undefined : eq(table.kind, kind),
        keyword === '' ? undefined : ilike(table.name, containing(keyword)),
      ),
    )
    .orderBy(desc(table.updateTime), desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row: { id, revision, name, kind: of, content, updateTime }, user }) => ({
    id,
    revision,
    name,
    kind: of,
    content,
    updateTime: isoInstant(updateTime),
    author: user ? signed(language, user, null).author : '',
  }));
  return { records, total: rows[0]?.total ?? 0 };
}

/** Keeps a template, once for each sending, or changes the one of `id` as it was seen. */
async function saveTemplate(
  db: Db,
  { id, revision, requestId, name, kind, content }: In<Calls['saveSiTemplate']>,
  { customerId, userId }: Member,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    // One at a time, so that no name is there twice and none is one too many.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const mine = eq(table.customerId, customerId);
    const [sent] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(mine, eq(table.requestId, requestId)));
    if (sent && id === undefined) return sent;
    const sameName = and(mine, eq(sql`lower(${table.name})`, name.toLowerCase()), id ? ne(table.id, id) : undefined);
    if ((await tx.$count(table, sameName)) > 0) throw refused('orderTemplateName', { name }, 'name');
    const values = { name, kind, updateTime: new Date(), updatedBy: userId };
    if (id !== undefined) {
      if (revision === undefined) throw badInput('revision');
      const [now] = await tx.select().from(table).where(eq(table.id, id));
      if (!now) throw notFound();
      if (now.revision !== revision) throw olderRow({ id, revision: now.revision, name: now.name });
      await tx
        .update(table)
        .set({ ...values, ...(content && { content: asSiTemplate(content) }), revision: revision + 1 })
        .where(eq(table.id, id));
      return { id };
    }
    if (!content) throw badInput('content');
    const [all] = await tx.select({ count: count() }).from(table).where(mine);
    if ((all?.count ?? 0) >= SI_TEMPLATES) throw refused('orderTemplateLimit', { most: SI_TEMPLATES });
    const [row] = await tx
      .insert(table)
      .values({ ...values, content: asSiTemplate(content), customerId, requestId })
      .returning({ id: table.id });
    if (!row) throw notFound();
    return row;
  });
}

/** Templates of instructions: bills that a company writes again and again. */
export const instructionTemplates = ({ db }: Services): FileHandlers<'order', 'instructionTemplates'> => ({
  siTemplates: (asked, caller) => templatePage(db, asked, caller),
  saveSiTemplate: (asked, { visitor }) => saveTemplate(db, asked, visitor),
  async deleteSiTemplates({ ids }) {
    const gone = await db
      .delete(table)
      .where(inArray(table.id, [...ids]))
      .returning({ id: table.id });
    return { deleted: gone.length };
  },
});
