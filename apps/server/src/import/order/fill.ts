import { sumDecimal, weight } from '@lading/validators';
import type { BillKind, ContainerRow, FieldDefinition, GoodsRow } from '@lading/validators/bill';
import { instant } from '@lading/validators/record';
import { type DictionaryName, idOf } from '../../basedata/dictionary.ts';
import { chinaDate } from '../../time.ts';
import { isObject, type Loose } from '../import-domain.ts';
import { billFields, containerFields, goodsFields } from './bill-fields.ts';

/** A bill of the file with everything left out filled in, still to be checked. */
export interface FilledBill {
  readonly kind: BillKind;
  readonly fields: Record<string, unknown>;
  readonly goods: unknown;
  readonly containers: unknown;
  readonly actualNumber: unknown;
  readonly actualWeight: unknown;
  readonly actualVolume: unknown;
}

// Which dictionary stands behind an id, and which name it belongs to.
const REFERENCES: Readonly<Record<string, readonly [DictionaryName, string]>> = {
  transportClauseId: ['transportClause', 'transportClauseName'],
  payMethodId: ['payMethod', 'payMethodName'],
  blMethodId: ['blMethod', 'blMethodName'],
  settleMethodId: ['settleMethod', 'settleMethodName'],
  shippingId: ['shipping', 'shippingName'],
  goodsType: ['goodsType', 'goodsTypeName'],
  packageType: ['packageType', 'packageTypeName'],
  ctnType: ['ctnType', 'ctnTypeName'],
};

/** A row with every field of the list: left-out texts are empty, left-out ids come from the name beside them. */
function fillRow(fields: readonly FieldDefinition[], raw: Loose, from: Loose = {}): Record<string, unknown> {
  const given = Object.fromEntries(fields.map(({ name }) => [name, raw[name] ?? from[name]]));
  return Object.fromEntries(
    fields.map(({ name, type, nullable }) => {
      const value = given[name];
      if (value !== undefined && value !== null)
        return [name, type === 'date' && instant.is(value) ? chinaDate(new Date(value)) : value];
      const [dictionary, beside] = REFERENCES[name] ?? [];
      const named = beside === undefined ? undefined : given[beside];
      if (dictionary && typeof named === 'string')
        return [name, idOf(dictionary, named) ?? (nullable ? null : undefined)];
      return [name, type === 'text' ? '' : nullable ? null : undefined];
    }),
  );
}

const rows = (fields: readonly FieldDefinition[], given: unknown): unknown =>
  given === undefined
    ? []
    : Array.isArray(given)
      ? given.map((row) => (isObject(row) ? fillRow(fields, row) : row))
      : given;

// A volume is written as a weight is.
const sum = (given: unknown, name: 'weight' | 'volume'): string => {
  const values: unknown[] = Array.isArray(given) ? given.map((row: Loose) => row?.[name]) : [];
  return values.every((value) => weight.is(value)) ? sumDecimal(values) : '0';
};
const count = (given: unknown): number =>
  Array.isArray(given) ? given.reduce((total: number, row: Loose) => total + (Number(row?.number) || 0), 0) : 0;

/**
 * Fills in what a bill leaves out. A sub-bill takes the fields it does not name from the main bill, but never its cargo,
 * its containers or its own number.
 */
export function fillBill(kind: BillKind, raw: Loose, main?: Loose): FilledBill {
  const own = kind === 'MBL' ? 'mblNo' : 'hblNo';
  const goods = rows(goodsFields, raw.goods);
  return {
    kind,
    fields: fillRow(billFields(kind), raw, main ? { ...main, [own]: undefined } : {}),
    goods,
    containers: rows(containerFields, raw.containers),
    actualNumber: raw.actualNumber ?? count(goods),
    actualWeight: raw.actualWeight ?? sum(goods, 'weight'),
    actualVolume: raw.actualVolume ?? sum(goods, 'volume'),
  };
}

/** A bill whose fields have all been checked. */
export interface CheckedBill {
  readonly kind: BillKind;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly goods: readonly Omit<GoodsRow, 'id'>[];
  readonly containers: readonly Omit<ContainerRow, 'id'>[];
  readonly actualNumber: number;
  readonly actualWeight: string;
  readonly actualVolume: string;
}
