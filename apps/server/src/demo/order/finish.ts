import { at } from '../clock.ts';
import { charge } from '../settlement/charges.ts';
import { flagshipCargo, flagshipSubs } from './flagship.ts';
import { CASCADE, PACIFIC_GATE } from './places.ts';
import { longDescription } from './products.ts';

const flagship = {
  fields: {
    sAddress: CASCADE.address,
    tAddressSecond: PACIFIC_GATE,
    transportClauseName: 'CY-CY',
    payMethodName: 'FREIGHT PREPAID',
    payPlaceName: 'NINGBO',
    blMethodName: 'TELEX RELEASE',
    blDate: '2026-11-18T16:40:12+08:00',
    remark: '请保留唛头分行。',
  },
};

type Made = { bookingNo: string; bills: Record<string, unknown>[] } & Record<string, unknown>;

/** Lays the words of the design, the long description and the design's statement over the generated bookings. */
export function finish(booking: Made): Made {
  const [main = {}, ...subs] = booking.bills;
  if (booking.bookingNo === 'MB26S01873')
    return { ...booking, bills: [{ ...main, ...flagship.fields, ...flagshipCargo }, ...flagshipSubs] };
  if (booking.bookingNo === 'MB26S01865') {
    const goods = main.goods as Record<string, unknown>[];
    const [first] = goods;
    return {
      ...booking,
      bills: [
        { ...main, goods: [{ ...first, goods: longDescription(), hsCode: '441990' }, ...goods.slice(1)] },
        ...subs,
      ],
    };
  }
  if (booking.bookingNo === 'MB26S01702') {
    const lines = [
      charge('海运费', 'Ocean freight', 'USD', 436_000),
      charge('码头操作费', 'Terminal handling', 'USD', 17_465),
      charge('文件、订舱、铅封', 'Documents, booking, seal', 'USD', 38_070),
      charge('改单费', 'Amendment', 'USD', 4_000),
    ];
    const [account] = booking.accounts as Record<string, unknown>[];
    return { ...booking, accounts: [{ ...account, createTime: at(-1, '16:20'), dueAt: at(3, '18:00'), lines }] };
  }
  return booking;
}
