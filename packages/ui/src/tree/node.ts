import type { ReactNode } from 'react';
import type { IconDrawing } from '../icon/drawings.ts';

/** What of a tree has a name of its own. */
export type TreePart = 'row' | 'twisty' | 'box' | 'icon' | 'label' | 'note';

export interface TreeNode {
  /** once in the whole tree */
  id: string;
  label: string;
  /** quiet words behind the label: a code, a count */
  note?: ReactNode;
  icon?: IconDrawing | undefined;
  /** those known already; without them and with `hasChildren` they are loaded when it is opened */
  children?: readonly TreeNode[];
  hasChildren?: boolean;
  /** can be reached and read, but not checked or activated */
  disabled?: boolean;
}

/** What came of loading the children of a node. */
export type Loaded = ReadonlyMap<string, 'loading' | 'failed' | readonly TreeNode[]>;
export type Check = boolean | 'mixed';

/** One line: a node, or in its place what became of its children. */
export interface Row {
  key: string;
  node: TreeNode;
  kind: 'node' | 'loading' | 'failed';
  level: number;
  position: number;
  size: number;
  parent: string | undefined;
  /** undefined where there is nothing to open */
  open: boolean | undefined;
}

const known = (node: TreeNode, loaded: Loaded): readonly TreeNode[] | undefined => {
  const late = loaded.get(node.id);
  return node.children ?? (typeof late === 'object' ? late : undefined);
};
/** Has something to open, known or not. */
const opens = (node: TreeNode, loaded: Loaded): boolean => {
  const children = known(node, loaded);
  return children ? children.length > 0 : node.hasChildren === true;
};
/** Is to be loaded as soon as it is open. */
export const lacks = (node: TreeNode, loaded: Loaded): boolean =>
  node.hasChildren === true && !node.children && !loaded.has(node.id);

/** The lines that are seen, from top to bottom. */
export function rowsOf(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, loaded: Loaded): Row[] {
  const rows: Row[] = [];
  const walk = (siblings: readonly TreeNode[], level: number, parent: string | undefined) => {
    for (const [index, node] of siblings.entries()) {
      const open = opens(node, loaded) ? expanded.has(node.id) : undefined;
      rows.push({ key: node.id, node, kind: 'node', level, position: index + 1, size: siblings.length, parent, open });
      if (!open) continue;
      const state = loaded.get(node.id);
      if (state === 'loading' || state === 'failed')
        rows.push({
          key: `${node.id} ${state}`,
          node,
          kind: state,
          level: level + 1,
          position: 1,
          size: 1,
          parent: node.id,
          open: undefined,
        });
      walk(known(node, loaded) ?? [], level + 1, node.id);
    }
  };
  walk(nodes, 1, undefined);
  return rows;
}

/** Every known node with what its box shows: a parent shows what its children come to. */
export function checksOf(nodes: readonly TreeNode[], checked: ReadonlySet<string>, loaded: Loaded): Map<string, Check> {
  const checks = new Map<string, Check>();
  const walk = (node: TreeNode): Check => {
    const below = (known(node, loaded) ?? []).map(walk);
    const all = below.length === 0 ? checked.has(node.id) : below.every((one) => one === true);
    const check = all || (below.some((one) => one !== false) ? 'mixed' : false);
    checks.set(node.id, check);
    return check;
  };
  nodes.forEach(walk);
  return checks;
}

/** The ends of the branches that a press on the box reaches; a disabled branch is left as it is. */
function ends(node: TreeNode, loaded: Loaded): string[] {
  if (node.disabled) return [];
  const children = known(node, loaded) ?? [];
  return children.length === 0 ? [node.id] : children.flatMap((child) => ends(child, loaded));
}

/** What is checked after a press on one box: whole branches with their parents. Ids that are not in the tree stay. */
export function pressed(
  nodes: readonly TreeNode[],
  checked: ReadonlySet<string>,
  loaded: Loaded,
  node: TreeNode,
): string[] {
  const reached = ends(node, loaded);
  const off = reached.every((id) => checked.has(id));
  const next = new Set(checked);
  for (const id of reached) {
    if (off) next.delete(id);
    else next.add(id);
  }
  return settled(nodes, next, loaded);
}

/** Parents are in the list exactly when all below them is. */
function settled(nodes: readonly TreeNode[], checked: Set<string>, loaded: Loaded): string[] {
  for (const [id, check] of checksOf(nodes, checked, loaded)) {
    if (check === true) checked.add(id);
    else checked.delete(id);
  }
  return [...checked];
}

/** Children that arrive under a checked parent are checked with it. */
export function inherited(
  checked: ReadonlySet<string>,
  parent: string,
  children: readonly TreeNode[],
): string[] | null {
  if (!checked.has(parent) || children.length === 0) return null;
  const all = (nodes: readonly TreeNode[]): string[] =>
    nodes.flatMap(({ id, children: below = [] }) => [id, ...all(below)]);
  return [...new Set([...checked, ...all(children)])];
}

/** The next line whose label begins so, beyond the present one; round to the top. */
export function found(rows: readonly Row[], from: number, letters: string): Row | undefined {
  const start = letters.length > 1 ? from : from + 1;
  const round = [...rows.slice(start), ...rows.slice(0, start)];
  const begin = letters.toLocaleLowerCase();
  return round.find(({ kind, node }) => kind === 'node' && node.label.toLocaleLowerCase().startsWith(begin));
}
