import { type BillSource, contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';
import type { BillRecord } from '@lading/validators/bill';
import { useLoadable } from '../../kit/use-loadable.ts';
import { recordOfHbl, recordOfMbl } from './bill-record.ts';

const { initInfoMbl, initInfoHbl } = contract.order;

/** A numbered instruction or draft. */
export interface VersionAsked {
  readonly source: BillSource;
  readonly version: number;
}

const only = (asked: VersionAsked | undefined) => asked && { source: asked.source, version: asked.version };

export const mblArg = (bookingId: number, subId: number | null, asked?: VersionAsked) => ({
  bookingId,
  ...(subId !== null && { mblId: subId }),
  ...only(asked),
});
export const hblArg = (bookingId: number, subId: number | null, asked?: VersionAsked) => ({
  bookingId,
  ...(subId !== null && { hblId: subId }),
  ...only(asked),
});

/** One bill of a booking, main bill or sub-bill, whichever type the booking has; waits while that is unknown. The newest draft unless asked. */
export function useBill(
  bookingId: number,
  type: 1 | 2 | undefined,
  subId: number | null,
  asked?: VersionAsked,
): Loadable<BillRecord> {
  const mbl = useQuery(initInfoMbl, type === 1 ? mblArg(bookingId, subId, asked) : null);
  const hbl = useQuery(initInfoHbl, type === 2 ? hblArg(bookingId, subId, asked) : null);
  const [master, house] = [useLoadable(mbl, recordOfMbl), useLoadable(hbl, recordOfHbl)];
  return type === 2 ? house : master;
}

/** The bills of one booking, for components that ask by sub-bill only. */
export const billHook = (bookingId: number, type: 1 | 2 | undefined) =>
  function useOneBill(subId: number | null): Loadable<BillRecord> {
    return useBill(bookingId, type, subId);
  };

/** Bills of one booking as they stood in a version. */
export const versionHook = (bookingId: number, type: 1 | 2 | undefined) =>
  function useOneVersion(subId: number | null, asked: VersionAsked): Loadable<BillRecord> {
    return useBill(bookingId, type, subId, asked);
  };
