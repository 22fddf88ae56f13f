import { billRecordOf, contract, type EitherBill, type Out } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';
import type { BillReviewSource, OtherComparison } from '@lading/ui/bill-review';
import type { BillRecord } from '@lading/validators/bill';
import { useCallback, useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import type { PortalText } from '../../../i18n/text.ts';
import { useLoadable } from '../../../kit/use-loadable.ts';
import { billHook } from '../use-bill.ts';

const { blCompareMaster, countNumMbl, countNumHbl } = contract.order;

const recordsOf = (bills: readonly EitherBill[]): BillRecord[] => bills.flatMap((bill) => billRecordOf(bill) ?? []);

function useHouses(bookingId: number, text: PortalText): Loadable<OtherComparison> {
  const sides = useCallback(
    ({ masters, masterVersion, houses, houseVersion }: Out<typeof blCompareMaster>): OtherComparison => ({
      left: { record: recordsOf(masters), title: text('review.masters', { version: masterVersion }) },
      right: { record: recordsOf(houses), title: text('review.houses', { version: houseVersion }) },
    }),
    [text],
  );
  return useLoadable(useQuery(blCompareMaster, { bookingId }), sides);
}

const housesHook = (bookingId: number, text: PortalText) =>
  function useOneComparison(): Loadable<OtherComparison> {
    return useHouses(bookingId, text);
  };

/** A hook for the comparison of the master with the sum of its houses, where a booking has both. */
export function useHousesHook(bookingId: number, both: boolean): BillReviewSource['useHouses'] {
  const { text } = usePortal();
  return useMemo(() => (both ? housesHook(bookingId, text) : undefined), [bookingId, both, text]);
}

/** The bills of the kind that is not reviewed: houses beside a master, and the other way round. */
export function useOtherKind(bookingId: number, type: 1 | 2 | undefined): BillReviewSource['other'] {
  const asked = { bookingId };
  const mbl = useQuery(countNumMbl, type === 2 ? asked : null).data;
  const hbl = useQuery(countNumHbl, type === 1 ? asked : null).data;
  const subIds = (type === 2 ? mbl : hbl)?.list;
  return useMemo(
    () =>
      type && subIds && { kind: type === 2 ? 'MBL' : 'HBL', subIds, useBill: billHook(bookingId, type === 2 ? 1 : 2) },
    [bookingId, type, subIds],
  );
}
