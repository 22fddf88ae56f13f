// Fails when a source file imports what the architecture does not allow. The table is in boundaries-rules.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ZONES } from './boundaries-rules.mjs';
import { root as repository } from './tools/root.mjs';
import { globalsOf, importsOf, lineAt, nodesOf } from './tools/source.mjs';

const SOURCE = /\.(?:[cm]?[jt]sx?)$/;
// `.types.ts` holds what must and must not compile.
const TEST = /\.(?:test|stories|types)\.tsx?$/;

const workspaceOf = (path) =>
  path.match(/^(?:packages|apps)\/[^/]+|^(?:\.storybook|e2e|bench|scripts|test\/consumer[^/]*)(?=\/)/)?.[0] ?? '';
const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const entryOf = (name) => `.${name.slice(packageOf(name).length)}`;
const isOneOf = (name, patterns = []) =>
  patterns.some((pattern) => matchesGlob(name, pattern) || matchesGlob(name, `${pattern}/**`));

function ruleOf(path) {
  const zone = ZONES.find(({ files }) => files.test(path));
  return zone && TEST.test(path) ? { ...zone, ...zone.tests } : zone;
}

/** What is wrong with one import, or undefined. `exports` maps the name of a workspace to its public entries. */
function judge(path, rule, name, exports) {
  if (name === undefined) return rule.computed ? undefined : 'import() of an expression cannot be checked';
  if (name.startsWith('.')) {
    const target = posix.join(posix.dirname(path), name);
    if (workspaceOf(target) !== workspaceOf(path))
      return rule.outside?.test(target) ? undefined : `${name} leaves the workspace: import the package by its name`;
    if (rule.away?.test(target)) return `${rule.name} may not import ${target}`;
    const room = (file) => (file.startsWith(rule.apart) ? file.slice(rule.apart.length).split('/')[0] : undefined);
    if (rule.apart && room(target) && room(target) !== room(path))
      return `one feature may not import another: ${target}`;
    return undefined;
  }
  if (/^(?:node|virtual|https?):/.test(name)) return undefined;
  if (name.startsWith('/')) return `${name} is not a module`;
  const owner = packageOf(name);
  if (owner.startsWith('@lading/')) {
    const allowed = rule.workspaces?.[owner];
    const entry = entryOf(name.replace(/\?.*$/, ''));
    if (!allowed) return `${rule.name} may not import ${owner}`;
    if (!exports[owner]?.includes(entry)) return `${name} is not a public entry of ${owner}`;
    if (!allowed.includes('*') && !allowed.includes(entry)) return `${rule.name} may not import ${name}`;
    return undefined;
  }
  return isOneOf(name, rule.never) ? `${rule.name} may not import ${name}` : undefined;
}

/**
 * Problems as lines `path:line message`, for files given as { path, text } with paths from the root of the repository.
 */
export function checkFiles(files, exports) {
  return files.flatMap(({ path, text }) => {
    const rule = ruleOf(path);
    if (!rule) return [`${path}:1 stands in no zone of the table`];
    const nodes = nodesOf(path, text);
    const imports = importsOf(path, text, nodes).map(({ name, start }) => [start, judge(path, rule, name, exports)]);
    const globals = globalsOf(nodes)
      .filter(({ name }) => rule.globals?.includes(name) && !TEST.test(path))
      .map(({ name, start }) => [start, `${rule.name} may not use ${name}`]);
    return [...imports, ...globals]
      .filter(([, message]) => message)
      .map(([start, message]) => `${path}:${lineAt(text, start)} ${message}`);
  });
}

/** The public entries of every workspace under a folder, by package name. */
export function entriesOf(root, list) {
  const manifests = list.filter((path) => /^(?:packages|apps)\/[^/]+\/package\.json$/.test(path));
  return Object.fromEntries(
    manifests.map((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return [name, Object.keys(exports)];
    }),
  );
}

const GENERATED = new Set(['node_modules', 'dist', 'types', 'storybook-static', 'reports', 'test-results']);
const HIDDEN = new Set(['.storybook', '.changeset', '.ci']);

/** Paths of all files but the installed and the built ones. */
export function listFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return GENERATED.has(entry.name) || (entry.name.startsWith('.') && !HIDDEN.has(entry.name))
      ? []
      : listFiles(root, path);
  });
}

export function checkRepository(root) {
  const list = listFiles(root);
  const sources = list
    .filter((path) => SOURCE.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  return { count: sources.length, problems: checkFiles(sources, entriesOf(root, list)) };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { count, problems } = checkRepository(process.argv[2] ?? repository);
  for (const problem of problems) console.error(problem);
  console.log(`${count} files, ${problems.length} forbidden imports`);
  process.exit(problems.length > 0 ? 1 : 0);
}
