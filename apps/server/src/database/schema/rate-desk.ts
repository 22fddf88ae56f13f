import type { RateSheet } from '@lading/api-client/contract';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { identity, key, now } from '../columns.ts';
import { sheet } from './freight.ts';
import { webUsers } from './people.ts';

/** Cells of a sheet by column, as they are written. */
export type SheetCells = Readonly<Record<string, string>>;

/** What the draft of a sheet has instead of what is on sale. A row stays when nothing of it is left, so that its count goes on. */
export const rateEdits = pgTable(
  'rate_edits',
  {
    id: identity(),
    sheet: text().$type<RateSheet>().notNull(),
    rateId: key().notNull(),
    cells: jsonb().$type<SheetCells>().notNull().default({}),
    revision: integer().notNull().default(1),
    // Null where a sheet that was brought says so.
    userId: key().references(() => webUsers.id),
    editedAt: now(),
  },
  (table) => [unique().on(table.sheet, table.rateId)],
);

/** What each version of a sheet changed: a row that is new had nothing before. */
export const rateChanges = pgTable(
  'rate_changes',
  {
    id: identity(),
    sheetId: sheet(),
    rateId: key().notNull(),
    before: jsonb().$type<SheetCells>(),
    after: jsonb().$type<SheetCells>().notNull(),
  },
  (table) => [index().on(table.sheetId)],
);
