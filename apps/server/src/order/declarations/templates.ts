import { DECLARATION_TEMPLATES, type In, type PortalContract } from '@lading/api-client/contract';
import { and, desc, eq, ilike, inArray, ne, sql } from 'drizzle-orm';
import { containing } from '../../database/containing.ts';
import type { Db } from '../../database/open.ts';
import { customers, declarationTemplates as table, webUsers } from '../../database/schema.ts';
import { total } from '../../database/total.ts';
import { badInput, notFound, olderRow, refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import { isoInstant } from '../../time.ts';
import { ofLanguage } from '../../user/name.ts';
import type { Member, Visitor } from '../../user/session.ts';
import type { Paper } from './about.ts';

/** What is kept of each kind: no days and no numbers of one shipment. */
interface Contents {
  vgm: In<PortalContract['order']['saveVgmTemplate']>['content'];
  preplan: In<PortalContract['order']['savePreplanTemplate']>['content'];
}

type Asked = Omit<In<PortalContract['order']['saveVgmTemplate']>, 'content'>;

const finder =
  (kind: Paper) =>
  async (db: Db, id: number, { customerId }: Pick<Visitor, 'customerId'>) => {
    if (customerId === null) return undefined;
    const [row] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, id), eq(table.customerId, customerId), eq(table.kind, kind)));
    return row;
  };
/** A template of the visitor's company. */
export const findVgmTemplate = finder('vgm');
export const findPreplanTemplate = finder('preplan');

export async function templatePage<Kind extends Paper>(
  db: Db,
  kind: Kind,
  { current, size, keyword }: In<PortalContract['order']['vgmTemplates']>,
  { customerId }: Member,
  language: Language,
) {
  const rows = await db
    .select({ row: table, user: webUsers, total: total() })
    .from(table)
    .leftJoin(webUsers, eq(webUsers.id, table.updatedBy))
    .where(
      and(
        eq(table.customerId, customerId),
        eq(table.kind, kind),
        keyword === '' ? undefined : ilike(table.name, containing(keyword)),
      ),
    )
    .orderBy(desc(table.updateTime), desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  const records = rows.map(({ row, user }) => ({
    id: row.id,
    revision: row.revision,
    name: row.name,
    content: row.content as Contents[Kind],
    updateTime: isoInstant(row.updateTime),
    author: user ? ofLanguage(language, user.name, user.nameEn) : '',
  }));
  return { records, total: rows[0]?.total ?? 0 };
}

/** Keeps a template, once for each sending, or changes the one of `id` as it was seen. */
export async function saveTemplate<Kind extends Paper>(
  db: Db,
  kind: Kind,
  { id, revision, requestId, name }: Asked,
  content: Contents[Kind],
  { customerId, userId }: Member,
): Promise<{ id: number }> {
  return db.transaction(async (tx) => {
    // One at a time, so that no name is there twice and none is one too many.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const mine = and(eq(table.customerId, customerId), eq(table.kind, kind));
    const [sent] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(mine, eq(table.requestId, requestId)));
    if (sent && id === undefined) return sent;
    const sameName = and(mine, eq(sql`lower(${table.name})`, name.toLowerCase()), id ? ne(table.id, id) : undefined);
    if ((await tx.$count(table, sameName)) > 0) throw refused('declarationTemplateName', { name }, 'name');
    const values = { name, content, updateTime: new Date(), updatedBy: userId };
    if (id !== undefined) {
      if (revision === undefined) throw badInput('revision');
      const [now] = await tx.select().from(table).where(eq(table.id, id));
      if (!now) throw notFound();
      if (now.revision !== revision) throw olderRow({ id, revision: now.revision, name: now.name });
      await tx
        .update(table)
        .set({ ...values, revision: revision + 1 })
        .where(eq(table.id, id));
      return { id };
    }
    if ((await tx.$count(table, mine)) >= DECLARATION_TEMPLATES)
      throw refused('declarationTemplateLimit', { most: DECLARATION_TEMPLATES });
    const [row] = await tx
      .insert(table)
      .values({ ...values, customerId, kind, requestId })
      .returning({ id: table.id });
    if (!row) throw notFound();
    return row;
  });
}

export async function deleteTemplates(db: Db, ids: readonly number[]): Promise<{ deleted: number }> {
  const gone = await db
    .delete(table)
    .where(inArray(table.id, [...ids]))
    .returning({ id: table.id });
  return { deleted: gone.length };
}
