import type { BillRecord, MblVo } from '@lading/validators/bill';

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
