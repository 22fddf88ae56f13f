import {
  type BillDraftValues,
  blankContainer,
  blankGoods,
  type HeldContainer,
  type HeldGoods,
  sumOfFigures,
} from '@lading/validators/bill';
import { DICTIONARY } from '../basedata/dictionary.ts';
import type { DraftBill } from '../order/instruction/drafts.ts';
import type { Choice } from './cells.ts';
import type { Bringer } from './kind.ts';

export interface Entry {
  readonly id: number;
  readonly name: string;
}
interface Target {
  readonly bookingId: number;
  readonly positions: readonly number[];
}
export interface Row {
  readonly bookingNo: Target;
  readonly part: number;
  readonly shipper: string;
  readonly consignee: string;
  readonly notify: string;
  readonly marks: string;
  readonly goods: string;
  readonly hsCode: string;
  readonly packageType: Entry | null;
  readonly number: number | null;
  readonly weight: string;
  readonly volume: string;
  readonly ctnNo: string;
  readonly ctnType: Entry | null;
  readonly sealNo: string;
  readonly remark: string;
}
export interface Lists {
  readonly by: Bringer;
  readonly bookings: readonly Choice<Target>[];
  readonly ctnType: readonly Choice<Entry | null>[];
  readonly packageType: readonly Choice<Entry | null>[];
}

const GENERAL = { id: 1, name: DICTIONARY.goodsType[0]?.names[0] ?? '' };

const grouped = (rows: readonly Row[], keyOf: (row: Row) => string): Row[][] => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
};
const figures = (rows: readonly Row[]) => ({
  number: sumOfFigures(rows.map(({ number }) => (number === null ? '' : String(number)))),
  weight: sumOfFigures(rows.map((row) => row.weight)),
  volume: sumOfFigures(rows.map((row) => row.volume)),
});
const packed = (entry: Entry | null | undefined) => ({
  packageType: entry?.id ?? null,
  packageTypeName: entry?.name ?? '',
});

/** A bill with what the rows say: lines that differ in nothing but figures are one, and so are those of one container. */
export function filled(draft: DraftBill, rows: readonly Row[], stem: string): BillDraftValues {
  const { values } = draft;
  const said = (name: 'shipper' | 'consignee' | 'notify' | 'remark') => rows.find((row) => row[name] !== '')?.[name];
  const head = {
    fAddress: said('shipper'),
    sAddress: said('consignee'),
    tAddress: said('notify'),
    remark: said('remark'),
  };
  const lines = rows.filter((row) => row.goods !== '' || row.hsCode !== '');
  const boxes = rows.filter((row) => row.ctnNo !== '' || row.ctnType !== null);
  const goods = grouped(lines, (row) => [row.marks, row.goods, row.hsCode, row.packageType?.id].join('|')).map(
    (group, at): HeldGoods => ({
      ...blankGoods(`${stem}g${at}`),
      ...packed(group[0]?.packageType),
      ...figures(group),
      marks: group[0]?.marks || 'N/M',
      goods: group[0]?.goods ?? '',
      hsCode: group[0]?.hsCode ?? '',
      goodsType: GENERAL.id,
      goodsTypeName: GENERAL.name,
    }),
  );
  const containers = grouped(boxes, (row) => row.ctnNo || String(rows.indexOf(row))).map(
    (group, at): HeldContainer => ({
      ...blankContainer(`${stem}c${at}`),
      ...packed(group[0]?.packageType),
      ...figures(group),
      ctnNo: group[0]?.ctnNo ?? '',
      sealNo: group[0]?.sealNo ?? '',
      ctnType: group[0]?.ctnType?.id ?? null,
      ctnTypeName: group[0]?.ctnType?.name ?? '',
    }),
  );
  return {
    head: { ...values.head, ...Object.fromEntries(Object.entries(head).filter(([, text]) => text !== undefined)) },
    goods: goods.length > 0 ? goods : values.goods,
    containers: containers.length > 0 ? containers : values.containers,
  };
}
