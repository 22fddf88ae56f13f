import { TYPES } from './columns.mjs';
import { withImport } from './imports.mjs';
import { singular } from './names.mjs';

const YUP = ['array', 'boolean', 'number', 'object', 'string'];
const FIELDS = ['exactText', 'id', 'maybeId', 'measure', 'money', 'pageOf', 'paging', 'text'];
const used = (names, text) => names.filter((name) => new RegExp(`\\b${name}\\(`).test(text));

const rowOf = (table) => `${singular(table)}Row`;
const fieldsOf = (columns, side) => columns.map(({ name, type }) => `    ${name}: ${TYPES[type][side]},`).join('\n');

/** Words are looked for in the texts of a row. */
export const textsOf = (columns) =>
  columns.filter(({ type }) => ['text', 'label'].includes(type)).map(({ name }) => name);

const page = ({
  table,
  columns,
}) => `  input: object(${textsOf(columns).length > 0 ? "{ ...paging(10), keyword: exactText().max(200).default('') }" : 'paging(10)'}),
  output: pageOf(${rowOf(table)}),
`;
const save = ({ columns }) => `  input: object({
    // A new row where it is left out.
    id: maybeId(),
${fieldsOf(columns, 'takes')}
  }),
  output: object({ id: id() }),
`;

/** The constant of a call, and the shape of its rows where the file has none yet. @param {string} before text of the file */
export function contractWith(before, call) {
  const { name, kind, path, doc, access, limit, stale, table, columns } = call;
  const shape = kind === 'query' && !before.includes(`const ${rowOf(table)} =`);
  const added = `${shape ? `\nconst ${rowOf(table)} = object({\n    id: id(),\n${fieldsOf(columns, 'shows')}\n});\n` : ''}
export const ${name} = ${kind}('${path}', '${doc.replaceAll("'", '’')}', {
  access: ${JSON.stringify(access)},
  assumed: true,
${limit ? `  limit: ${limit},\n` : ''}${
  kind === 'query' ? page(call) : save(call)
}${stale.length > 0 ? `  invalidates: () => [${stale.join(', ')}],\n` : ''}});
`;
  let text = withImport(before + added, [kind], '../define.ts');
  const yup = used(YUP, added);
  const fields = used(FIELDS, added);
  if (yup.length > 0) text = withImport(text, yup, 'yup');
  return fields.length > 0 ? withImport(text, fields, '../shapes.ts') : text;
}
