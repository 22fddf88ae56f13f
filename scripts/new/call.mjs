import { read } from './args.mjs';
import { contractWith } from './call-contract.mjs';
import { answerOf, hookOf, hookTestOf } from './call-portal.mjs';
import { examplesWith, fileOf, handlerOf, handlersWith, serverTestOf } from './call-server.mjs';
import { filesIn } from './files.mjs';
import { format } from './format.mjs';
import { houseOf } from './house.mjs';
import { withImport } from './imports.mjs';
import { camel, kebab } from './names.mjs';
import { Wrong } from './wrong.mjs';

export const usage = `call order/templates queryTemplatePage -- --table orderTemplates
    --kind query|command   a query where the name begins with query, get, find, count or list
    --access order:view    a customer's code; the service's :view unless said
    --table orderTemplates the rows that it shows or writes, by npm run new table
    --limit 30, --stale queryTemplatePage, --file templates, --doc '…'`;

const FLAGS = ['kind', 'access', 'table', 'limit', 'stale', 'file', 'doc'];
/** What is asked for, with everything that was left out. */
async function callOf(args, root) {
  const { words, flags } = read(args, FLAGS);
  const [place = '', name = ''] = words;
  const [service = '', module = ''] = place.split('/');
  if (!/^[a-z]+\/[A-Za-z]+$/.test(place) || !/^[a-z][A-Za-z0-9]*$/.test(name))
    throw new Wrong(`Say where and what, such as: npm run new ${usage}`);
  const kind = flags.kind ?? (/^(?:query|get|find|count|list)/.test(name) ? 'query' : 'command');
  if (kind !== 'query' && kind !== 'command')
    throw new Wrong(`--kind ${kind}: query or command; uploads and downloads are written by hand.`);
  if (!flags.table)
    throw new Wrong(
      `Name the table whose rows it shows or writes, by --table; npm run new table makes one. A call that does nothing is not written.`,
    );
  const house = await houseOf(root, flags.table);
  if (!house.services.includes(service)) throw new Wrong(`${service} is no service: ${house.services.join(', ')}.`);
  const access = flags.access ?? (`${service}:view` in house.codes ? `${service}:view` : 'member');
  const side = house.codes[access];
  if (!side)
    throw new Wrong(
      `${access} is no code: ${Object.keys(house.codes).join(', ')}. A new one goes into contract/codes.ts and the server's user/codes.ts.`,
    );
  if (side !== 'customer') throw new Wrong(`Rows of a customer are for a customer's code, and ${access} is none.`);
  return {
    service,
    name,
    kind,
    access,
    group: camel(flags.file ?? module),
    path: `/${service}/${module}/${name}.do`,
    doc: flags.doc ?? `${kind === 'query' ? 'Rows' : 'Write a row'} of ${flags.table}`,
    limit: flags.limit,
    stale: flags.stale?.split(',') ?? [],
    table: flags.table,
    columns: house.columns,
  };
}

function writeContract(files, call) {
  const folder = `packages/api-client/src/contract/${call.service}`;
  const path = `${folder}/${kebab(call.group)}.ts`;
  const before = files.has(path) ? files.read(path) : '';
  if (new RegExp(`export const ${call.name}\\b`).test(before)) throw new Wrong(`${path} has ${call.name} already.`);
  files.put(path, contractWith(before, call));
  if (!before) files.line(`${folder}/index.ts`, `export * as ${call.group} from './${kebab(call.group)}.ts';`);
}

function writeServer(files, call) {
  const folder = `apps/server/src/${call.service}`;
  const path = `${folder}/${kebab(call.group)}.ts`;
  const before = files.has(path) ? files.read(path) : undefined;
  files.put(path, handlersWith(before, call));
  files.create(`${folder}/${fileOf(call.name)}`, handlerOf(call));
  files.create(`${folder}/${kebab(call.name)}.test.ts`, serverTestOf(call));
  const examples = `${folder}/${kebab(call.group)}.examples.ts`;
  files.put(examples, examplesWith(files.has(examples) ? files.read(examples) : undefined, call));
  if (before !== undefined) return;
  files.change(`${folder}/handlers.ts`, (text) =>
    withImport(text.replace(/,?\s*\};\s*$/, `, ${call.group} };\n`), [call.group], `./${kebab(call.group)}.ts`),
  );
  files.change('apps/server/src/testing/examples.ts', (text) =>
    withImport(
      text.replace(new RegExp(`(\\n  ${call.service}: \\{[^}]*?),?\\s*\\},`), `$1, ${call.group} },`),
      [`examples as ${call.group}`],
      `../${call.service}/${kebab(call.group)}.examples.ts`,
    ),
  );
}

function writePortal(files, call) {
  const folder = `apps/portal/src/features/${call.service}`;
  files.create(`${folder}/use-${kebab(call.name)}.ts`, hookOf(call));
  files.create(`${folder}/use-${kebab(call.name)}.test.tsx`, hookTestOf(call));
  files.create(`apps/portal/src/testing/answers/${kebab(call.name)}.ts`, answerOf(call));
}

/** A call from the contract to the page: constant, handler, mock answer, hook, and the tests of both ends. Answers what to do next. */
export async function make(args, root) {
  const call = await callOf(args, root);
  const files = filesIn(root);
  writeContract(files, call);
  writeServer(files, call);
  writePortal(files, call);
  const written = files.write();
  await format(root, written);
  return `${written.join('\n')}
Next: say in the contract what the fields are, and in the handler what the business demands.
Where the specification shows the call, take its path and fields and drop \`assumed\`.
Before you commit: npm run api, and npm run test:unit -- ${kebab(call.name)}`;
}
