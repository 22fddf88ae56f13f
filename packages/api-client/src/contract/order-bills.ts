import { type BillRecord, billWire, containersWire, goodsWire, type MblVo } from '@lading/validators/bill';
import { number, object, string } from 'yup';
import { query } from './define.ts';
import { id } from './fields.ts';

/** Shapes that the calls of a bill share: which booking, which bill, which version. */

export const booking = () => object({ bookingId: id() });

/** Id of a sub-bill; the main bill where it is absent or null. */
export const billId = () => number().strict().integer().positive().nullable();

export const SOURCES = ['instruction', 'draft'] as const;
export type BillSource = (typeof SOURCES)[number];
const source = () => string<BillSource>().strict().oneOf(SOURCES);

const counted = () => number().strict().integer().positive();
const versioned = { source: source(), version: counted() };

export const initInfoMbl = query(
  '/order/websi/initInfoMbl.do',
  'A master bill: the main one without mblId, the newest draft without source and version',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    input: object({ bookingId: id(), mblId: counted(), ...versioned }),
    output: object({ mblVo: billWire.MBL.required(), mblGoodsVo: goodsWire.required(), conList: containersWire }),
  },
);

export const initInfoHbl = query(
  '/order/websi/initInfoHbl.do',
  'A house bill: the main one without hblId, the newest draft without source and version',
  {
    access: 'bill:view',
    about: ['booking', 'bookingId'],
    input: object({ bookingId: id(), hblId: counted(), ...versioned }),
    output: object({ hblVo: billWire.HBL.required(), hblGoodsVo: goodsWire.required(), conList: containersWire }),
  },
);

/** A bill of either kind: one of the two is there. */
export const eitherBill = () => ({
  mblVo: billWire.MBL.nullable().default(null),
  hblVo: billWire.HBL.nullable().default(null),
  goodsVo: goodsWire.required(),
  conList: containersWire,
});

export interface EitherBill {
  readonly mblVo: MblVo | null;
  readonly hblVo: Extract<BillRecord, { kind: 'HBL' }>['bill'] | null;
  readonly goodsVo: BillRecord['goods'];
  readonly conList: BillRecord['containers'];
}

/** A bill of either kind as the comparison takes it; undefined where neither is there. */
export function billRecordOf({
  mblVo,
  hblVo,
  goodsVo: goods,
  conList: containers,
}: EitherBill): BillRecord | undefined {
  if (mblVo) return { kind: 'MBL', bill: mblVo, goods, containers };
  return hblVo ? { kind: 'HBL', bill: hblVo, goods, containers } : undefined;
}

/** The other way round, for a call that takes a bill of either kind. */
export const eitherBillOf = ({ kind, bill, goods, containers }: BillRecord) => ({
  mblVo: kind === 'MBL' ? bill : null,
  hblVo: kind === 'HBL' ? bill : null,
  goodsVo: goods,
  conList: [...containers],
});
