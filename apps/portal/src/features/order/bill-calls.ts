import { BILL_CALLS, billArg, billOf, type VersionAsked } from '@lading/api-client/contract';
import { type ApiSource, preloadQuery } from '@lading/api-client/react';
import type { BillId, Source } from '@lading/ui';
import type { RecordKey } from '@lading/ui/bill-review';
import type { BillKind, BillRecord } from '@lading/validators/bill';
import { type QuerySourceContext, querySource, waitingSource } from '../../kit/query-source.ts';

/** The bills of a booking in the newest draft; waits while it is unknown of which kind they are. */
export const billsOf = (
  context: QuerySourceContext,
  bookingId: number,
  kind: BillKind | undefined,
): Source<BillRecord, BillId> =>
  kind
    ? querySource(context, BILL_CALLS[kind].info, (subId: BillId) => billArg(kind, bookingId, subId), billOf)
    : waitingSource;

/** The bills of a booking as they stood in a version. */
export const recordsOf = (
  context: QuerySourceContext,
  bookingId: number,
  kind: BillKind | undefined,
): Source<BillRecord, RecordKey> =>
  kind
    ? querySource(
        context,
        BILL_CALLS[kind].info,
        ({ subId, ...asked }: RecordKey) => billArg(kind, bookingId, subId, asked),
        billOf,
      )
    : waitingSource;

/** Fetches a bill ahead; rejects when it cannot. */
export async function preloadBill(
  api: ApiSource,
  bookingId: number,
  kind: BillKind | undefined,
  subId: BillId,
  asked?: VersionAsked,
): Promise<void> {
  if (kind) await preloadQuery(api, BILL_CALLS[kind].info, billArg(kind, bookingId, subId, asked));
}
