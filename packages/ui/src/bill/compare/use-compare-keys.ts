import type { RefObject } from 'react';
import { type KeyMap, useScreenKeys } from '../../foundations/use-screen-keys.ts';
import type { BillMarks } from './marks.ts';
import type { Zoom } from './page-pane.tsx';
import type { CardActions } from './setting.ts';
import type { Review } from './use-review.ts';
import type { useWalk } from './use-walk.ts';

interface CompareKeysOptions {
  root: RefObject<HTMLElement | null>;
  page: RefObject<HTMLElement | null>;
  review: Review;
  marks: BillMarks;
  walk: ReturnType<typeof useWalk>;
  zoom: Zoom;
  readOnly: boolean;
  actions: CardActions;
  approve(): void;
  /** asks for the changes; none where somebody else hears its key */
  send: (() => void) | undefined;
  onBill: ((place: number) => void) | undefined;
  onHelp(): void;
  onPage(): void;
  onEscape(): void;
  /** Escape has something to close */
  closes: boolean;
}

const PANES = ['nav', '[data-pane=cards]', '[data-pane=page]', '[data-pane=footer]'];
const STOP = 'button:not([tabindex="-1"]):not(:disabled), [tabindex="0"], input, select, textarea';

/** The first stop of the next pane, round the ends. */
function toPane(root: HTMLElement | null, current: () => HTMLElement | null, by: 1 | -1) {
  // What decides may stand outside of the comparison, at the foot of the dialog it is in.
  const dialog = root?.closest('[role=dialog]');
  const panes = PANES.flatMap((selector) => {
    const scope = selector.includes('footer') ? (dialog ?? root) : root;
    return scope?.querySelector<HTMLElement>(selector) ?? [];
  });
  const here = panes.findIndex((pane) => pane.contains(document.activeElement));
  const next = panes[(here + by + panes.length) % panes.length];
  const card = next?.matches(PANES[1] ?? '') ? current() : null;
  const line = next?.querySelector<HTMLElement>('[aria-current]');
  (card ?? (next?.matches('nav') ? line : null) ?? next?.querySelector<HTMLElement>(STOP))?.focus();
}

/** The keys of the review, as the help sheet lists them. */
export function useCompareKeys(options: CompareKeysOptions) {
  const { root, page, review, marks, walk, zoom, readOnly, actions } = options;
  const { current } = review;
  const path = current?.kind === 'same' ? undefined : current?.fields[0].path;
  const decide = path !== undefined && !readOnly;
  const blocking = current?.kind === 'blocking';
  const verdict = path === undefined ? undefined : marks[path]?.verdict;
  const write = (kind: 'change' | 'waive' | 'comment') => (decide ? () => actions.write({ path, kind }) : undefined);
  const ok = () => {
    // That it looks right is no reason to let a blocking difference pass: the reason is asked for.
    if (path === undefined) return;
    if (blocking) actions.write({ path, kind: 'waive' });
    else void actions.mark({ path, kind: 'ok' });
  };
  const scroll = (by: 1 | -1) => () => {
    const pane = page.current;
    pane?.scrollBy?.({ top: by * pane.clientHeight * 0.9 });
  };
  const pane = (by: 1 | -1) => () =>
    toPane(root.current, () => root.current?.querySelector('article[aria-current]') ?? null, by);
  const filter = () => walk.filter(review.filter === 'all' ? 'differences' : 'all');
  const leave = options.closes ? options.onEscape : undefined;
  const digits = Object.fromEntries(
    Array.from({ length: 10 }, (_, place) => [
      String((place + 1) % 10),
      options.onBill && (() => options.onBill?.(place)),
    ]),
  );
  const panes: KeyMap = { f6: pane(1), 'shift+f6': pane(-1) };
  const keys: KeyMap = {
    ...digits,
    ...panes,
    j: () => walk.toField(1),
    k: () => walk.toField(-1),
    n: () => walk.toDifference(1),
    p: () => walk.toDifference(-1),
    o: decide ? ok : undefined,
    r: write('change'),
    w: write('waive'),
    c: write('comment'),
    u: decide && verdict ? () => void actions.mark({ path, kind: 'undo' }) : undefined,
    s: options.send,
    d: filter,
    v: options.onPage,
    '[': scroll(-1),
    ']': scroll(1),
    '+': () => zoom.by(1),
    '=': () => zoom.by(1),
    '-': () => zoom.by(-1),
    z: zoom.reset,
    '?': options.onHelp,
    'mod+enter': options.approve,
    escape: leave,
  };
  // Typing keeps its keys; only leaving and saving are left.
  const save = () => root.current?.querySelector<HTMLFormElement>('[data-writing]')?.requestSubmit();
  useScreenKeys(root, keys, { ...panes, 'mod+enter': review.writing ? save : undefined, escape: leave });
}
