import { array, number, type ObjectSchema, object, type Schema, string } from 'yup';
import type { BillDraftChanges, ListChanges } from '../bill/draft/changes.ts';
import { type BillDraftValues, isWritten } from '../bill/draft/values.ts';
import { BILL_FIELDS, CONTAINER_FIELDS, type FieldDefinition, GOODS_FIELDS } from '../bill/fields.ts';

/** Characters of a box, and of a line. */
const MOST = { box: 20_000, line: 500 };
/** Rows of a list: several times what a ship's papers have. */
const MOST_ROWS = 1_000;

// As it was typed: what it should be is for the rules to say, before it is sent.
const held = ({ type, lines }: FieldDefinition): Schema =>
  (type === 'id'
    ? number().strict().integer().min(0)
    : string()
        .strict()
        .max(lines ? MOST.box : MOST.line)
  ).nullable();

const cells = (fields: readonly FieldDefinition[]) =>
  Object.fromEntries(fields.map((field) => [field.name, held(field)])) as Record<string, Schema>;

const rowKey = () => string().strict().min(1).max(64).required();
const written = (BILL_FIELDS as readonly FieldDefinition[]).filter(({ name }) => isWritten(name));

const row = (fields: readonly FieldDefinition[]) =>
  object({
    key: rowKey(),
    ...Object.fromEntries(Object.entries(cells(fields)).map(([name, one]) => [name, one.defined()])),
  }).required();
const rows = (fields: readonly FieldDefinition[]) => array(row(fields)).max(MOST_ROWS).required();

// Built from the lists, so the compiler cannot follow; the types come from the same lists.
/** A bill while it is written: every figure a text as it was typed. */
export const billDraftWire = object({
  head: object(cells(written)).required(),
  goods: rows(GOODS_FIELDS),
  containers: rows(CONTAINER_FIELDS),
}) as unknown as ObjectSchema<BillDraftValues>;

const list = (fields: readonly FieldDefinition[]) =>
  object({
    rows: array(object({ key: rowKey(), cells: object(cells(fields)).required() }).required())
      .max(MOST_ROWS)
      .required(),
    removed: array(rowKey()).max(MOST_ROWS).required(),
    order: array(rowKey()).max(MOST_ROWS).nullable().defined(),
  }).required() as unknown as ObjectSchema<ListChanges>;

/** What changed in it, field by field. */
export const draftChangesWire = object({
  head: object(cells(written)).required(),
  goods: list(GOODS_FIELDS),
  containers: list(CONTAINER_FIELDS),
}) as unknown as ObjectSchema<BillDraftChanges>;
