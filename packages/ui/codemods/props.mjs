// Props of components under their new name, by reading the tags and not the types.
import { localNames } from './imports.mjs';

const PAIRS = { '{': '}', '(': ')', '[': ']' };

/** The place behind a string, a comment or a bracketed part that begins at `at`. */
function behind(source, at) {
  const sign = source[at];
  if (sign === '"' || sign === "'") {
    // An apostrophe in the words between two tags opens no string: a string ends in its line.
    for (let next = at + 1; next < source.length && (sign === '"' || source[next] !== '\n'); next++) {
      if (source[next] === '\\') next++;
      else if (source[next] === sign) return next + 1;
    }
    return at + 1;
  }
  if (sign === '`') {
    for (let next = at + 1; next < source.length; next++) {
      if (source[next] === '\\') next++;
      else if (source.startsWith('${', next)) next = behind(source, next + 1) - 1;
      else if (source[next] === '`') return next + 1;
    }
    return source.length;
  }
  if (source.startsWith('//', at)) return (source.indexOf('\n', at) + 1 || source.length + 1) - 1;
  if (source.startsWith('/*', at)) return source.indexOf('*/', at) + 2;
  const close = PAIRS[sign];
  if (!close) return at + 1;
  let next = at + 1;
  while (next < source.length && source[next] !== close) next = behind(source, next);
  return next + 1;
}

/** The attributes of the tag whose name ends at `at`: { name, from, value: [from, to] }. */
function attributesOf(source, at) {
  const found = [];
  let next = at;
  while (next < source.length && source[next] !== '>' && !source.startsWith('/>', next)) {
    const name = /^[\w$-]+/.exec(source.slice(next, next + 60))?.[0];
    if (!name) {
      next = behind(source, next);
      continue;
    }
    const from = next;
    next += name.length;
    if (source[next] === '=') {
      const end = behind(source, next + 1);
      found.push({ name, from, value: [next + 1, end] });
      next = end;
    } else found.push({ name, from, value: undefined });
  }
  return found;
}

/**
 * @param {string} source
 * @param {Record<string, Record<string, string | { name: string, value(text: string): string }>>} renames props of components;
 * the value of one is what stands behind its `=`, with its braces
 */
export function renameProps(source, renames, names = localNames(source, '@lading/ui')) {
  const edits = [];
  for (const [component, props] of Object.entries(renames)) {
    const own = names[component];
    if (!own) continue;
    for (const tag of source.matchAll(new RegExp(`<${own}(?=[\\s/>])`, 'g')))
      for (const { name, from, value } of attributesOf(source, tag.index + tag[0].length)) {
        const to = Object.hasOwn(props, name) ? props[name] : undefined;
        if (!to) continue;
        edits.push([from, from + name.length, to.name ?? to]);
        if (value && to.value) edits.push([...value, to.value(source.slice(...value))]);
      }
  }
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to, words]) => text.slice(0, from) + words + text.slice(to), source);
}
