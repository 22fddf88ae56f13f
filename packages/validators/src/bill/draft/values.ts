import { fits, shortDecimal, sumDecimal, WEIGHT } from '../../decimal.ts';
import { BILL_FIELDS, CONTAINER_FIELDS, type FieldDefinition, GOODS_FIELDS } from '../fields.ts';
import type { BillFieldName, BillRecord } from '../types.ts';

/** What a field holds while it is written: a text as it was typed, the id of what was chosen, or nothing. */
export type Held = string | number | null;
export type GoodsField = (typeof GOODS_FIELDS)[number]['name'];
export type ContainerField = (typeof CONTAINER_FIELDS)[number]['name'];

/** A row under a key of its own, which it keeps when rows before it come and go. */
export type HeldRow<Field extends string> = Readonly<Record<Field, Held>> & { readonly key: string };
export type HeldGoods = HeldRow<GoodsField>;
export type HeldContainer = HeldRow<ContainerField>;
export type HeldHead = Readonly<Partial<Record<BillFieldName, Held>>>;

/** A bill while it is written: figures are texts, as they were typed, and need not be figures yet. */
export interface BillDraftValues {
  readonly head: HeldHead;
  readonly goods: readonly HeldGoods[];
  readonly containers: readonly HeldContainer[];
}
export type DraftList = 'goods' | 'containers';

/** What the bill itself is called, and how it stands: nobody writes it. */
const OF_THE_BILL: readonly string[] = ['id', 'version', 'webStatus', 'webStatusName'];
export const isWritten = (field: string): boolean => !OF_THE_BILL.includes(field);

/** A figure without the zeros at its end, which nobody types. */
const shortened = (figure: unknown): Held => shortDecimal(String(figure ?? ''));

const keyed = (prefix: string, rows: readonly object[]) =>
  rows.map((row, at) => {
    const { number = '', weight, volume, ...rest } = row as Readonly<Record<string, Held>>;
    const figures = { number: String(number), weight: shortened(weight), volume: shortened(volume) };
    return { ...rest, ...figures, key: `${prefix}${at}` };
  });

/** A bill as it is written on; its rows are called by their places. */
export function draftValues({ bill, goods, containers }: BillRecord): BillDraftValues {
  return {
    head: Object.fromEntries(Object.entries(bill).filter(([name]) => isWritten(name))),
    goods: keyed('g', goods.rows) as unknown as HeldGoods[],
    containers: keyed('c', containers) as unknown as HeldContainer[],
  };
}

const EMPTY = { id: null, integer: '', text: '', decimal: '', date: null, instant: null } as const;
const blank = <Field extends string>(fields: readonly { name: Field; type: keyof typeof EMPTY }[]) =>
  Object.fromEntries(fields.map(({ name, type }) => [name, EMPTY[type]])) as Record<Field, Held>;

/** A row that nobody has put anything into. */
export const blankGoods = (key: string): HeldGoods => ({ ...blank(GOODS_FIELDS), key });
export const blankContainer = (key: string): HeldContainer => ({ ...blank(CONTAINER_FIELDS), key });

/** Whether anybody has put something into a row. */
export const isBlankRow = ({ key: _, id: __, ...rest }: HeldGoods | HeldContainer): boolean =>
  Object.values(rest).every((value) => value === '' || value === null);

const counted = (value: Held): number => (/^[0-9]{1,15}$/.test(String(value)) ? Number(value) : 0);
// A figure that is not there yet is nothing, so that sums can be made.
const figure = (value: Held): string => {
  const text = String(value ?? '');
  return fits(text, WEIGHT, WEIGHT.decimals) ? text : '0';
};

/** The sum of figures of rows as they are written; empty where none of them is. */
export const sumOfFigures = (figures: readonly string[]): string =>
  figures.some((text) => text !== '') ? sumDecimal(figures) : '';

/** A text that is not there is empty, and a day that is empty is not there. */
function settled(fields: readonly FieldDefinition[], row: object): Record<string, Held> {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  return Object.fromEntries(
    Object.entries(row as Record<string, Held>).map(([name, value]) => {
      const type = types.get(name);
      if (type === 'text') return [name, value ?? ''];
      return [name, (type === 'date' || type === 'instant') && value === '' ? null : value];
    }),
  );
}

const sent =
  (fields: readonly FieldDefinition[]) =>
  ({ key: _, ...row }: HeldGoods | HeldContainer, at: number) => ({
    ...settled(fields, row),
    id: at + 1,
    number: counted(row.number),
    weight: figure(row.weight),
    volume: figure(row.volume),
  });

/**
 * The bill that a draft makes of the one it was begun with. Rows that nobody has put anything into are left out, and what is no figure
 * yet counts nothing; what was measured on arrival is not written and stays.
 */
export function draftRecord(opened: BillRecord, { head, goods, containers }: BillDraftValues): BillRecord {
  const filled = (fields: readonly FieldDefinition[], rows: readonly (HeldGoods | HeldContainer)[]) =>
    rows.filter((row) => !isBlankRow(row)).map(sent(fields));
  const written = Object.entries(head).filter(([name]) => isWritten(name) && name in opened.bill);
  return {
    ...opened,
    bill: settled(BILL_FIELDS, { ...opened.bill, ...Object.fromEntries(written) }),
    goods: { ...opened.goods, rows: filled(GOODS_FIELDS, goods) },
    containers: filled(CONTAINER_FIELDS, containers),
  } as unknown as BillRecord;
}

/** As the rules read it: the fields of the bill with both lists beside them. */
export const draftForm = ({ head, goods, containers }: BillDraftValues) => ({ ...head, goods, containers });
