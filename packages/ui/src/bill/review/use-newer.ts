import { useState } from 'react';
import type { BillId } from '../bill-source.ts';
import { useIdlePreload } from '../use-bill-printing.ts';
import type { BillReviewSource } from './types.ts';
import type { Base } from './use-base.ts';

const NO_BILLS: readonly BillId[] = [];

/**
 * The way to a draft that came meanwhile: it is fetched while its banner shows, and what is read stays until the bill before the
 * reader is there.
 */
export function useNewer({ preload }: BillReviewSource, { sent, newer, switchTo }: Base, bills: readonly BillId[]) {
  const [way, setWay] = useState<'fetching' | 'failed'>();
  const fetchNewer = async (bill: BillId) => {
    await Promise.all([sent, newer].map((version) => version && preload(bill, version)));
  };
  useIdlePreload(newer ? bills : NO_BILLS, fetchNewer);
  return {
    way,
    switchTo: async (bill: BillId) => {
      if (way === 'fetching') return;
      setWay('fetching');
      try {
        await fetchNewer(bill);
        switchTo();
        setWay(undefined);
      } catch {
        setWay('failed');
      }
    },
  };
}
