import { billRecordOf, contract, type EitherBill } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { BillReviewSource } from '@lading/ui/bill-review';
import type { BillRecord, BlType } from '@lading/validators/bill';
import { useMemo } from 'react';
import { type QuerySourceContext, querySource } from '../../../kit/query-source.ts';
import { billsOf } from '../bill-calls.ts';

const { blCompareMaster, countNumMbl, countNumHbl } = contract.order;

const recordsOf = (bills: readonly EitherBill[]): BillRecord[] => bills.flatMap((bill) => billRecordOf(bill) ?? []);

/** The comparison of the master with the sum of its houses. */
export const housesOf = (context: QuerySourceContext, bookingId: number): NonNullable<BillReviewSource['houses']> =>
  querySource(
    context,
    blCompareMaster,
    () => ({ bookingId }),
    ({ masters, masterVersion, houses, houseVersion }) => ({
      left: { record: recordsOf(masters), title: context.text('review.masters', { version: masterVersion }) },
      right: { record: recordsOf(houses), title: context.text('review.houses', { version: houseVersion }) },
    }),
  );

/** The bills of the kind that is not reviewed: houses beside a master, and the other way round. */
export function useOtherKind(
  context: QuerySourceContext,
  bookingId: number,
  type: BlType | undefined,
): BillReviewSource['other'] {
  const asked = { bookingId };
  const mbl = useQuery(countNumMbl, type === 2 ? asked : null).data;
  const hbl = useQuery(countNumHbl, type === 1 ? asked : null).data;
  const subIds = (type === 2 ? mbl : hbl)?.list;
  return useMemo(
    () =>
      type &&
      subIds && {
        kind: type === 2 ? 'MBL' : 'HBL',
        subIds,
        billSource: billsOf(context, bookingId, type === 2 ? 1 : 2),
      },
    [context, bookingId, type, subIds],
  );
}
