/** A statement (`;`), a rule with its declarations, or a block of further nodes (`@media`, `@layer`). */
export interface CssNode {
  head: string;
  body?: string;
  inside?: CssNode[];
}

const HOLDS_RULES = /^@(?:layer|media|supports|container)\b/;
const SELF_CONTAINED = /^@(?:font-face|page|(?:-webkit-)?keyframes|property)\b/;

/** The end of the string, comment or bracket that begins at `at`, or `at` itself. */
function past(css: string, at: number): number {
  const sign = css[at];
  if (sign === '"' || sign === "'") {
    let end = at + 1;
    while (css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
    return end;
  }
  if (sign === '/' && css[at + 1] === '*') return css.indexOf('*/', at) + 1;
  if (sign !== '(' && sign !== '[') return at;
  const close = sign === '(' ? ')' : ']';
  let end = at + 1;
  while (css[end] !== close) end = past(css, end) + 1;
  return end;
}

/** The place of the next of `signs` outside strings, comments and brackets. */
function find(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at++) {
    if (signs.includes(css[at] ?? '')) return at;
    at = past(css, at);
  }
  return -1;
}

function closingBrace(css: string, open: number): number {
  let depth = 1;
  for (let at = open + 1; at < css.length; at++) {
    if (css[at] === '{') depth++;
    else if (css[at] === '}' && --depth === 0) return at;
    else at = past(css, at);
  }
  throw new Error(`no end of ${css.slice(open - 60, open)}`);
}

export function parse(css: string): CssNode[] {
  const nodes: CssNode[] = [];
  for (let at = 0; at < css.length; ) {
    const end = find(css, at, ';{');
    if (end === -1) break;
    const head = css
      .slice(at, end)
      .replace(/\/\*.*?\*\//gs, '')
      .trim();
    if (css[end] === ';') {
      nodes.push({ head });
      at = end + 1;
      continue;
    }
    const close = closingBrace(css, end);
    const body = css.slice(end + 1, close);
    nodes.push(HOLDS_RULES.test(head) ? { head, inside: parse(body) } : { head, body });
    at = close + 1;
  }
  return nodes;
}

export const print = (nodes: readonly CssNode[]): string =>
  nodes
    .map(({ head, body, inside }) =>
      inside ? `${head} {\n${print(inside)}}\n` : body === undefined ? `${head};\n` : `${head} {${body}}\n`,
    )
    .join('');

/** The parts of a list, at the signs outside strings, comments and brackets. */
export function split(list: string, sign = ','): string[] {
  const at = find(list, 0, sign);
  return at === -1 ? [list.trim()] : [list.slice(0, at).trim(), ...split(list.slice(at + 1), sign)];
}

/** The selector with something more, which goes before a pseudo-element. */
function withMore(selector: string, more: string): string {
  const element = selector.search(/::[\w-]+(?:\([^)]*\))?[^\s>+~]*$/);
  const at = element === -1 ? selector.length : element;
  return selector.slice(0, at) + more + selector.slice(at);
}

// An id that nothing has: one such step outweighs any number of classes.
const heavier = (selector: string, steps: number) => withMore(selector, ':not(#\\#)'.repeat(steps));

// As many elements that nothing is: they decide between equals and outweigh no class.
const ahead = (selector: string, steps: number) =>
  steps === 0 ? selector : withMore(selector, `:not(${Array(steps).fill('ld').join(' ')})`);

const weighed = (nodes: readonly CssNode[], weigh: (selector: string) => string): CssNode[] =>
  nodes.map(({ head, body, inside }) => {
    if (body === undefined && !inside) return { head };
    if (inside) return { head, inside: weighed(inside, weigh) };
    return { head: SELF_CONTAINED.test(head) ? head : split(head).map(weigh).join(', '), body };
  });

/** Layers whose rules lose their weight, since their order alone says which one wins; and those that win over all before them. */
interface Weights {
  light: readonly string[];
  heavy: readonly string[];
}

/** What stands in each layer, in the order of the file; '' is what stands in none. */
function byLayer(nodes: readonly CssNode[], layers: Map<string, CssNode[]>): void {
  for (const node of nodes) {
    const [, name] = node.head.match(/^@layer ([\w.-]+)$/) ?? [];
    if (name && node.inside) layers.set(name, [...(layers.get(name) ?? []), ...node.inside]);
    else if (node.body !== undefined && SELF_CONTAINED.test(node.head))
      layers.set('', [...(layers.get('') ?? []), node]);
    else if (!/^@layer\b/.test(node.head)) throw new Error(`${node.head} stands outside the layers`);
  }
}

/**
 * The same rules, ahead by some steps of rules that weigh the same: so a component wins over the ones it is made of even where
 * their styles come after its own once more.
 */
export const inFront = (css: string, steps: number): string =>
  print(weighed(parse(css), (selector) => ahead(selector, steps)));

/**
 * The same rules without `@layer`, in the order of the layers. A light layer weighs nothing, so that a page overrides a token by
 * `:root`. The other rules up to the components weigh little enough as they are; each heavy layer gets a step more, so that it
 * wins over the ones before it whatever their selectors are.
 */
export function unlayered(css: string, order: readonly string[], { light, heavy }: Weights): string {
  const layers = new Map<string, CssNode[]>();
  byLayer(parse(css), layers);
  const unknown = [...layers.keys()].filter((name) => name && !order.includes(name));
  if (unknown.length > 0) throw new Error(`the layers ${unknown.join(', ')} have no place`);
  return ['', ...order]
    .map((name) => {
      const steps = heavy.indexOf(name) + 1;
      const weigh = (selector: string) => (light.includes(name) ? `:where(${selector})` : heavier(selector, steps));
      return print(weighed(layers.get(name) ?? [], weigh));
    })
    .join('');
}
