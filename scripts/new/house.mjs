import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { node } from '../tools/run.mjs';
import { Wrong } from './wrong.mjs';

const WORDS = { PgText: 'text', PgInteger: 'integer', PgBoolean: 'boolean' };
const OWN = ['id', 'customerId', 'createTime'];

// The house is TypeScript with conditions of its own: another process reads it.
const program = (root, table) => {
  const at = (path) => JSON.stringify(pathToFileURL(join(root, path)).href);
  return `
const { CODES } = await import(${at('packages/api-client/src/contract/codes.ts')});
const schema = await import(${at('apps/server/src/database/schema.ts')});
const table = schema[${JSON.stringify(table ?? '')}];
const columns = table && Object.entries(table).filter(([, column]) => column?.columnType).map(([name, column]) => ({
  name, kind: column.columnType, precision: column.precision, filled: column.hasDefault, empty: !column.notNull }));
console.log(JSON.stringify({ CODES, columns, services: Object.keys((await import(${at('packages/api-client/src/contract/index.ts')})).contract) }));`;
};

/**
 * What a call can name: codes with their side, services, and the columns of a table that a call can show.
 * @param {string} root @param {string | undefined} table
 */
export async function houseOf(root, table) {
  const { code, output } = await node(
    ['--conditions=lading-source', '--input-type=module', '-e', program(root, table)],
    {
      cwd: join(root, 'apps', 'server'),
      quiet: true,
    },
  );
  if (code !== 0) throw new Wrong(`The house could not be read:\n${output}`);
  const { CODES: codes, columns, services } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  if (table && !columns) throw new Wrong(`There is no table ${table}: make it by npm run new table ${table} …`);
  if (table && !columns.some(({ name }) => name === 'customerId'))
    throw new Wrong(`${table} has no customerId: whose are its rows?`);
  return { codes, services, columns: (columns ?? []).flatMap(wordOf) };
}

// What is of another type, or may be null, is left to whoever knows why.
function wordOf({ name, kind, precision, filled, empty }) {
  if (OWN.includes(name) || empty) return [];
  if (kind === 'PgNumeric') return [{ name, type: precision === 12 ? 'money' : 'measure' }];
  const type = WORDS[kind];
  return type ? [{ name, type: type === 'text' && filled ? 'label' : type }] : [];
}
