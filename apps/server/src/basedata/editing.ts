import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../database/open.ts';
import { badInput, notFound, olderRow, refused } from '../http/failure.ts';
import type { TextId } from '../messages/say.ts';

/** A table whose rows come from a data file and are edited by staff. */
type Edited = PgTable & Readonly<Record<'id' | 'revision' | 'editedAt' | 'removedAt' | 'requestId', PgColumn>>;

interface Asked {
  readonly id?: number | undefined;
  readonly revision?: number | undefined;
  readonly requestId: string;
}

interface Saving {
  readonly table: Edited;
  readonly values: Readonly<Record<string, unknown>>;
  /** the fields that no two rows have alike */
  readonly unique: readonly string[];
  readonly taken: TextId;
  /** what a change sets beside the values */
  readonly changed?: Readonly<Record<string, unknown>>;
}

const first = (rows: unknown): { id: number } | undefined => (rows as { id: number }[])[0];
const column = (table: Edited, name: string): PgColumn => {
  const found = (table as unknown as Record<string, PgColumn>)[name];
  if (!found) throw new Error(`no column ${name}`);
  return found;
};
const sameKey = ({ table, values, unique }: Saving): SQL[] =>
  unique.map((name) => eq(column(table, name), values[name]));
const isTaken = (error: unknown) =>
  error instanceof Error && typeof error.cause === 'object' && (error.cause as { code?: string }).code === '23505';

async function change(db: Db, { id, revision }: Asked, saving: Saving): Promise<{ id: number }> {
  const { table, values, changed, taken } = saving;
  if (revision === undefined) throw badInput('revision');
  const set = { ...values, ...changed, revision: revision + 1, editedAt: new Date() };
  const own = and(eq(table.id, id), isNull(table.removedAt));
  try {
    const row = first(
      await db
        .update(table)
        .set(set as never)
        .where(and(own, eq(table.revision, revision)))
        .returning({ id: table.id }),
    );
    if (row) return row;
  } catch (error) {
    if (isTaken(error)) throw refused(taken);
    throw error;
  }
  const [now] = await db.select().from(table).where(own);
  throw now ? olderRow(now) : notFound();
}

async function add(db: Db, { requestId }: Asked, saving: Saving): Promise<{ id: number }> {
  const { table, values, taken } = saving;
  const whole = { ...values, requestId, editedAt: new Date() };
  const id = { id: table.id };
  const row = first(
    await db
      .insert(table)
      .values(whole as never)
      .onConflictDoNothing()
      .returning(id),
  );
  if (row) return row;
  const sent = first(await db.select(id).from(table).where(eq(table.requestId, requestId)));
  if (sent) return sent;
  // What was taken away comes back as what it is now.
  const back = { ...whole, removedAt: null, revision: sql`${table.revision} + 1` };
  const gone = and(...sameKey(saving), isNotNull(table.removedAt));
  const again = first(
    await db
      .update(table)
      .set(back as never)
      .where(gone)
      .returning(id),
  );
  if (!again) throw refused(taken);
  return again;
}

/** Adds a row, once for each sending, or changes the one of `id` as it was seen. */
export const saveRow = (db: Db, asked: Asked, saving: Saving): Promise<{ id: number }> =>
  asked.id === undefined ? add(db, asked, saving) : change(db, asked, saving);

/** Takes rows away for good: what a data file says of them no longer counts. */
export async function removeRows(db: Db, table: Edited, ids: readonly number[]): Promise<null> {
  const removed = { removedAt: new Date(), editedAt: new Date(), revision: sql`${table.revision} + 1` };
  await db
    .update(table)
    .set(removed as never)
    .where(and(inArray(table.id, [...ids]), isNull(table.removedAt)));
  return null;
}
