import { type AnyColumn, sql } from 'drizzle-orm';
import { index } from 'drizzle-orm/pg-core';

/** Numbers that are looked for by how they begin or end, in either case: two indexes each, that need no extension of the database. */
export const sought = (table: string, columns: Readonly<Record<string, AnyColumn>>) =>
  Object.entries(columns).flatMap(([name, column]) => [
    index(`${table}_${name}_begins`).on(sql`upper(${column}) text_pattern_ops`),
    index(`${table}_${name}_ends`).on(sql`reverse(upper(${column})) text_pattern_ops`),
  ]);
