/** As much of the tree of a page as a table needs. */
export interface PageNode {
  type: string;
  value?: string;
  children?: PageNode[];
}

/** The rule under the head: `| --- | --- |`. */
const RULE = /^\|(\s*:?-+:?\s*\|)+\s*$/;

const wordsOf = (nodes: readonly PageNode[]): string => nodes.map(({ value = '' }) => value).join('');

/** Cuts a line of words, codes and links where a sign stands in its words. */
function cut(nodes: readonly PageNode[], sign: string): PageNode[][] {
  const parts: PageNode[][] = [[]];
  for (const node of nodes) {
    const [first = '', ...others] = node.type === 'text' ? (node.value ?? '').split(sign) : [];
    if (node.type !== 'text') parts.at(-1)?.push(node);
    else if (first) parts.at(-1)?.push({ type: 'text', value: first });
    for (const value of others) parts.push(value ? [{ type: 'text', value }] : []);
  }
  return parts;
}

const blank = (node: PageNode | undefined): boolean => node?.type === 'text' && !node.value?.trim();

function cell(nodes: PageNode[]): PageNode {
  const children = nodes.filter((node, at) => !(blank(node) && (at === 0 || at === nodes.length - 1)));
  return { type: 'tableCell', children };
}

function row(line: readonly PageNode[]): PageNode {
  // Nothing stands before the first bar and after the last.
  return { type: 'tableRow', children: cut(line, '|').slice(1, -1).map(cell) };
}

function tableOf(node: PageNode): PageNode | undefined {
  if (node.type !== 'paragraph') return undefined;
  const [head, rule = [], ...lines] = cut(node.children ?? [], '\n');
  return head && RULE.test(wordsOf(rule)) ? { type: 'table', children: [head, ...lines].map(row) } : undefined;
}

function walk(node: PageNode): void {
  if (!node.children) return;
  node.children = node.children.map((child) => tableOf(child) ?? child);
  for (const child of node.children) walk(child);
}

/** Lets a docs page have tables, which plain Markdown does not know. */
export const tables = () => walk;
