import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useStable } from '../../foundations/use-stable.ts';
import type { BillEditing } from './bill-editing.ts';
import {
  type BillDraft,
  type DraftOwner,
  type DraftStorage,
  deviceStorage,
  draftKey,
  readDraft,
  removeDraft,
  writeDraft,
} from './draft-storage.ts';

export interface BillDraftOptions extends Omit<DraftOwner, 'bill'> {
  /** the id of the bill unless given */
  bill?: string | number | undefined;
  /** the browser's own unless given */
  storage?: DraftStorage | undefined;
  /** ms after a change; while somebody types on it is kept as often. 600 unless given */
  delay?: number | undefined;
  /** the clock, ISO */
  now?: (() => string) | undefined;
}

export interface BillDraftState {
  /** nothing to keep, kept on this device, or it could not be kept */
  state: 'none' | 'kept' | 'failed';
  /** when it was kept last, ISO */
  at: string | undefined;
  /** a draft of an earlier visit: put back already, or offered where the bill has changed since */
  found: { at: string; restored: boolean } | undefined;
  /** puts an offered draft in place */
  restore(): void;
  /** takes the draft of the earlier visit away; what it had put in place can be had back by one step */
  discard(): void;
  /** lets the message about it go */
  dismiss(): void;
  /** nothing is kept any more: it was sent */
  clear(): void;
}

const PAUSE = 600;
const clock = () => new Date().toISOString();
type Shown = Pick<BillDraftState, 'state' | 'at' | 'found'>;
const NONE: Shown = { state: 'none', at: undefined, found: undefined };
const UNCHANGED = { state: 'none', at: undefined } as const;

/** The same object where nothing in it is another. */
function patched(before: Shown, patch: Partial<Shown>): Shown {
  const after = { ...before, ...patch };
  return after.state === before.state && after.at === before.at && after.found === before.found ? before : after;
}

/**
 * Keeps a bill that is edited on this device until it is sent: a moment after a change, and at once when the page goes away. What
 * an earlier visit has left is put back; if the bill has changed since, it is offered instead.
 */
export function useBillDraft(editing: BillEditing, options: BillDraftOptions | undefined): BillDraftState {
  const { opened } = editing;
  const version = opened.bill.version ?? null;
  const owner = options && { prefix: options.prefix, user: options.user, bill: options.bill ?? opened.bill.id };
  const key = owner && draftKey(owner);
  const [shown, show] = useReducer(patched, NONE);
  const offered = useRef<BillDraft>(undefined);
  const { now, pause } = useStable({
    now: () => (options?.now ?? clock)(),
    pause: () => options?.delay ?? PAUSE,
  });
  const given = options?.storage;
  const storage = useMemo(() => given ?? deviceStorage(), [given]);

  const keep = useCallback(() => {
    if (key === undefined) return;
    if (!editing.dirty && !offered.current) {
      if (storage) removeDraft(storage, key);
      return show(UNCHANGED);
    }
    const at = now();
    const draft = { at, kind: opened.kind, version, values: editing.values, older: offered.current };
    // Nothing was changed since the bill was opened: the kept draft that is offered must not be overwritten.
    const done = editing.dirty ? storage !== undefined && writeDraft(storage, key, draft) : true;
    show(editing.dirty ? { state: done ? 'kept' : 'failed', at: done ? at : undefined } : UNCHANGED);
  }, [editing, key, now, opened, storage, version]);

  // What an earlier visit has left; a bill that is in the middle of being edited only changed its place.
  useEffect(() => {
    if (key === undefined || !storage || editing.dirty) return;
    const draft = readDraft(storage, key);
    if (!draft || draft.kind !== opened.kind) return;
    const current = draft.version === version;
    const { older } = draft;
    offered.current = current ? older : draft;
    if (current) editing.restore(draft.values);
    const { at } = current ? (older ?? draft) : draft;
    show({ found: { at, restored: current && !older }, ...(current && { state: 'kept', at: draft.at }) });
  }, [editing, key, opened, storage, version]);

  useEffect(() => {
    if (key === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = editing.values;
    let changed = editing.dirty;
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep();
    };
    const stop = editing.subscribe(() => {
      if (editing.values === before && editing.dirty === changed) return;
      before = editing.values;
      changed = editing.dirty;
      // Not put off by the next key stroke: who types without a pause loses nothing older than this either.
      timer ??= setTimeout(flush, pause());
    });
    const hide = () => document.visibilityState === 'hidden' && flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [editing, keep, key, pause]);

  const dismiss = useCallback(() => show({ found: undefined }), []);
  const restore = useCallback(() => {
    const draft = offered.current;
    offered.current = undefined;
    if (draft) editing.restore(draft.values);
    dismiss();
    keep();
  }, [editing, dismiss, keep]);
  const discard = useCallback(() => {
    const hadOffer = offered.current !== undefined;
    offered.current = undefined;
    if (!hadOffer) editing.discard();
    dismiss();
    keep();
  }, [editing, dismiss, keep]);
  const clear = useCallback(() => {
    offered.current = undefined;
    dismiss();
    keep();
  }, [dismiss, keep]);
  return { ...shown, restore, discard, dismiss, clear };
}
