import { billRecordOf, contract, type EitherBill } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';
import type { BillReviewSource, OtherComparison } from '@lading/ui/bill-review';
import type { BillRecord } from '@lading/validators/bill';
import { useMemo } from 'react';
import { usePortal } from '../../../app/context.ts';
import { errorText } from '../../../app/error-text.ts';
import { toLoadable } from '../../../app/loadable.ts';
import type { PortalText } from '../../../i18n/text.ts';
import { billHook, mapLoadable } from '../use-bill.ts';

const { blCompareMaster, countNumMbl, countNumHbl } = contract.order;

const recordsOf = (bills: readonly EitherBill[]): BillRecord[] => bills.flatMap((bill) => billRecordOf(bill) ?? []);

function useHouses(bookingId: number, text: PortalText): Loadable<OtherComparison> {
  const query = useQuery(blCompareMaster, { bookingId });
  const loadable = toLoadable(query, (error) => errorText(text, error));
  const { data } = query;
  const sides = useMemo<OtherComparison | undefined>(
    () =>
      data && {
        left: { record: recordsOf(data.masters), title: text('review.masters', { version: data.masterVersion }) },
        right: { record: recordsOf(data.houses), title: text('review.houses', { version: data.houseVersion }) },
      },
    [data, text],
  );
  return sides ? { status: 'ready', data: sides } : mapLoadable(loadable, () => ({ left: NOTHING, right: NOTHING }));
}
const NOTHING = { record: [], title: '' };

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
