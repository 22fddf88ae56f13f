import { type CssNode, parse, print, split } from './weights.ts';

/** A rule with the blocks it stands in, outermost first. */
interface Rule {
  within: readonly string[];
  head: string;
  body: string;
}

const TOKENS = '@layer ld.tokens';
// What our own code says to the parts it is made of; nobody else speaks to them on such a page, but to the frames it stands in.
const SAID_BY_US = /\[data-(size|tone|variant)=["']?([\w-]+)["']?\]/g;
const SIZES_OF_FRAMES = ['bill', 'account', 'message', 'confirm', 'lg'];
const CLASS = /\.((?:_[0-9a-z]|[a-z])[0-9a-z]{6,})/g;
const OTHER_THEME = /data-theme="dark"|data-contrast|prefers-contrast/;

function flat(nodes: readonly CssNode[], within: readonly string[] = []): Rule[] {
  return nodes.flatMap(({ head, body, inside }) => {
    if (inside) return flat(inside, [...within, head]);
    return body === undefined ? [] : [{ within, head, body }];
  });
}

/** The blocks again: a layer once, and conditions that follow each other once. */
function nested(rules: readonly Rule[], depth = 0): CssNode[] {
  const nodes: CssNode[] = [];
  for (let at = 0; at < rules.length; ) {
    const rule = rules[at] as Rule;
    const head = rule.within[depth];
    if (head === undefined) {
      nodes.push({ head: rule.head, body: rule.body });
      at++;
      continue;
    }
    let end = at;
    while (rules[end]?.within[depth] === head) end++;
    nodes.push({ head, inside: nested(rules.slice(at, end), depth + 1) });
    at = end;
  }
  return nodes;
}

const written = (rules: readonly Rule[], layers: readonly string[]): string =>
  print(
    nested(
      ['', ...layers.map((name) => `@layer ${name}`)].flatMap((layer) =>
        rules.filter(({ within }) => (within[0] ?? '') === layer),
      ),
    ),
  );

const declarations = (body: string): [name: string, value: string][] =>
  split(body, ';')
    .filter(Boolean)
    .map((one) => [one.slice(0, one.indexOf(':')).trim(), one.slice(one.indexOf(':') + 1).trim()]);

const text = (list: readonly (readonly [name: string, value: string])[]): string =>
  list.map(([name, value]) => `${name}:${value};`).join('');

const namesIn = (value: string): string[] => value.match(/--[\w-]+/g) ?? [];

/** The names that a text asks for, and those that their values ask for. */
function asked(texts: readonly string[], tokens: readonly Rule[]): Set<string> {
  const values = new Map<string, string[]>();
  for (const [name, value] of tokens.flatMap(({ body }) => declarations(body)))
    values.set(name, [...(values.get(name) ?? []), value]);
  const found = new Set<string>();
  const add = (value: string): void => {
    for (const name of namesIn(value)) {
      if (found.has(name)) continue;
      found.add(name);
      for (const next of values.get(name) ?? []) add(next);
    }
  };
  for (const one of texts) add(one);
  return found;
}

/** Only the properties that are wanted; what is no property of ours (`color-scheme`) stays. */
const withOnly = (rules: readonly Rule[], wanted: (name: string) => boolean): Rule[] =>
  rules.flatMap((rule) => {
    const kept = declarations(rule.body).filter(([name]) => !name.startsWith('--') || wanted(name));
    return kept.length === 0 ? [] : [{ ...rule, body: text(kept) }];
  });

/** One value for a colour: every browser that knows `:has` and `color-mix`, which the rules need, knows `oklch` too. */
function oneValue(tokens: readonly Rule[]): Rule[] {
  const better = new Map(
    tokens.filter(({ within }) => within.at(-1)?.startsWith('@supports')).flatMap(({ body }) => declarations(body)),
  );
  return tokens
    .filter(({ within }) => !within.at(-1)?.startsWith('@supports'))
    .map((rule) => ({
      ...rule,
      body: text(declarations(rule.body).map(([name, value]) => [name, better.get(name) ?? value])),
    }));
}

/** What a bundle can show: the rules whose classes, and whose words of ours, stand in its code. */
function reached(rules: readonly Rule[], code: string): Rule[] {
  const words = new Set(code.match(/[\w-]+/g));
  // A tone comes out of a table; a size and a variant stand where they are handed over.
  const said = ([, name, word = '']: RegExpMatchArray) =>
    (name === 'size' && SIZES_OF_FRAMES.includes(word)) ||
    new RegExp(`${name === 'tone' ? '' : `\\b${name}:[^,}]*`}["'\`]${word}["'\`]`).test(code);
  const mayMatch = (selector: string) => {
    const certain = selector.replace(/:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = [...certain.matchAll(CLASS)];
    return classes.every(([, name = '']) => words.has(name)) && [...certain.matchAll(SAID_BY_US)].every(said);
  };
  const kept = rules.flatMap((rule) => {
    if (rule.head.startsWith('@')) return [rule];
    const heads = split(rule.head).filter(mayMatch);
    return heads.length === 0 ? [] : [{ ...rule, head: heads.join(', ') }];
  });
  const bodies = kept.map(({ body }) => body).join(';');
  return kept.filter(({ head }) => !head.startsWith('@keyframes') || bodies.includes(head.slice('@keyframes '.length)));
}

/**
 * The stylesheet of a page that is known: of `css`, which is styles.css, what `code`, the page's bundle, can show, with the tokens it
 * asks for in the light theme; and apart from it the other themes of the same tokens.
 */
export function pageSheets(css: string, code: string, layers: readonly string[]): { page: string; themes: string } {
  const rules = flat(parse(css));
  const isToken = ({ within }: Rule) => within[0] === TOKENS;
  const shown = reached(
    rules.filter((rule) => !isToken(rule)),
    code,
  );
  const tokens = oneValue(rules.filter(isToken));
  const isOther = ({ within, head }: Rule) =>
    OTHER_THEME.test(`${within.join(' ')} ${head.replace(':root, [data-theme], [data-density], [data-contrast]', '')}`);
  const light = tokens.filter((rule) => !isOther(rule));
  const used = asked(
    shown.map(({ body }) => body),
    light,
  );
  const others = withOnly(tokens.filter(isOther), (name) => used.has(name));
  const more = asked(
    others.map(({ body }) => body),
    tokens,
  );
  return {
    page: written([...shown, ...withOnly(light, (name) => used.has(name))], layers),
    themes: written([...withOnly(light.slice(0, 1), (name) => more.has(name) && !used.has(name)), ...others], layers),
  };
}
