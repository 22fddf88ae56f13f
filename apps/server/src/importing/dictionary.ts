import { DICTIONARY_TYPES, type DictionaryType } from '@lading/api-client/contract';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { dictionaryItems as items } from '../database/schema.ts';
import { type Choice, oneOf, textOf, wholeNumber, yesNo } from './cells.ts';
import { defineKind, type Read } from './kind.ts';

interface Row {
  readonly type: DictionaryType;
  /** null for a new one, which gets the next number */
  readonly value: number | null;
  readonly nameCn: string;
  readonly nameEn: string;
  readonly place: number | null;
  readonly active: boolean;
}
/** The entries that are there, as `ctnType 3`. */
type Lists = ReadonlySet<string>;

const TYPES = DICTIONARY_TYPES.map((value): Choice<DictionaryType> => ({ value, names: [value, value] }));

function value(cell: string, there: Lists, type: string): Read<number | null> {
  const read = wholeNumber(cell);
  if (!('value' in read) || read.value === null) return read;
  const known = oneOf(type, TYPES);
  return 'value' in known && !there.has(`${known.value} ${read.value}`) ? { code: 'unknown' } : read;
}

async function write(tx: Db, rows: readonly Row[]): Promise<void> {
  // As when somebody adds one by hand: two get a number each.
  await tx.execute(sql`select pg_advisory_xact_lock(7416205)`);
  const last = new Map<string, number>();
  for (const { type, value, ...names } of rows) {
    if (value !== null) {
      const changed = { ...names, editedAt: new Date(), revision: sql`${items.revision} + 1` };
      await tx
        .update(items)
        .set(changed)
        .where(and(eq(items.type, type), eq(items.value, value)));
    } else {
      const [found] = last.has(type)
        ? []
        : await tx
            .select({ last: max(items.value) })
            .from(items)
            .where(eq(items.type, type));
      const next = (last.get(type) ?? found?.last ?? 0) + 1;
      last.set(type, next);
      await tx.insert(items).values({ type, ...names, value: next, editedAt: new Date() });
    }
  }
}

/** Entries of the dictionaries: one whose number is said is changed, another is added at the end. In whole or not at all, for their order matters. */
export const dictionary = defineKind<Row, Lists>({
  name: 'dictionary',
  code: 'dictionary:edit',
  mode: 'whole',
  async lists(db) {
    const rows = await db.select({ type: items.type, value: items.value }).from(items).where(isNull(items.removedAt));
    return new Set(rows.map((row) => `${row.type} ${row.value}`));
  },
  keyOf: ({ type, value, nameCn }) => `${type} ${value ?? nameCn}`,
  keyColumn: 'nameCn',
  write,
  columns: {
    type: {
      head: { 'zh-CN': '字典', 'en-US': 'Dictionary' },
      required: true,
      example: 'truckType',
      choices: () => DICTIONARY_TYPES,
      read: (cell) => oneOf(cell, TYPES),
    },
    value: {
      head: { 'zh-CN': '编号', 'en-US': 'Number' },
      example: '',
      read: (cell, there, { type = '' }) => value(cell, there, type),
    },
    nameCn: {
      head: { 'zh-CN': '中文名称', 'en-US': 'Chinese name' },
      required: true,
      example: '冷藏车',
      read: textOf(60),
    },
    nameEn: {
      head: { 'zh-CN': '英文名称', 'en-US': 'English name' },
      required: true,
      example: 'Reefer truck',
      read: textOf(60),
    },
    place: { head: { 'zh-CN': '排序', 'en-US': 'Order' }, example: '', read: wholeNumber },
    active: { head: { 'zh-CN': '启用', 'en-US': 'Offered' }, example: 'Yes', ...yesNo(true) },
  },
});
