import { decimal } from '@lading/validators';
import type {
  BillFieldName,
  BillRecord,
  CONTAINER_FIELDS,
  ContainerRow,
  GOODS_FIELDS,
  GoodsRow,
} from '@lading/validators/bill';

/** What a field holds while it is edited: a text as it was typed, the id of what was chosen, or nothing. */
export type Held = string | number | null;
export type GoodsField = (typeof GOODS_FIELDS)[number]['name'];
export type ContainerField = (typeof CONTAINER_FIELDS)[number]['name'];

/** A row under a key of its own, which it keeps when rows before it come and go. */
export type EditedRow<Field extends string> = Readonly<Record<Field, Held>> & { readonly key: string };
export type EditedGoods = EditedRow<GoodsField>;
export type EditedContainer = EditedRow<ContainerField>;
export type EditedHead = Readonly<Partial<Record<BillFieldName, Held>>>;

/** The two lists of a bill and what their rows are. */
export interface EditedLists {
  goods: EditedGoods;
  containers: EditedContainer;
}
export type ListName = keyof EditedLists;

/** A bill while it is edited. Every change makes new values; what did not change stays the same object. */
export interface BillValues {
  readonly head: EditedHead;
  readonly goods: readonly EditedGoods[];
  readonly containers: readonly EditedContainer[];
}

/** Whole numbers are typed as texts; ids stay numbers. */
const typed = (row: GoodsRow | ContainerRow) => ({ ...row, number: String(row.number) });

export function valuesOf({ bill, goods, containers }: BillRecord): BillValues {
  return {
    head: { ...bill },
    goods: goods.rows.map((row, at) => ({ ...(typed(row) as Omit<EditedGoods, 'key'>), key: `g${at}` })),
    containers: containers.map((row, at) => ({ ...(typed(row) as Omit<EditedContainer, 'key'>), key: `c${at}` })),
  };
}

const NO_GOODS: Omit<EditedGoods, 'key'> = {
  id: null,
  marks: '',
  goods: '',
  goodsType: null,
  goodsTypeName: '',
  packageType: null,
  packageTypeName: '',
  hsCode: '',
  number: '',
  weight: '',
  volume: '',
};
const NO_CONTAINER: Omit<EditedContainer, 'key'> = {
  id: null,
  ctnType: null,
  ctnTypeName: '',
  ctnNo: '',
  sealNo: '',
  packageType: null,
  packageTypeName: '',
  number: '',
  weight: '',
  volume: '',
};
export const BLANK: { readonly [L in ListName]: Omit<EditedLists[L], 'key'> } = {
  goods: NO_GOODS,
  containers: NO_CONTAINER,
};

/** True for a row nobody has put anything into. */
export const isBlank = ({ key: _, id: __, ...rest }: EditedGoods | EditedContainer): boolean =>
  Object.values(rest).every((value) => value === '' || value === null);

/** As the rules read a bill: its fields with both lists beside them. */
export const flat = ({ head, goods, containers }: BillValues) => ({ ...head, goods, containers });

const DIGITS = /^[0-9]+$/;
const counted = (value: Held): number => (DIGITS.test(String(value)) ? Number(value) : 0);
// A figure that is not there yet is nothing, so that sums can be made.
const figure = (value: Held): string => (decimal.is(String(value)) ? String(value) : '0');

const rowOf = <Row extends EditedGoods | EditedContainer>({ key: _, ...row }: Row) => ({
  ...row,
  id: row.id ?? 0,
  number: counted(row.number),
  weight: figure(row.weight),
  volume: figure(row.volume),
});

/**
 * The record as it is sent and as the read-only parts show it. Rows nobody has put anything into are left out; the id of a row the
 * server does not know yet is 0. What was measured on arrival is not edited and comes from the record that was opened.
 */
export function recordOf(opened: BillRecord, { head, goods, containers }: BillValues): BillRecord {
  const filled = <Row extends EditedGoods | EditedContainer>(rows: readonly Row[]) =>
    rows.filter((row) => !isBlank(row)).map(rowOf);
  // The fields are those of the opened record, so the kind of the bill stays with its fields.
  return {
    ...opened,
    bill: { ...opened.bill, ...head },
    goods: { ...opened.goods, rows: filled(goods) },
    containers: filled(containers),
  } as unknown as BillRecord;
}
