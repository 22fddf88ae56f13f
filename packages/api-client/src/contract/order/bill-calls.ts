import type { BillKind, BillRecord } from '@lading/validators/bill';
import type { Arg, Out } from '../define.ts';
import { copyQueRenToHbl, copyQueRenToMbl, countNumHbl, countNumMbl, initInfoHbl, initInfoMbl } from './bill.ts';
import type { BillSource } from './shapes.ts';

/** The back end has each call of a bill twice. Which pair, which field and which record it is, is known here and nowhere else. */
export const BILL_CALLS = {
  MBL: { info: initInfoMbl, count: countNumMbl, confirm: copyQueRenToMbl },
  HBL: { info: initInfoHbl, count: countNumHbl, confirm: copyQueRenToHbl },
} as const satisfies Record<BillKind, object>;

export type BillInfo = (typeof BILL_CALLS)[BillKind]['info'];

/** A numbered instruction or draft. */
export interface VersionAsked {
  readonly source: BillSource;
  readonly version: number;
}

/** What `info` takes: the main bill where `subId` is null, the newest draft unless a version is asked for. */
export const billArg = (
  kind: BillKind,
  bookingId: number,
  subId: number | null,
  asked?: VersionAsked,
): Arg<BillInfo> => ({
  bookingId,
  ...(subId !== null && (kind === 'MBL' ? { mblId: subId } : { hblId: subId })),
  ...(asked && { source: asked.source, version: asked.version }),
});

/** What `info` answered, as screens and comparison take it. */
export const billOf = (answer: Out<BillInfo>): BillRecord =>
  'mblVo' in answer
    ? { kind: 'MBL', bill: answer.mblVo, goods: answer.mblGoodsVo, containers: answer.conList }
    : { kind: 'HBL', bill: answer.hblVo, goods: answer.hblGoodsVo, containers: answer.conList };

type Of<Kind extends BillKind> = Extract<BillRecord, { kind: Kind }>;

/** The other way round: what `info` answers of a record. */
export const masterInfo = ({ bill, goods, containers }: Of<'MBL'>): Out<typeof initInfoMbl> => ({
  mblVo: bill,
  mblGoodsVo: goods,
  conList: [...containers],
});
export const houseInfo = ({ bill, goods, containers }: Of<'HBL'>): Out<typeof initInfoHbl> => ({
  hblVo: bill,
  hblGoodsVo: goods,
  conList: [...containers],
});
