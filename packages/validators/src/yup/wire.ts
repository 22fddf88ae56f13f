import { array, number, type ObjectSchema, object, type Schema, type StringSchema, string } from 'yup';
import { weight } from '../amount.ts';
import { BILL_FIELDS, type BillKind, CONTAINER_FIELDS, type FieldDefinition, GOODS_FIELDS } from '../bill/fields.ts';
import type { ContainerRow, GoodsRow, GoodsVo, HblVo, MblVo } from '../bill/types.ts';
import { instant, localDate } from '../record/values.ts';
import type { Rule } from '../rule.ts';

/** Asks a rule of a text that is there; what it finds is in the `issue` of the error's params. */
const ruled = (schema: StringSchema, name: string, rule: Rule) =>
  schema.test({
    name,
    message: name,
    test(value: unknown, { createError }) {
      const issue = value == null ? null : rule.check(value);
      return issue?.severity !== 'error' || createError({ params: { issue } });
    },
  });

/** An unsigned decimal string of up to 13 and 4 digits, as weights and volumes are written. */
export const decimalString = () => ruled(string(), 'decimal', weight);

function fieldSchema({ type, nullable, assumed }: FieldDefinition): Schema {
  const base = {
    id: () => number().strict().integer().positive(),
    integer: () => number().strict().integer().min(0),
    // An empty text is present but empty: `defined`, not `required`.
    text: () => string().strict(),
    decimal: decimalString,
    date: () => ruled(string().strict(), 'date', localDate),
    instant: () => ruled(string().strict(), 'instant', instant),
  }[type]();
  const schema = nullable ? base.nullable().defined() : base.defined().nonNullable();
  return assumed ? schema.meta({ assumed }) : schema;
}

const shape = (fields: readonly FieldDefinition[]): Record<string, Schema> =>
  Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)]));

const ofKind = (kind: BillKind) =>
  (BILL_FIELDS as readonly FieldDefinition[]).filter((field) => field.only === undefined || field.only === kind);

// The shapes are built from the lists, so the compiler cannot follow; the types come from the same lists.
const mbl = object(shape(ofKind('MBL'))) as unknown as ObjectSchema<MblVo>;
const hbl = object(shape(ofKind('HBL'))) as unknown as ObjectSchema<HblVo>;
const goodsRow = object(shape(GOODS_FIELDS)) as unknown as ObjectSchema<GoodsRow>;
const containerRow = object(shape(CONTAINER_FIELDS)) as unknown as ObjectSchema<ContainerRow>;

/** What a bill looks like on the wire: every field present, optional references null, texts possibly empty. */
export const billWire = { MBL: mbl, HBL: hbl };

export const goodsWire: ObjectSchema<GoodsVo> = object({
  rows: array(goodsRow.required()).required(),
  actualNumber: number().strict().integer().min(0).required(),
  actualWeight: decimalString().required(),
  actualVolume: decimalString().required(),
});

export const containersWire = array(containerRow.required()).required();
