import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStable } from '../foundations/use-stable.ts';
import type { BillId } from './bill-source.ts';
import { useGathered } from './use-gathered.ts';

export type PreloadBill = (subId: BillId) => Promise<void>;

type Idle = (run: () => void) => () => void;
const whenIdle: Idle = (run) => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

const NONE: ReadonlySet<BillId> = new Set();

/** Loads the bills one after the other while nothing else is to be done; gives the ones that are here. */
export function useIdlePreload(bills: readonly BillId[] | undefined, preload: PreloadBill): ReadonlySet<BillId> {
  const [loaded, setLoaded] = useState(NONE);
  // A new function is no reason to begin anew, only other bills are.
  const [of, setOf] = useState(bills);
  if (of !== bills) {
    setOf(bills);
    setLoaded(NONE);
  }
  const calls = useStable({ preload });
  const add = useCallback(
    (some: ReadonlyMap<BillId, true>) => setLoaded((before) => new Set([...before, ...some.keys()])),
    [],
  );
  const { gather, flush, drop } = useGathered(add);
  useEffect(() => {
    let stop = () => {};
    let live = true;
    const load = (at: number) => {
      const subId = bills?.[at];
      if (subId === undefined) return flush();
      stop = whenIdle(async () => {
        // A bill that fails says so in its own tab.
        const arrived = await calls.preload(subId).then(
          () => true,
          () => false,
        );
        if (!live) return;
        if (arrived) gather(subId, true);
        load(at + 1);
      });
    };
    load(0);
    return () => {
      live = false;
      stop();
      drop();
    };
  }, [bills, calls, gather, flush, drop]);
  return loaded;
}

/** True from just before the browser prints until it has printed, whoever asked it to. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The page is read right after the event, so the change must be drawn at once.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** A print button's work: the rest is loaded first. `onFailed` runs instead of printing an incomplete bill. */
export function usePrintAll(bills: readonly BillId[] | undefined, preload: PreloadBill, onFailed: () => void) {
  const [preparing, setPreparing] = useState(false);
  const print = async () => {
    if (preparing || !bills) return;
    setPreparing(true);
    try {
      await Promise.all(bills.map(preload));
      window.print();
    } catch {
      onFailed();
    } finally {
      setPreparing(false);
    }
  };
  return { preparing, print };
}
