import { FBA_STATUS, FBA_TYPES, type FbaStatus, type FbaType } from '@lading/api-client/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { regionOf } from '../basedata/region.ts';
import type { Db } from '../database/open.ts';
import { areas, fbaWarehouses } from '../database/schema.ts';
import { asFigures, type Choice, nameIn, oneOf, plain, textOf, yesNo } from './cells.ts';
import { defineKind, type Read } from './kind.ts';

interface Row {
  readonly code: string;
  readonly country: { readonly id: number; readonly code: string };
  readonly state: string;
  readonly city: string;
  readonly district: string;
  readonly zip: string;
  readonly address: string;
  readonly type: FbaType;
  readonly status: FbaStatus;
  readonly hot: boolean;
  readonly note: string;
}
interface Lists {
  readonly countries: readonly Choice<Row['country']>[];
}

const CODE = /^[A-Z]{3}\d{1,2}$|^[A-Z]{4}$|^X[A-Z0-9]{2,5}$/;
/** Rows of one statement. */
const BATCH = 500;
const TYPES = FBA_TYPES.map((value): Choice<FbaType> => ({ value, names: [value, value] }));
const STATES = FBA_STATUS.map(
  (value): Choice<FbaStatus> => ({ value, names: [{ open: '正常', limited: '限收', closed: '关闭' }[value], value] }),
);

function code(cell: string): Read<string> {
  const written = plain(cell).toUpperCase().replace(/\s/g, '');
  if (CODE.test(written)) return { value: written };
  // ONTO is a code by itself; ONTO9 is ONT09 at best, and O where only figures can be is 0.
  const repaired = written.slice(0, 3) + asFigures(written.slice(3));
  return { code: 'form', suggestion: CODE.test(repaired) ? repaired : undefined };
}

/** A zip of the United States has five figures: a spreadsheet takes its zeros away. */
function zip(cell: string, { countries }: Lists, country: string): Read<string> {
  const written = plain(cell).toUpperCase();
  const place = oneOf(country, countries);
  const isUs = 'value' in place && place.value.code === 'US';
  if (!isUs) return written.length < 3 ? { code: 'form' } : textOf(12)(written);
  if (/^\d{5}(?:-\d{4})?$/.test(written)) return { value: written };
  const figures = asFigures(written);
  return { code: 'form', suggestion: /^\d{3,5}$/.test(figures) ? figures.padStart(5, '0') : undefined };
}

async function write(tx: Db, rows: readonly Row[]): Promise<void> {
  const { countryId, code } = fbaWarehouses;
  const set = Object.fromEntries(
    ['state', 'city', 'district', 'zip', 'address', 'type', 'status', 'hot', 'note', 'region'].map((name) => [
      name,
      sql.raw(`excluded.${name}`),
    ]),
  );
  const changed = { ...set, editedAt: new Date(), removedAt: null, revision: sql`${fbaWarehouses.revision} + 1` };
  for (let from = 0; from < rows.length; from += BATCH) {
    const values = rows.slice(from, from + BATCH).map(({ country, ...row }) => ({
      ...row,
      countryId: country.id,
      region: regionOf(country.code, row.zip, row.state),
      editedAt: new Date(),
    }));
    // What the sheet does not say, such as where it is on the chart, stays.
    await tx
      .insert(fbaWarehouses)
      .values(values)
      .onConflictDoUpdate({ target: [countryId, code], set: changed });
  }
}

/** Warehouses of the directory: one that is there is changed, another is added. */
export const fbaWarehouse = defineKind<Row, Lists>({
  name: 'fbaWarehouse',
  code: 'warehouse:edit',
  mode: 'good',
  async lists(db) {
    const all = await db.select().from(areas).where(eq(areas.pid, 0)).orderBy(asc(areas.nameEn));
    return {
      countries: all.map(({ id, code, nameCn, nameEn }) => ({ value: { id, code }, names: [nameCn, nameEn, code] })),
    };
  },
  keyOf: ({ country, code }) => `${country.id} ${code}`,
  keyColumn: 'code',
  write,
  columns: {
    code: { head: { 'zh-CN': '仓库代码', 'en-US': 'Code' }, required: true, example: 'ONT8', read: code },
    country: {
      head: { 'zh-CN': '国家/地区', 'en-US': 'Country' },
      required: true,
      example: 'US',
      choices: ({ countries }, language) => countries.map((country) => nameIn(language, country)),
      read: (cell, { countries }) => oneOf(cell, countries),
    },
    state: { head: { 'zh-CN': '州/省', 'en-US': 'State' }, example: 'CA', read: textOf(40) },
    city: { head: { 'zh-CN': '城市', 'en-US': 'City' }, required: true, example: 'Moreno Valley', read: textOf(60) },
    district: { head: { 'zh-CN': '区', 'en-US': 'District' }, example: '', read: textOf(60) },
    zip: {
      head: { 'zh-CN': '邮编', 'en-US': 'Zip' },
      required: true,
      example: '92551',
      read: (cell, lists, { country = '' }) => zip(cell, lists, country),
    },
    address: { head: { 'zh-CN': '地址', 'en-US': 'Address' }, example: '24300 NANDINA AVE', read: textOf(200) },
    type: {
      head: { 'zh-CN': '类型', 'en-US': 'Type' },
      example: 'FC',
      choices: () => FBA_TYPES,
      read: (cell) => oneOf<FbaType>(cell, TYPES, 'FC'),
    },
    status: {
      head: { 'zh-CN': '状态', 'en-US': 'Status' },
      example: 'open',
      choices: (_lists, language) => STATES.map((state) => nameIn(language, state)),
      read: (cell) => oneOf<FbaStatus>(cell, STATES, 'open'),
    },
    hot: { head: { 'zh-CN': '热门', 'en-US': 'Popular' }, example: 'No', ...yesNo(false) },
    note: { head: { 'zh-CN': '备注', 'en-US': 'Note' }, example: '', read: textOf(300) },
  },
});
