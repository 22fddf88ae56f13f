import type { Piece } from './cells.ts';
import type { PastedField } from './fields.ts';
import { narrow, type Unit, unitOf } from './units.ts';
import { pieceOf, type Word } from './words.ts';

/** What stands under a heading: one field, several in one cell, or nothing that a container has (the number of the row among it). */
export interface Column {
  readonly fields: readonly PastedField[];
  readonly unit?: Unit;
}

/** A cell or some words, and the column they name. */
export type Heading = readonly [Piece, Column | undefined];

// Letters, digits and Han of the headings in use, lower case. A name of two letters and `no` is also written with a point or `#`.
const NAMES: Record<PastedField, string> = {
  ctnNo:
    '箱号 柜号 集装箱号 集装箱编号 集装箱箱号 箱號 櫃號 container containerno containerno containers containernumber containernos ' +
    'containernr cntr cntrno cntrnumber cntrnos contno ctnrno ctnno equipment equipmentno equipmentnumber equipmentreference unitno',
  sealNo:
    '封号 铅封 铅封号 封条 封条号 封签号 箱封号 封號 鉛封號 封條號 seal seals sealno sealnumber sealnos sealnr carrierseal carriersealno',
  ctnTypeName:
    '箱型 柜型 箱类型 柜类型 箱型尺寸 尺寸箱型 柜型尺寸 尺寸 规格 集装箱类型 箱型号 櫃型 type size sizetype typesize containertype ' +
    'containersize containersizetype containertypesize ctntype ctntypename cntrtype cntrsize ctnrtype equipmenttype isocode isotype isosizetype',
  packageTypeName:
    '包装 包装类型 包装种类 包装单位 包装方式 包裝 packagetype packagetypename packing packaging kindofpackages typeofpackages pkgtype',
  number:
    '件数 总件数 数量 包装件数 件數 數量 number packages package pkgs pkg pkgsno noofpackages noofpkgs numberofpackages packageno quantity ' +
    'qty pieces pcs cartons carton ctns ctn noofctns noofcartons noofpieces totalpackages totalctns',
  weight:
    '毛重 总毛重 重量 总重 总重量 货重 货物毛重 總重 weight grossweight gross gw gwt gwgt grosswt wt wgt kgs kg cargoweight totalweight',
  volume:
    '体积 总体积 尺码 立方 立方数 方数 體積 volume vol measurement measurements measure meas cbm cbms m3 cube totalvolume',
};
const ROW_NUMBER = new Set('序号 序 编号 行号 項次 no nos sn item items line row index'.split(' '));

const FIELD_BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([field, names]) =>
    names.split(' ').map((name) => [name, field as PastedField] as const),
  ),
);
const LONGEST = 48;

// Most words of a list are values: their first two characters tell.
const BEGINNINGS = new Set([...FIELD_BY_NAME.keys(), ...ROW_NUMBER].map((name) => name.slice(0, 2)));

/** A heading as its key: half-width, lower case, letters, digits and Han alone. */
function keyOf(text: string): string {
  let key = '';
  for (const character of narrow(text)) {
    const code = character.charCodeAt(0);
    if (code > 64 && code < 91) key += String.fromCharCode(code + 32);
    else if ((code > 47 && code < 58) || (code > 96 && code < 123) || (code > 0x4dff && code < 0xa000))
      key += character;
    else if (character === '³') key += '3';
  }
  return key;
}

const UNIT_AT_END = /^(.+?)(kgs?|公斤|千克|mt|tons?|公吨|吨|lbs?|cbm|m3|立方米|ctns?|pkgs?|pcs)$/;

function single(key: string): Column | undefined {
  const field = FIELD_BY_NAME.get(key);
  if (field) return { fields: [field] };
  if (ROW_NUMBER.has(key)) return { fields: [] };
  const [, name = '', unit = ''] = UNIT_AT_END.exec(key) ?? [];
  const named = FIELD_BY_NAME.get(name);
  return named && { fields: [named], unit: unitOf(unit) };
}

const HAN = /[\u4e00-\u9fff]+/g;

/** The column of a heading in Chinese, English or both, one field or several; undefined when it is none. */
function columnOf(heading: string): Column | undefined {
  if (heading.length > LONGEST) return undefined;
  const key = keyOf(heading);
  const whole = single(key);
  if (whole) return whole;
  const parts = heading.split(/[/+&、\n]/).map((part) => single(keyOf(part)));
  if (parts.length > 1 && parts.every((part) => part !== undefined)) {
    return { fields: [...new Set(parts.flatMap(({ fields }) => fields))] };
  }
  // Both languages in one cell.
  const [han] = key.match(HAN) ?? [];
  const latin = han === undefined ? '' : key.replace(han, '');
  if (han === undefined || latin === '' || (/[0-9]/.test(latin) && !single(latin))) return undefined;
  return single(han) ?? single(latin);
}

const hasFields = (column: Column | undefined) => column !== undefined && column.fields.length > 0;

/** Consecutive words as headings, the longest names first: `Gross Weight` is one column. */
function headingsOfWords(words: readonly Word[]): readonly Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < words.length; ) {
    const { count, column } = labelAt(words, at) ?? { count: 1, column: undefined };
    found.push([pieceOf(words.slice(at, at + count)), column]);
    at += count;
  }
  return found;
}

/** The longest name of a column that begins with this word, and how many words it takes. */
export function labelAt(words: readonly Word[], at: number): { count: number; column: Column } | undefined {
  const first = words[at];
  if (!first || first.raw.length > LONGEST || !BEGINNINGS.has(keyOf(first.raw).slice(0, 2))) return undefined;
  for (let count = Math.min(4, words.length - at); count > 0; count--) {
    const group = words.slice(at, at + count);
    // A colon ends a label, and a value is none.
    if (group.some(({ raw }, place) => raw.length > LONGEST || (place < count - 1 && LABEL_END.test(raw)))) continue;
    const column = columnOf(pieceOf(group).raw);
    if (column) return { count, column };
  }
  return undefined;
}

export const LABEL_END = /[:：=]$/;
const MOST_WORDS = 100;
const NUMBER = /[0-9]{4}/;

/**
 * The columns of a line of headings, each with its cell; undefined when the line is none: at least two fields are named (one, if it
 * is all there is), most cells are names, and none holds a number.
 */
export function headingsOf(cells: readonly Piece[], words: readonly Word[]): readonly Heading[] | undefined {
  if (words.length > MOST_WORDS) return undefined;
  if (cells.some(({ raw }) => raw.length > 3 * LONGEST || NUMBER.test(raw))) return undefined;
  const found = cells.length > 1 ? cells.map((cell) => [cell, columnOf(cell.raw)] as const) : headingsOfWords(words);
  const filled = found.filter(([{ raw }]) => raw !== '');
  if (filled.some(([{ raw }, column]) => !column && /[0-9]/.test(raw))) return undefined;
  const named = filled.filter(([, column]) => hasFields(column)).length;
  const enough = named > 1 || (named === 1 && filled.length === 1 && !LABEL_END.test(filled[0]?.[0].raw ?? ''));
  return enough && filled.filter(([, column]) => column).length * 2 > filled.length ? found : undefined;
}
