import { type In, type Out, type PortalContract, VIEWS_MOST } from '@lading/api-client/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { keptViews, webUsers } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';

type Calls = PortalContract['user'];

async function viewsOf(db: Db, userId: number, list: string): Promise<Out<Calls['listViews']>> {
  const { name, search, columns } = keptViews;
  const rows = await db
    .select({ name, search, columns })
    .from(keptViews)
    .where(and(eq(keptViews.userId, userId), eq(keptViews.list, list)))
    .orderBy(asc(keptViews.createTime), asc(name));
  return { list: rows };
}

async function save(db: Db, userId: number, { list, name, search, columns }: In<Calls['saveListView']>) {
  await db.transaction(async (tx) => {
    // Two devices at once keep no more than one would.
    await tx.select({ id: webUsers.id }).from(webUsers).where(eq(webUsers.id, userId)).for('update');
    const others = and(eq(keptViews.userId, userId), eq(keptViews.list, list), ne(keptViews.name, name));
    if ((await tx.$count(keptViews, others)) >= VIEWS_MOST) throw refused('viewsFull', { most: VIEWS_MOST }, 'name');
    await tx
      .insert(keptViews)
      .values({ userId, list, name, search, columns })
      .onConflictDoUpdate({ target: [keptViews.userId, keptViews.list, keptViews.name], set: { search, columns } });
  });
  return null;
}

/** Views of lists, each its own person's. */
export const views = ({ db }: Services): FileHandlers<'user', 'views'> => ({
  listViews: ({ list }, { visitor }) => viewsOf(db, visitor.userId, list),
  saveListView: (asked, { visitor }) => save(db, visitor.userId, asked),
  async deleteListView({ list, name }, { visitor: { userId } }) {
    await db
      .delete(keptViews)
      .where(and(eq(keptViews.userId, userId), eq(keptViews.list, list), eq(keptViews.name, name)));
    return null;
  },
});
