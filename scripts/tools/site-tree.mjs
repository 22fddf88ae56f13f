// What a visitor of the public pages needs of the tree of routes, which names every page of the house: those pages, and the way from `/` to the first of them.
const PUBLIC = /^\.\/routes\/(?:__root|index|_site)(?:\.tsx|\/)/;
const IMPORT = /^import \{ Route as (\w+)RouteImport \} from '(\S+)';$/gm;
const UPDATE = /^const (\w+)Route = \w+RouteImport\.update\(\{[\s\S]*?^\} as any\);$/gm;
const CHILDREN = /^const (\w+)RouteChildren(?:: \w+)? = \{([\s\S]*?)^\};$/gm;
const PARENT = /^const (\w+)RouteWithChildren =\s+\w+Route\._addFileChildren\(\s*\w+RouteChildren,?\s*\);$/gm;

/** @param {string} tree the generated tree of all routes @returns {string} the same of the public ones, under the same root */
export function siteTreeOf(tree) {
  const imports = [...tree.matchAll(IMPORT)].filter(([, , path]) => PUBLIC.test(path));
  const names = new Set(imports.map(([, name]) => name));
  if (!names.has('root') || !names.has('Site')) throw new Error('The tree of routes has no public pages');
  const kept = (pattern) => [...tree.matchAll(pattern)].filter(([, name]) => names.has(name));
  const children = kept(CHILDREN).map(([, name, members]) => {
    const own = members.split('\n').filter((line) => names.has(/^\s*(\w+)Route:/.exec(line)?.[1]));
    return `const ${name}RouteChildren = {\n${own.join('\n')}\n};`;
  });
  // A parent's children stand before it, the root's own at the end.
  const [roots, below] = [
    children.filter((text) => text.startsWith('const root')),
    children.filter((text) => !text.startsWith('const root')),
  ];
  return [
    '// @ts-nocheck',
    '// Made from routeTree.gen.ts by scripts/tools/site-tree.mjs.',
    ...imports.map(([line]) => line),
    "import type { routeTree } from './routeTree.gen.ts';",
    '',
    ...kept(UPDATE).map(([text]) => text),
    ...below,
    ...kept(PARENT).map(([text]) => text),
    ...roots,
    'export const siteTree: typeof routeTree = rootRouteImport._addFileChildren(rootRouteChildren);',
    '',
  ].join('\n');
}
