import { type RefObject, useEffect, useState } from 'react';
import { useScreenKeys } from '../foundations/use-screen-keys.ts';
import { useStable } from '../foundations/use-stable.ts';
import type { WorkQueueItem } from './item.ts';

interface QueueKeys {
  root: RefObject<HTMLElement | null>;
  items: readonly WorkQueueItem[];
  /** those that a digit presses */
  queues: readonly { readonly id: string }[];
  queue: string | undefined;
  taking: string | undefined;
  onQueueChange: (queue: string | undefined) => void;
  onOpen: (item: WorkQueueItem) => void;
  onTake: (item: WorkQueueItem, taken: boolean) => void;
  onTakeNext?: (() => void) | undefined;
  onSheet: () => void;
}

const ROW = 'tr[data-row]';

/** The row that is current, and the keys that work on it: it is the one that had the focus last. */
export function useQueueKeys({
  root,
  items,
  queues,
  queue,
  taking,
  onQueueChange,
  onOpen,
  onTake,
  onTakeNext,
  onSheet,
}: QueueKeys) {
  const [current, setCurrent] = useState<string>();
  const at = items.findIndex(({ id }) => id === current);
  const item = items[at];
  const next = items.find(({ owner }) => !owner);
  const go = (to: number) => {
    const row = items[to];
    if (!row) return;
    setCurrent(row.id);
    const found = root.current?.querySelectorAll<HTMLElement>(ROW)[to];
    found?.scrollIntoView?.({ block: 'nearest' });
    found?.querySelector('button')?.focus();
  };
  const takeNext = () => {
    if (!next || taking !== undefined) return;
    if (onTakeNext) return onTakeNext();
    go(items.indexOf(next));
    onTake(next, true);
  };
  const digits = queues.map(({ id }, place) => [String(place + 1), () => onQueueChange(id === queue ? undefined : id)]);
  const keys = {
    ...Object.fromEntries(digits),
    j: () => go(Math.min(items.length - 1, at + 1)),
    k: () => go(Math.max(0, at - 1)),
    o: item && (() => onOpen(item)),
    t: item && taking === undefined && (!item.owner || item.mine) ? () => onTake(item, !item.mine) : undefined,
    n: takeNext,
  };
  // Beside the queue the sheet is that of the place around it.
  useScreenKeys(root, { ...keys, '?': onSheet }, {}, keys);
  const { heard } = useStable({
    heard: ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
      const found = row && items[Number(row.dataset['row'])];
      if (found) setCurrent(found.id);
    },
  });
  useEffect(() => {
    const element = root.current;
    element?.addEventListener('focusin', heard);
    return () => element?.removeEventListener('focusin', heard);
  }, [root, heard]);
  return { current: item?.id, next, takeNext };
}
