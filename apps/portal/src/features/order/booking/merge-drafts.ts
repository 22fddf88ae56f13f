import type { BookingDraft } from '@lading/validators/booking';

/** A field that two people, or two devices, wrote differently; values as they stand. */
export interface Clash {
  /** `cargo.goods.0.weight` */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

type Node = Readonly<Record<string, unknown>> | readonly unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
/** Whether two values say the same, in whatever order their names come: a database keeps no order. */
export function same(a: unknown, b: unknown): boolean {
  if (!isNode(a) || !isNode(b)) return a === b;
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const names = Object.keys(left);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(right).length &&
    names.every((name) => name in right && same(left[name], right[name]))
  );
}

/** Lists of different lengths have no lines in common: each is one value. */
const alike = (...values: readonly unknown[]): boolean => {
  const lists = values.filter(Array.isArray);
  return lists.length === 0 || (lists.length === values.length && new Set(lists.map((list) => list.length)).size === 1);
};

function merged(base: unknown, mine: unknown, theirs: unknown, path: string, clashes: Clash[]): unknown {
  if (same(mine, theirs) || same(base, theirs)) return mine;
  if (same(base, mine)) return theirs;
  if (isNode(mine) && isNode(theirs) && isNode(base) && alike(base, mine, theirs)) {
    const under = (of: Node, name: string) => (of as Readonly<Record<string, unknown>>)[name];
    const entries = Object.keys(mine).map((name) => {
      const at = path === '' ? name : `${path}.${name}`;
      return [name, merged(under(base, name), under(mine, name), under(theirs, name), at, clashes)] as const;
    });
    return Array.isArray(mine) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
  }
  clashes.push({ path, mine, theirs });
  return mine;
}

/** What both wrote since `base`, field by field; where both wrote the same field mine stands, and it is told. */
export function mergeDrafts(
  base: BookingDraft,
  mine: BookingDraft,
  theirs: BookingDraft,
): { draft: BookingDraft; clashes: Clash[] } {
  const clashes: Clash[] = [];
  return { draft: merged(base, mine, theirs, '', clashes) as BookingDraft, clashes };
}

/** A draft with another value at a path. */
export function withValue(draft: BookingDraft, path: string, value: unknown): BookingDraft {
  const set = (node: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return value;
    if (Array.isArray(node)) return node.map((one, at) => (String(at) === name ? set(one, rest) : one));
    const of = (isNode(node) ? node : {}) as Readonly<Record<string, unknown>>;
    return { ...of, [name]: set(of[name], rest) };
  };
  return set(draft, path.split('.')) as BookingDraft;
}

/** What stands at a path. */
export const valueAt = (draft: BookingDraft, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, name) => (isNode(node) ? (node as Readonly<Record<string, unknown>>)[name] : undefined),
      draft,
    );
