import { TYPES } from './columns.mjs';
import { capital, kebab, singular, snake } from './names.mjs';

const helpersOf = (columns, from, own) =>
  [
    ...new Set([
      ...own,
      ...columns.filter(({ type }) => TYPES[type].from === from).map(({ type }) => TYPES[type].helper),
    ]),
  ]
    .sort()
    .join(', ');

/** The drizzle schema: an own key, the customer whose row it is, the columns, and when it was written. */
export const schemaOf = (
  name,
  columns,
) => `import { ${helpersOf(columns, 'drizzle', ['index', 'pgTable'])} } from 'drizzle-orm/pg-core';
import { ${helpersOf(columns, 'columns', ['identity', 'key', 'now'])} } from '../columns.ts';
import { customers } from './people.ts';

/** Rows of a customer: say here what one of them is. */
export const ${name} = pgTable(
  '${snake(name)}',
  {
    id: identity(),
    customerId: key()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
${columns.map(({ name: column, type }) => `    ${column}: ${TYPES[type].column},`).join('\n')}
    createTime: now(),
  },
  (table) => [index().on(table.customerId)],
);
`;

/** One row for a test, as far as the test does not care. */
export const fixtureOf = (name, columns) => `import type { Db } from '../database/open.ts';
import { ${name} } from '../database/schema.ts';

type Row = typeof ${name}.$inferInsert;

/** One row of a customer; answers its id. */
export async function add${capital(singular(name))}(db: Db, customerId: number, rest: Partial<Row> = {}): Promise<number> {
  const row: Row = { customerId, ${columns.map(({ name: column, type }) => `${column}: ${TYPES[type].sample(column)}`).join(', ')}, ...rest };
  const [added] = await db.insert(${name}).values(row).returning({ id: ${name}.id });
  if (!added) throw new Error('nothing was inserted');
  return added.id;
}
`;

/** The schema, the migration and the fixture agree: what is written is read again. */
export const testOf = (name, columns) => `import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { add${capital(singular(name))} } from '../../testing/${kebab(name)}.ts';
import type { Database } from '../open.ts';
import { customers, ${name} } from '../schema.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('keeps a row of a customer as it was written, and loses it with the customer', async () => {
  const { db } = database;
  const [customer] = await db.insert(customers).values({ code: 'C', name: '客户' }).returning({ id: customers.id });
  const id = await add${capital(singular(name))}(db, customer?.id ?? 0);
  expect(await db.select().from(${name})).toMatchObject([{ id, ${columns
    .map(({ name: column, type }) => `${column}: ${TYPES[type].sample(column)}`)
    .join(', ')} }]);
  await db.delete(customers).where(eq(customers.id, customer?.id ?? 0));
  expect(await db.select().from(${name})).toEqual([]);
});
`;
