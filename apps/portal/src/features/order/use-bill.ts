import { contract } from '@lading/api-client/contract';
import { useQuery } from '@lading/api-client/react';
import type { Loadable } from '@lading/ui';
import type { BillRecord } from '@lading/validators/bill';
import { errorText } from '../../app/error-text.ts';
import { toLoadable } from '../../app/loadable.ts';
import { useText } from '../../i18n/text.ts';

const { initInfoMbl, initInfoHbl } = contract.order;

export const mblArg = (bookingId: number, subId: number | null) => ({
  bookingId,
  ...(subId !== null && { mblId: subId }),
});
export const hblArg = (bookingId: number, subId: number | null) => ({
  bookingId,
  ...(subId !== null && { hblId: subId }),
});

/** One bill of a booking, main bill or sub-bill, whichever type the booking has; waits while that is unknown. */
export function useBill(bookingId: number, type: 1 | 2 | undefined, subId: number | null): Loadable<BillRecord> {
  const text = useText();
  const mbl = useQuery(initInfoMbl, type === 1 ? mblArg(bookingId, subId) : null);
  const hbl = useQuery(initInfoHbl, type === 2 ? hblArg(bookingId, subId) : null);
  const say = (error: unknown) => errorText(text, error);
  return type === 2
    ? mapLoadable(toLoadable(hbl, say), ({ hblVo, hblGoodsVo, conList }) => ({
        kind: 'HBL',
        bill: hblVo,
        goods: hblGoodsVo,
        containers: conList,
      }))
    : mapLoadable(toLoadable(mbl, say), ({ mblVo, mblGoodsVo, conList }) => ({
        kind: 'MBL',
        bill: mblVo,
        goods: mblGoodsVo,
        containers: conList,
      }));
}

/** The bills of one booking, for components that ask by sub-bill only. */
export const billHook = (bookingId: number, type: 1 | 2 | undefined) =>
  function useOneBill(subId: number | null): Loadable<BillRecord> {
    return useBill(bookingId, type, subId);
  };

const mapLoadable = <T, U>(loadable: Loadable<T>, map: (data: T) => U): Loadable<U> =>
  loadable.status === 'ready' ? { status: 'ready', data: map(loadable.data) } : loadable;
