import type { ImportKind, ImportState } from '@lading/api-client/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, instant, key, now } from '../columns.ts';
import { customers, webUsers } from './people.ts';

/** A row of a sheet as it was read: its number there, and its cells by the ids of the columns. */
export interface SheetRow {
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Sheets that were uploaded to be imported, and how far each is: 30 days, or until cleared. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: identity(),
    kind: text().$type<ImportKind>().notNull(),
    // Null for one of the forwarder's.
    customerId: key().references(() => customers.id),
    userId: key()
      .notNull()
      .references(() => webUsers.id, { onDelete: 'cascade' }),
    fileName: text().notNull(),
    state: integer().$type<ImportState>().notNull().default(1),
    total: integer().notNull(),
    checked: integer().notNull().default(0),
    ok: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    // Those that were not written yet.
    rows: jsonb().$type<readonly SheetRow[]>().notNull(),
    createTime: now(),
    doneAt: instant(),
  },
  (table) => [
    index().on(table.kind, table.customerId),
    // One that is not done, of a kind and a customer.
    uniqueIndex('import_jobs_running')
      .on(table.kind, sql`coalesce(${table.customerId}, 0)`)
      .where(sql`${table.state} in (1, 2, 4, 5)`),
  ],
);

/** What is wrong in them, by row and column. */
export const importErrors = pgTable(
  'import_errors',
  {
    id: identity(),
    jobId: key()
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    row: integer().notNull(),
    column: text().notNull(),
    value: text().notNull(),
    code: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, string | number>>>().notNull().default({}),
    suggestion: text(),
  },
  (table) => [index().on(table.jobId, table.row)],
);
