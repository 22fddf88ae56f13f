const CONTRACT = /[\\/]api-client[\\/]src[\\/]contract[\\/].*\.ts$/;
const DECLARE = new Set(['query', 'command', 'upload', 'download']);
const SERVERS = new Set(['access', 'about', 'limit', 'assumed']);

/** The calls that are declared in a node of a syntax tree. */
function declaredIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'CallExpression' && DECLARE.has(node.callee.name)) return [node];
  return Object.values(node).flatMap((part) => (Array.isArray(part) ? part.flatMap(declaredIn) : declaredIn(part)));
}

// Blanks of the same length: everything else keeps its place, so that a map of the source stays right.
const blank = (code, start, end, left = '') =>
  code.slice(0, start) + left + code.slice(start + left.length, end).replace(/[^\n]/g, ' ') + code.slice(end);

/** A file of the contract without what only the server and the documents ask of its calls. */
export function withoutServerFields(code, program) {
  let kept = code;
  for (const call of declaredIn(program)) {
    const [, doc, options] = call.arguments;
    kept = blank(kept, doc.start, doc.end, "''");
    for (const { key, start, end } of options?.properties ?? []) {
      const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      if (SERVERS.has(key?.name)) kept = blank(kept, start, end + comma);
    }
  }
  return kept;
}

/** Vite: of each call a built page carries what a page needs. With it, who may call what stays at home. */
export const serverFields = () => ({
  name: 'lading-server-fields',
  apply: 'build',
  // When the types are gone.
  enforce: 'post',
  transform(code, id) {
    return CONTRACT.test(id) ? { code: withoutServerFields(code, this.parse(code)), map: null } : null;
  },
});
