import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useMemo, useState } from 'react';
import { Empty } from '../empty/empty.tsx';
import type { PartClasses } from '../foundations/parts.ts';
import { useBothRefs } from '../foundations/use-ref.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { checksOf, inherited, pressed, type Row, rowsOf, type TreeNode, type TreePart } from './node.ts';
import * as styles from './tree.css.ts';
import { TreeRow } from './tree-row.tsx';
import { useChildren } from './use-children.ts';
import { useKeys } from './use-keys.ts';

type Native = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultChecked' | 'onKeyDown' | 'onClick'>;

export interface TreeProps extends Native {
  /** classes by part: `row`, with `twisty` to open it, `box`, `icon`, `label` and `note`. Keep the object: lines are drawn again for another one */
  classNames?: PartClasses<TreePart> | undefined;
  /** what the tree holds, as its accessible name */
  label: string;
  nodes: readonly TreeNode[];
  /** ids of what is open; without it the tree keeps that itself */
  expanded?: readonly string[];
  defaultExpanded?: readonly string[];
  onExpandedChange?: (expanded: string[]) => void;
  /** a box on every line; a box reaches down the whole branch */
  checkable?: boolean;
  /** ids of what is checked; a parent is among them when all below it is */
  checked?: readonly string[];
  defaultChecked?: readonly string[];
  onCheckedChange?: (checked: string[]) => void;
  /** Enter, or a press on the words */
  onActivate?: (node: TreeNode) => void;
  /** gets the children of a node with `hasChildren` when it is opened first; when it rejects, the line offers to try again */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  /** the whole tree is on its way */
  loading?: boolean;
}

/** What an owner holds, or else the tree itself. */
function useHeld(given: readonly string[] | undefined, first: readonly string[], told?: (ids: string[]) => void) {
  const [own, setOwn] = useState(first);
  const held = given ?? own;
  const set = useMemo(() => new Set(held), [held]);
  const change = (next: string[]) => {
    setOwn(next);
    told?.(next);
  };
  return [set, change] as const;
}

const NONE: readonly string[] = [];
// From here on lines out of sight are not laid out.
const LONG = 200;

/** Things within things: opened, reached by keys, checked with everything below them. */
export const Tree = /* @__PURE__ */ forwardRef<HTMLDivElement, TreeProps>(function Tree(
  {
    label,
    nodes,
    expanded,
    defaultExpanded = NONE,
    onExpandedChange,
    checkable = false,
    checked,
    defaultChecked = NONE,
    onCheckedChange,
    onActivate,
    loadChildren,
    loading = false,
    className = '',
    classNames,
    ...rest
  },
  ref,
) {
  const text = useText();
  const [box, both] = useBothRefs(ref);
  const [opened, setOpened] = useHeld(expanded, defaultExpanded, onExpandedChange);
  const [ticked, setTicked] = useHeld(checked, defaultChecked, onCheckedChange);
  const [focused, setFocused] = useState<string>();
  const [loaded, rows, again] = useChildren(
    (known) => rowsOf(nodes, opened, known),
    loadChildren,
    (node, children) => {
      const next = inherited(ticked, node.id, children);
      if (checkable && next) setTicked(next);
    },
  );
  const checks = useMemo(
    () => (checkable ? checksOf(nodes, ticked, loaded) : undefined),
    [checkable, nodes, ticked, loaded],
  );
  const active = rows.some(({ key }) => key === focused) ? focused : rows[0]?.key;

  const go = ({ key }: Row) => {
    setFocused(key);
    box.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)?.focus();
  };
  const open = (ids: readonly string[], want: boolean) => {
    if (ids.length > 0) setOpened(want ? [...opened, ...ids] : [...opened].filter((id) => !ids.includes(id)));
  };
  const check = ({ node }: Row) => {
    if (!node.disabled) setTicked(pressed(nodes, ticked, loaded, node));
  };
  const toggle = (row: Row) => row.open !== undefined && open([row.node.id], !row.open);
  const press = (row: Row) => {
    if (row.kind === 'failed') {
      again(row.node.id);
      const parent = rows.find(({ key }) => key === row.parent);
      if (parent) go(parent);
    } else if (onActivate) {
      if (!row.node.disabled) onActivate(row.node);
    } else if (checkable && row.open === undefined) check(row);
    else toggle(row);
  };
  const keys = useKeys(rows, active, { go, open, press, check: checkable ? check : undefined });

  const click = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const key = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = rows.find((one) => one.key === key);
    if (!row) return;
    go(row);
    const part = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
    if (part === 'twisty' && row.open !== undefined) toggle(row);
    else if (part === 'box' || (checkable && !onActivate && row.kind === 'node')) check(row);
    else press(row);
  };

  const frame = { 'data-component': 'Tree', ...rest, ref: both, className: `${styles.tree} ${className}` };
  if (loading)
    return (
      <div {...frame} aria-busy="true">
        <Skeleton lines={5} />
      </div>
    );
  if (nodes.length === 0)
    return (
      <div {...frame}>
        <Empty title={text('tree.empty')} />
      </div>
    );
  const waits = rows.some(({ kind }) => kind === 'loading');
  return (
    <div {...frame}>
      <div
        role="tree"
        aria-label={label}
        aria-multiselectable={checkable || undefined}
        data-long={rows.length > LONG ? '' : undefined}
        onKeyDown={keys}
        onClick={click}
      >
        {rows.map(({ key, parent: _, ...row }) => (
          <TreeRow
            key={key}
            row={key}
            {...row}
            classNames={classNames}
            active={key === active}
            check={checks?.get(row.node.id)}
            busy={row.kind === 'node' && loaded.get(row.node.id) === 'loading'}
          />
        ))}
      </div>
      <VisuallyHidden live>{waits ? text('tree.loading') : ''}</VisuallyHidden>
    </div>
  );
});
