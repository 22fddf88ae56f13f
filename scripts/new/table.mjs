import { join } from 'node:path';
import { node } from '../tools/run.mjs';
import { read } from './args.mjs';
import { columnsOf } from './columns.mjs';
import { filesIn } from './files.mjs';
import { format } from './format.mjs';
import { kebab, snake } from './names.mjs';
import { fixtureOf, schemaOf, testOf } from './table-files.mjs';
import { Wrong } from './wrong.mjs';

export const usage = 'table orderTemplates name:text note:label freight:money weight:measure';

/** A table of a customer's own rows: schema, migration, fixture, and a test of the three. Answers what to do next. */
export async function make(args, root) {
  const [name = '', ...words] = read(args, []).words;
  if (!/^[a-z][A-Za-z0-9]*s$/.test(name))
    throw new Wrong(`${name || 'Nothing'} is no name of a table: a plural, as orderTemplates.`);
  const columns = columnsOf(words);
  const file = kebab(name);
  const files = filesIn(root);
  files.create(`apps/server/src/database/schema/${file}.ts`, schemaOf(name, columns));
  files.line('apps/server/src/database/schema.ts', `export * from './schema/${file}.ts';`);
  files.create(`apps/server/src/testing/${file}.ts`, fixtureOf(name, columns));
  files.create(`apps/server/src/database/schema/${file}.test.ts`, testOf(name, columns));
  const written = files.write();
  await format(root, written);

  const server = join(root, 'apps', 'server');
  const made = ['--conditions=lading-source', 'migrations.mjs', '--name', snake(name)];
  const { code, output } = await node(made, { cwd: server, quiet: true });
  if (code !== 0) throw new Wrong(`The migration was not written:\n${output}`);
  return `${written.join('\n')}
and the migration that makes it, in apps/server/src/database/migrations: read it.
Next: rows of it for the demonstration in apps/server/src/demo, and a call that reads it, such as
  npm run new call order/templates queryTemplatePage -- --kind query --table ${name}`;
}
