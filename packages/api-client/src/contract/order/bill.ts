import { billWire, containersWire, goodsWire } from '@lading/validators/yup';
import { array, object, string } from 'yup';
import { command, query } from '../define.ts';
import { assumed, id, maybeId, maybeVersion, text, versionOrNone } from '../shapes.ts';
import { toDoCount, toDoList } from '../user/to-do.ts';
import { orderPage } from './bookings.ts';
import { booking, eitherBill, kindNumber } from './fields.ts';
import { blLog, blVersions } from './review.ts';
import { BILL_SOURCES, type BillSource } from './shapes.ts';

export const blType = query('/order/websi/getBlType.do', 'Bill type: 1 master, 2 house', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: kindNumber(),
});

export const blFile = query('/order/websi/getBlFile.do', 'Path of the sample, fetched with the session', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: text(),
});

const billIds = () => object({ list: array(id()).max(9).required() });

export const countNumMbl = query('/order/websi/countNumMbl.do', 'Ids of the sub-bills of the master bill', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: billIds(),
});

export const countNumHbl = query('/order/websi/countNumHbl.do', 'Ids of the sub-bills of the house bill', {
  access: 'bill:view',
  about: ['booking', 'bookingId'],
  input: booking(),
  output: billIds(),
});

const source = () => string<BillSource>().strict().oneOf(BILL_SOURCES);

const versioned = { source: source(), version: maybeVersion() };

export const initInfoMbl = query(
  '/order/websi/initInfoMbl.do',
  'A master bill: the main one without mblId, the newest draft without source and version',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    input: object({ bookingId: id(), mblId: maybeId(), ...versioned }),
    output: object({ mblVo: billWire.MBL.required(), mblGoodsVo: goodsWire.required(), conList: containersWire }),
  },
);

export const initInfoHbl = query(
  '/order/websi/initInfoHbl.do',
  'A house bill: the main one without hblId, the newest draft without source and version',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    input: object({ bookingId: id(), hblId: maybeId(), ...versioned }),
    output: object({ hblVo: billWire.HBL.required(), hblGoodsVo: goodsWire.required(), conList: containersWire }),
  },
);

const bills = () => array(object(eitherBill())).required();

export const blCompareMaster = query(
  '/order/websi/queryBlCompareMaster.do',
  'Master and house bills of a booking that has both; else both lists are empty',
  {
    access: ['bill:view', 'bill:issue'],
    about: ['booking', 'bookingId'],
    assumed: true,
    input: booking(),
    output: object({
      masterVersion: versionOrNone(),
      houseVersion: versionOrNone(),
      // Main bill first; left and right of the comparison of master and houses.
      masters: bills(),
      houses: bills(),
    }),
  },
);

const confirmation = () => object({ bookingId: id(), version: assumed(maybeVersion()) });
const confirmed = () => [toDoList, toDoCount, orderPage, initInfoMbl, initInfoHbl, blVersions, blLog];

export const copyQueRenToMbl = command('/order/websi/copyQueRenToMbl.do', 'Confirm the copy of the master bill', {
  access: 'bill:confirm',
  about: ['booking', 'bookingId'],
  input: confirmation(),
  invalidates: confirmed,
});

export const copyQueRenToHbl = command('/order/websi/copyQueRenToHbl.do', 'Confirm the copy of the house bill', {
  access: 'bill:confirm',
  about: ['booking', 'bookingId'],
  input: confirmation(),
  invalidates: confirmed,
});
