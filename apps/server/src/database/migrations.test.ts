import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import * as schema from './schema.ts';

const inSql = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

it('make exactly the tables and columns of the schema', async () => {
  const database = await openTestDatabase();
  const made = (await database.db.execute(sql`
    select table_name || '.' || column_name || ' ' || data_type || case is_nullable when 'NO' then ' not null' else '' end
      as line
    from information_schema.columns where table_schema = 'public'`)) as unknown as { rows: { line: string }[] };
  await database.close();
  const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []));
  const declared = tables.flatMap(({ name, columns }) =>
    columns.map((column) => {
      const type = column.getSQLType().replace(/ ?\(.*\)/, '');
      return `${name}.${inSql(column.name)} ${type}${column.notNull ? ' not null' : ''}`;
    }),
  );
  expect(made.rows.map(({ line }) => line).sort()).toEqual(declared.sort());
});
