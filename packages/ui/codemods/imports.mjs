// What a file takes from our packages, and how to change that without reading the code below it.
const LIST = /^([ \t]*(?:import|export)\s+(?:type\s+)?)\{([^{}]*)\}(\s*from\s*)(['"])([^'"]+)\4(;?)/gm;
const PART = /(?:^|,)\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?(?=\s*(?:,|$))/g;

/** `import { Text as Label } from 'package'` keeps its own name and asks for the new one: nothing below it changes. */
export function renameImports(source, owner, names) {
  return source.replace(LIST, (whole, head, list, from, quote, name, end) => {
    if (name !== owner) return whole;
    const renamed = list.replace(
      /(^|,)(\s*)(type\s+)?([\w$]+)(\s+as\s+([\w$]+))?(?=\s*(?:,|$))/g,
      (part, comma, space, type = '', old, _as, own) =>
        names[old] ? `${comma}${space}${type}${names[old]} as ${own ?? old}` : part,
    );
    return `${head}{${renamed}}${from}${quote}${name}${quote}${end}`;
  });
}

/** Some names of one entry come from another one now. What else stood in the line stays there. */
export function moveImports(source, from, to, names) {
  return source.replace(LIST, (whole, head, list, between, quote, name, end) => {
    if (name !== from) return whole;
    const parts = list
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const moves = (part) => names.includes(/^(?:type\s+)?([\w$]+)/.exec(part)?.[1]);
    const moved = parts.filter(moves);
    const left = parts.filter((part) => !moves(part));
    if (moved.length === 0) return whole;
    const line = (of, path) => `${head}{ ${of.join(', ')} }${between}${quote}${path}${quote}${end}`;
    return left.length === 0
      ? `${head}{${list}}${between}${quote}${to}${quote}${end}`
      : `${line(left, from)}\n${line(moved, to)}`;
  });
}

/** What the names of a package are called in this file: { Dialog: 'Dialog', Tooltip: 'Hint' }; of any of its entries. */
export function localNames(source, owner) {
  const found = {};
  for (const [, , list, , , name] of source.matchAll(LIST))
    if (name === owner || name.startsWith(`${owner}/`))
      for (const [, theirs, own] of list.matchAll(PART)) found[theirs] = own ?? theirs;
  return found;
}
