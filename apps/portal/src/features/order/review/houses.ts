import { BILL_CALLS, billRecordOf, contract, type EitherBill } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { BillReviewSource } from '@lading/ui/bill-review';
import { type BillKind, type BillRecord, otherKind } from '@lading/validators/bill';
import { useMemo } from 'react';
import { type QuerySourceContext, querySource } from '../../../kit/query-source.ts';
import { billsOf } from '../bill-calls.ts';

const { blCompareMaster } = contract.order;

const recordsOf = (bills: readonly EitherBill[]): BillRecord[] => bills.flatMap((bill) => billRecordOf(bill) ?? []);

/** The comparison of the master with the sum of its houses. */
export const housesOf = (context: QuerySourceContext, bookingId: number): NonNullable<BillReviewSource['houses']> =>
  querySource(
    context,
    blCompareMaster,
    () => ({ bookingId }),
    ({ masters, masterVersion, houses, houseVersion }) => ({
      left: { record: recordsOf(masters), title: context.text('review.masters', { version: masterVersion }) },
      right: {
        record: recordsOf(houses),
        title: context.text('review.houses', { version: houseVersion, count: houses.length }),
      },
    }),
  );

/** The bills of the kind that is not reviewed: houses beside a master, and the other way round. */
export function useOtherKind(
  context: QuerySourceContext,
  bookingId: number,
  kind: BillKind | undefined,
): BillReviewSource['other'] {
  const other = kind && otherKind(kind);
  const subIds = useQuery(BILL_CALLS[other ?? 'MBL'].count, other ? { bookingId } : null).data?.list;
  return useMemo(
    () => other && subIds && { kind: other, subIds, billSource: billsOf(context, bookingId, other) },
    [context, bookingId, other, subIds],
  );
}
