import {
  BILL_FIELDS,
  CONTAINER_FIELDS,
  type FieldDefinition,
  type FieldType,
  GOODS_FIELDS,
} from '@lading/validators/bill';
import { bigint, customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core';

/** A file's content; both drivers answer a Buffer. */
export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

export const key = () => bigint({ mode: 'number' });
export const identity = () => key().primaryKey().generatedAlwaysAsIdentity();
export const instant = () => timestamp({ withTimezone: true });
export const now = () => instant().notNull().defaultNow();
/** A text that may be empty. */
export const label = () => text().notNull().default('');
/** What every row has that staff edit or take away: basedata/editing.ts. */
export const edited = () => ({
  revision: integer().notNull().default(1),
  editedAt: instant(),
  removedAt: instant(),
  // The sending that made it: the same one makes no second.
  requestId: text().unique(),
});
/** Weights, volumes and quantities: decimal strings of up to 13 and 4 digits. */
export const measure = () => numeric({ precision: 17, scale: 4 });
/** Amounts: decimal strings of up to 10 and 2 digits. */
export const money = () => numeric({ precision: 12, scale: 2 });

const filled = {
  id: () => key().notNull(),
  integer: () => integer().notNull(),
  text: () => text().notNull().default(''),
  decimal: () => measure().notNull(),
  date: () => date().notNull(),
  instant: () => instant().notNull(),
} satisfies Record<FieldType, () => unknown>;

const empty = { id: key, integer: () => integer(), text: () => text(), decimal: measure, date: () => date(), instant };

type ColumnOf<F extends FieldDefinition> = F extends { nullable: true } | { only: string; type: 'id' }
  ? ReturnType<(typeof empty)[F['type']]>
  : ReturnType<(typeof filled)[F['type']]>;
type ColumnsOf<Fields extends readonly FieldDefinition[], Skip extends string> = {
  [F in Fields[number] as Exclude<F['name'], Skip>]: ColumnOf<F>;
};

// The columns follow the field lists, so a field added there is stored here; the compiler cannot follow the loop.
function columnsOf<const Fields extends readonly FieldDefinition[], const Skip extends string>(
  fields: Fields,
  ...skip: Skip[]
) {
  const stored = fields.filter(({ name }) => !(skip as string[]).includes(name));
  const columns = stored.map(({ name, type, nullable }) => [name, (nullable ? empty : filled)[type]()]);
  return Object.fromEntries(columns) as ColumnsOf<Fields, Skip>;
}

// `webStatusName` is the status in the reader's language: never stored.
export const billColumns = () => columnsOf(BILL_FIELDS, 'id', 'version', 'webStatus', 'webStatusName');
export const goodsColumns = () => columnsOf(GOODS_FIELDS, 'id');
export const containerColumns = () => columnsOf(CONTAINER_FIELDS, 'id');
