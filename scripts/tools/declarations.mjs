// What a package gives away, read from its emitted declarations (types/): name by name, with the text of each.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STARTS = /^(export )?(declare )?(abstract )?(const|let|var|function|class|interface|type|enum|namespace)\b/;

/** The end of a statement: past its closing brace or semicolon. */
function endOf(text, from) {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '/' && text[at + 1] === '*') at = text.indexOf('*/', at) + 1;
    else if (sign === '/' && text[at + 1] === '/') at = text.indexOf('\n', at);
    else if (sign === '"' || sign === "'" || sign === '`') {
      for (at++; text[at] !== sign; at++) if (text[at] === '\\') at++;
    } else if ('{[('.includes(sign)) depth++;
    else if ('}])'.includes(sign)) {
      depth--;
      const block = /^(?:export )?(?:declare )?(?:abstract )?(?:interface|class|enum|namespace)\b/;
      if (sign === '}' && depth === 0 && block.test(text.slice(from, from + 60))) return at + 1;
    } else if (sign === ';' && depth === 0) return at + 1;
  }
  return text.length;
}

/** The statements of a file as { text, doc }, comments taken off. */
function statements(text) {
  const found = [];
  for (let at = 0, doc = ''; at < text.length; ) {
    const rest = text.slice(at);
    const blank = rest.match(/^\s+/);
    if (blank) at += blank[0].length;
    else if (rest.startsWith('/*')) {
      const end = text.indexOf('*/', at) + 2;
      doc = text.slice(at, end);
      at = end;
    } else if (rest.startsWith('//')) at = text.indexOf('\n', at) === -1 ? text.length : text.indexOf('\n', at);
    else {
      const end = endOf(text, at);
      found.push({ text: text.slice(at, end), doc });
      doc = '';
      at = end;
    }
  }
  return found;
}

const namesIn = (list) =>
  list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => {
      const [name, as = name] = part.split(/\s+as\s+/);
      return { name, as };
    });

/** One file: what it declares, what it passes on, what it imports. */
function readModule(path) {
  const module = { declared: new Map(), passed: [], stars: [], imported: new Map(), own: [] };
  for (const { text, doc } of statements(readFileSync(path, 'utf8'))) {
    const from = text.match(/from ['"]([^'"]+)['"]/)?.[1];
    const near = from?.startsWith('.') ? join(dirname(path), from).replace(/\.tsx?$/, '.d.ts') : from;
    const star = text.match(/^export (?:type )?\*(?: as (\w+))?/);
    const list = text.match(/^export (?:type )?\{([\s\S]*?)\}/)?.[1];
    if (star && from) module.stars.push({ as: star[1], from: near });
    else if (list !== undefined)
      for (const { name, as } of namesIn(list)) {
        if (from) module.passed.push({ name, as, from: near });
        else module.own.push({ name, as });
      }
    else if (/^import /.test(text) && from) {
      for (const { name, as } of namesIn(text.match(/\{([\s\S]*?)\}/)?.[1] ?? ''))
        module.imported.set(as, { name, from: near });
      const space = text.match(/\* as (\w+)/)?.[1];
      if (space) module.imported.set(space, { name: '*', from: near });
    } else if (STARTS.test(text)) {
      const name = text
        .replace(STARTS, '')
        .trim()
        .match(/^[\w$]+/)?.[0];
      const entry = { name, exported: /^export /.test(text), text: text.replace(/^export /, ''), doc, path };
      const same = module.declared.get(name);
      module.declared.set(name, same ? { ...same, text: `${same.text}\n${entry.text}` } : entry);
    }
  }
  return module;
}

/** A reader of the declarations of one package, each file read once. */
export function declarationReader() {
  const modules = new Map();
  const open = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path));
    return modules.get(path);
  };

  /** { as: declaration } of everything a file gives away; a name of another package stays a name. */
  function namesOf(path) {
    const found = new Map();
    if (!path.endsWith('.d.ts')) return found;
    const module = open(path);
    for (const { as, from } of module.stars) {
      if (as) found.set(as, { name: as, space: namesOf(from) });
      else for (const [name, entry] of namesOf(from)) found.set(name, entry);
    }
    for (const { name, as, from } of module.passed) found.set(as, namesOf(from).get(name) ?? { name, outside: from });
    for (const [name, entry] of module.declared) if (entry.exported) found.set(name, entry);
    for (const { name, as } of module.own) {
      const { from, name: there } = module.imported.get(name) ?? {};
      const entry =
        module.declared.get(name) ??
        (from && (there === '*' ? { name: as, space: namesOf(from) } : namesOf(from).get(there)));
      if (entry) found.set(as, entry);
    }
    return found;
  }

  /** What a file declares for itself and the text speaks of: without it the text says half. */
  function neededBy({ path, text, name }) {
    const { declared } = open(path);
    const found = new Map();
    const look = (words) => {
      for (const [word] of words.matchAll(/[A-Za-z_$][\w$]*/g)) {
        const entry = declared.get(word);
        if (!entry || entry.exported || word === name || found.has(word)) continue;
        found.set(word, entry);
        look(entry.text);
      }
    };
    look(text);
    return [...found.values()];
  }

  /** The declarations that a text speaks of and their files give to others. */
  function speaksOf({ path, text }) {
    const { imported, declared } = open(path);
    const words = new Set(
      [...text.replace(/\/\*[\s\S]*?\*\/|'[^'\n]*'/g, '').matchAll(/[A-Za-z_$][\w$]*/g)].map(([word]) => word),
    );
    return [...words].flatMap((word) => {
      const own = declared.get(word);
      if (own?.exported && own.text !== text) return [own];
      const { from, name } = imported.get(word) ?? {};
      const found = from?.endsWith('.d.ts') && name !== '*' ? namesOf(from).get(name) : undefined;
      return found?.path ? [found] : [];
    });
  }
  return { namesOf, neededBy, speaksOf };
}
