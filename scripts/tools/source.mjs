import { parseAst } from 'vite';

function* walk(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) yield* walk(child);
    return;
  }
  if (typeof node.type === 'string') yield node;
  for (const [key, child] of Object.entries(node)) if (key !== 'loc' && typeof child === 'object') yield* walk(child);
}

/** The syntax tree of a source file as a flat list of nodes, each with its kind and place. */
export const nodesOf = (path, text) => [...walk(parseAst(text, { lang: /x$/.test(path) ? 'tsx' : 'ts' }).body)];

export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

const literal = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return undefined;
};
const dotted = (node) => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MetaProperty') return `${node.meta.name}.${node.property.name}`;
  if (node?.type === 'MemberExpression' && !node.computed) return `${dotted(node.object)}.${node.property.name}`;
  return '';
};
const RESOLVING =
  /^(?:require|require\.resolve|import\.meta\.(?:resolve|glob)|(?:vi|jest)\.(?:mock|unmock|doMock|importActual|importMock|requireActual))$/;

/**
 * Every module a file names: imports, exports from, types, import(), import types, require, mocks, globs, references.
 * As { name, start }; name is undefined where an expression stands in its place.
 */
export function importsOf(path, text, nodes = nodesOf(path, text)) {
  const found = [...text.matchAll(/^\/\/\/\s*<reference\s+path="([^"]+)"/gm)].map((m) => ({
    name: m[1],
    start: m.index,
  }));
  const add = (source, start) => {
    if (source?.type === 'ArrayExpression') for (const one of source.elements) add(one, start);
    else if (source) found.push({ name: literal(source)?.replace(/^!/, ''), start });
  };
  for (const node of nodes) {
    if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) add(node.source, node.start);
    else if (node.type === 'ImportExpression' || node.type === 'TSImportType')
      add(node.source ?? node.argument, node.start);
    else if (node.type === 'TSExternalModuleReference') add(node.expression, node.start);
    else if (node.type === 'CallExpression' && RESOLVING.test(dotted(node.callee))) add(node.arguments[0], node.start);
  }
  return found;
}

/** Names a file uses as values without declaring or importing them, or reaches through window and globalThis. */
export function globalsOf(nodes) {
  const declared = new Set();
  const used = [];
  for (const node of nodes) {
    if (/^Import.*Specifier$/.test(node.type)) declared.add(node.local.name);
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const name = dotted(node.callee).replace(/^(?:window|globalThis|self)\./, '');
      if (name && !name.includes('.')) used.push({ name, start: node.start });
    }
  }
  return used.filter(({ name }) => !declared.has(name));
}
