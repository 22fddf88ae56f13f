import { type Arg, type BillSource, contract } from '@lading/api-client/contract';
import { type ApiSource, preloadQuery } from '@lading/api-client/react';
import type { BillId, Source } from '@lading/ui';
import type { RecordKey } from '@lading/ui/bill-review';
import type { BillRecord, BlType } from '@lading/validators/bill';
import { type QuerySourceContext, querySource, waitingSource } from '../../kit/query-source.ts';
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

interface Args<K> {
  mbl(key: K): Arg<typeof initInfoMbl>;
  hbl(key: K): Arg<typeof initInfoHbl>;
}

/** Waits while it is unknown whether the booking has master or house bills. */
function recordSource<K>(context: QuerySourceContext, type: BlType | undefined, { mbl, hbl }: Args<K>) {
  if (type === 1) return querySource(context, initInfoMbl, mbl, recordOfMbl);
  if (type === 2) return querySource(context, initInfoHbl, hbl, recordOfHbl);
  return waitingSource;
}

/** The bills of a booking in the newest draft. */
export const billsOf = (
  context: QuerySourceContext,
  bookingId: number,
  type: BlType | undefined,
): Source<BillRecord, BillId> =>
  recordSource(context, type, {
    mbl: (subId) => mblArg(bookingId, subId),
    hbl: (subId) => hblArg(bookingId, subId),
  });

/** The bills of a booking as they stood in a version. */
export const recordsOf = (
  context: QuerySourceContext,
  bookingId: number,
  type: BlType | undefined,
): Source<BillRecord, RecordKey> =>
  recordSource(context, type, {
    mbl: ({ subId, ...asked }) => mblArg(bookingId, subId, asked),
    hbl: ({ subId, ...asked }) => hblArg(bookingId, subId, asked),
  });

/** Fetches a bill ahead; rejects when it cannot. */
export async function preloadBill(
  api: ApiSource,
  bookingId: number,
  type: BlType | undefined,
  subId: BillId,
  asked?: VersionAsked,
): Promise<void> {
  if (type === 2) await preloadQuery(api, initInfoHbl, hblArg(bookingId, subId, asked));
  else await preloadQuery(api, initInfoMbl, mblArg(bookingId, subId, asked));
}
