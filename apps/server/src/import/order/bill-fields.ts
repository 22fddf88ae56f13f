import {
  BILL_FIELDS,
  type BillKind,
  CONTAINER_FIELDS,
  type FieldDefinition,
  GOODS_FIELDS,
} from '@lading/validators/bill';

// What the server knows or makes itself is no part of a bill in a file.
const MADE: readonly string[] = ['id', 'version', 'webStatus', 'webStatusName'];
const list = (fields: readonly FieldDefinition[], kind?: BillKind) =>
  fields.filter(({ name, only }) => !MADE.includes(name) && (kind === undefined || (only ?? kind) === kind));

export const billFields = (kind: BillKind): readonly FieldDefinition[] => list(BILL_FIELDS, kind);
export const goodsFields: readonly FieldDefinition[] = list(GOODS_FIELDS);
export const containerFields: readonly FieldDefinition[] = list(CONTAINER_FIELDS);
/** Beside its fields a bill holds these. */
export const BILL_PARTS = ['goods', 'containers', 'actualNumber', 'actualWeight', 'actualVolume'];
