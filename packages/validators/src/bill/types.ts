import type { BILL_FIELDS, BillKind, CONTAINER_FIELDS, FieldDefinition, GOODS_FIELDS } from './fields.ts';
import type { BillFieldMeanings } from './meanings.ts';

type Plain<F extends FieldDefinition> = F['type'] extends 'id' | 'integer' ? number : string;
type Value<F extends FieldDefinition> = F extends { nullable: true } ? Plain<F> | null : Plain<F>;
type Row<Fields extends readonly FieldDefinition[]> = { [F in Fields[number] as F['name']]: Value<F> };

type BillFieldOf<K extends BillKind> = Exclude<(typeof BILL_FIELDS)[number], { only: Exclude<BillKind, K> }>;

// Over the keys of the meanings, so that what is said of a field there stands on it here.
type BillOf<F extends FieldDefinition> = {
  [N in keyof BillFieldMeanings as N & F['name']]: Value<Extract<F, { name: N }>>;
};

/** Master bill, mblVo: every field of the specification's section 3. */
export type MblVo = BillOf<BillFieldOf<'MBL'>>;
/** House bill, hblVo: as the master, with hblNo and the settlement method in place of the release type. */
export type HblVo = BillOf<BillFieldOf<'HBL'>>;
export type BillVo = MblVo | HblVo;
export type BillFieldName = keyof MblVo | keyof HblVo;

/** One line of cargo: weight in KGS, volume in CBM, both decimal strings; `number` counts packages. */
export type GoodsRow = Row<typeof GOODS_FIELDS>;

/** mblGoodsVo and hblGoodsVo: the lines and the totals measured on arrival at the warehouse or terminal. */
export interface GoodsVo {
  rows: GoodsRow[];
  actualNumber: number;
  actualWeight: string;
  actualVolume: string;
}

/** One container of a bill: weight in KGS, volume in CBM. */
export type ContainerRow = Row<typeof CONTAINER_FIELDS>;

/** A bill with its cargo and containers, whichever call it came from. */
export type BillRecord =
  | {
      readonly kind: 'MBL';
      readonly bill: MblVo;
      readonly goods: GoodsVo;
      readonly containers: readonly ContainerRow[];
    }
  | {
      readonly kind: 'HBL';
      readonly bill: HblVo;
      readonly goods: GoodsVo;
      readonly containers: readonly ContainerRow[];
    };
