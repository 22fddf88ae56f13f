import { textsOf } from './call-contract.mjs';
import { TYPES } from './columns.mjs';
import { withImport } from './imports.mjs';
import { capital, kebab, singular } from './names.mjs';

const created = ({ service, group }) => `import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';

export const ${group} = ({ db }: Services): FileHandlers<'${service}', '${group}'> => ({
});
`;

// Handlers take of the services what they need.
function withDb(text) {
  if (/\(services: Services\)/.test(text)) return { text, db: 'services.db' };
  if (/\(\{[^}]*\bdb\b[^}]*\}: Services\)/.test(text)) return { text, db: 'db' };
  const head = text.replace(/\(\{ (?!db\b)([^}]*) \}: Services\)/, '({ db, $1 }: Services)');
  return { text: head, db: 'db' };
}

/** The file of the handlers with one more: an entry that hands over to a file of the call's own. */
export function handlersWith(before, call) {
  const { name } = call;
  const { text, db } = withDb(before ?? created(call));
  const end = Math.max(text.lastIndexOf('\n});'), text.lastIndexOf('\n  };\n}')) + 1;
  const entry = `  ${name}: (asked, { visitor }) => ${name}(${db}, visitor.customerId, asked),\n`;
  return withImport(text.slice(0, end) + entry + text.slice(end), [name], `./${fileOf(name)}`);
}

export const fileOf = (name) => `${kebab(name)}.ts`;

const page = ({ service, name, table, columns }) => {
  const texts = textsOf(columns);
  const words = texts.length > 0;
  return `import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { ${words ? 'and, desc, eq, ilike, or' : 'desc, eq'} } from 'drizzle-orm';
${words ? "import { containing } from '../database/containing.ts';\n" : ''}import type { Db } from '../database/open.ts';
import { ${table} } from '../database/schema.ts';

type Call = PortalContract['${service}']['${name}'];

/** The rows of a customer, the newest first. */
export async function ${name}(db: Db, customerId: number, { current, size${words ? ', keyword' : ''} }: In<Call>): Promise<Out<Call>> {
${words ? '  const pattern = containing(keyword.trim());\n' : ''}  const own = ${words ? `and(eq(${table}.customerId, customerId), or(${texts.map((text) => `ilike(${table}.${text}, pattern)`).join(', ')}))` : `eq(${table}.customerId, customerId)`};
  const shown = { id: ${table}.id, ${columns.map((column) => `${column.name}: ${table}.${column.name}`).join(', ')} };
  const records = await db.select(shown).from(${table}).where(own).orderBy(desc(${table}.id)).limit(size).offset((current - 1) * size);
  return { records, total: await db.$count(${table}, own) };
}
`;
};

const save = ({ service, name, table }) => `import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { ${table} } from '../database/schema.ts';
import { notFound } from '../http/failure.ts';

type Call = PortalContract['${service}']['${name}'];

/** Writes a row of a customer; 404 for an id that is not one of theirs. */
export async function ${name}(db: Db, customerId: number, { id, ...row }: In<Call>): Promise<Out<Call>> {
  const own = and(eq(${table}.id, id ?? 0), eq(${table}.customerId, customerId));
  const [written] =
    id === undefined
      ? await db.insert(${table}).values({ ...row, customerId }).returning({ id: ${table}.id })
      : await db.update(${table}).set(row).where(own).returning({ id: ${table}.id });
  if (!written) throw notFound();
  return written;
}
`;

/** What the call does: reads or writes its table. */
export const handlerOf = (call) => (call.kind === 'query' ? page(call) : save(call));

const start = ({ service, name, imports }) => `${imports}import { contract } from '@lading/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNTS, startServer, type TestServer } from '../testing/server.ts';

const { ${name} } = contract.${service};
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
`;
const samples = (columns) => columns.map(({ name, type }) => `${name}: ${TYPES[type].sample(name)}`).join(', ');
const addOf = (table) => `add${capital(singular(table))}`;

const pageTest = (
  call,
) => `${start({ ...call, imports: `import { ${addOf(call.table)} } from '../testing/${kebab(call.table)}.ts';\n` })}
it('shows a customer its own rows, the newest first', async () => {
  const { db } = server.database;
  const { customer } = server.ids;
  const ids = [await ${addOf(call.table)}(db, customer), await ${addOf(call.table)}(db, customer)];
  const { data } = await server.call(${call.name}, { size: 1 }, await server.login());
  expect(data).toMatchObject({ total: 2, records: [{ id: ids[1], ${samples(call.columns)} }] });
  const other = await server.call(${call.name}, {}, await server.login(ACCOUNTS.other));
  expect(other.data).toEqual({ total: 0, records: [] });
${
  textsOf(call.columns).length > 0
    ? `  const without = await server.call(${call.name}, { keyword: 'in no row' }, await server.login());
  expect(without.data).toEqual({ total: 0, records: [] });
`
    : ''
}});
`;

const saveTest = (call) => `${start({ ...call, imports: `import { ${call.table} } from '../database/schema.ts';\n` })}
it('writes a row and writes it again, and nobody else does', async () => {
  const row = { ${samples(call.columns)} };
  const token = await server.login();
  const { id } = (await server.call(${call.name}, row, token)).data;
  expect((await server.call(${call.name}, { ...row, id }, token)).data).toEqual({ id });
  const other = await server.call(${call.name}, { ...row, id }, await server.login(ACCOUNTS.other));
  expect(other.status).toBe(404);
  expect(await server.database.db.select().from(${call.table})).toMatchObject([{ id, customerId: server.ids.customer, ...row }]);
});
`;

/** The handler over the whole server: the customer's rows, and nobody else's. */
export const serverTestOf = (call) => (call.kind === 'query' ? pageTest(call) : saveTest(call));

/** An input that is good, for the test that asks every call of the contract. */
export function examplesWith(before, { service, group, name, kind, columns }) {
  const text =
    before ??
    `import type { Examples } from '../testing/example.ts';

export const examples: Examples<'${service}', '${group}'> = {
};
`;
  const end = text.lastIndexOf('\n};') + 1;
  return `${text.slice(0, end)}  ${name}: () => (${kind === 'query' ? '{}' : `{ ${samples(columns)} }`}),\n${text.slice(end)}`;
}
