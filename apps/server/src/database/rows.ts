import type { SQL } from 'drizzle-orm';
import type { Db } from './open.ts';

/** What a written query answers: PGlite and PostgreSQL both put it into `rows`. The shape is the writer's word; an instant may be its text. */
export const rowsOf = async <Row extends object>(db: Db, query: SQL): Promise<readonly Row[]> =>
  ((await db.execute(query)) as unknown as { readonly rows: readonly Row[] }).rows;
