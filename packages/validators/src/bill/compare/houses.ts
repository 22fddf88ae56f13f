import { containerGroup } from '../../size-type.ts';
import type { BillRecord, ContainerRow, GoodsRow } from '../types.ts';
import { capitals } from './aliases.ts';
import { textOf } from './entry.ts';
import { containerKey } from './methods.ts';
import type { Load } from './totals.ts';
import { hsCodes, sealsOf, sumOf } from './typed.ts';

/** The texts that say different things, each once, in order. */
const distinct = (texts: readonly string[], key: (text: string) => string = capitals): string[] =>
  [
    ...new Map(
      texts
        .filter((text) => text.trim())
        .map((text) => [key(text), text] as const)
        .reverse(),
    ).values(),
  ].reverse();

/** The loads of several bills, one after the other. */
export const loadOf = (records: readonly BillRecord[]): Load => ({
  goods: records.flatMap(({ goods }) => goods.rows),
  containers: records.flatMap(({ containers }) => containers),
});

const sums = (rows: readonly (GoodsRow | ContainerRow)[]) => ({
  number: Number(sumOf(rows.map(({ number }) => textOf(number)))),
  weight: sumOf(rows.map(({ weight }) => textOf(weight))),
  volume: sumOf(rows.map(({ volume }) => textOf(volume))),
});

// Parts that disagree have no id: NaN is equal to none.
const idOf = (texts: readonly string[], id: number): number => (texts.length > 1 ? Number.NaN : id);

/** One container of which several bills hold a part: what they say of it, each once, and the sums of the parts. */
function merged(rows: readonly ContainerRow[]): ContainerRow | undefined {
  const [first] = rows;
  if (!first || rows.length === 1) return first;
  const texts = (field: 'ctnTypeName' | 'packageTypeName' | 'sealNo') => rows.map((row) => textOf(row[field]));
  const types = distinct(texts('ctnTypeName'), (text) => containerGroup(text) ?? capitals(text));
  const packages = distinct(texts('packageTypeName'));
  return {
    ...first,
    ctnType: idOf(types, first.ctnType),
    ctnTypeName: types.join(' / '),
    packageType: idOf(packages, first.packageType),
    packageTypeName: packages.join(' / '),
    sealNo: [...new Set(texts('sealNo').flatMap(sealsOf))].join(' / '),
    ...sums(rows),
  };
}

/** Each container once, in the order they first come. Rows without a number stay apart. */
export function containersOnce(rows: readonly ContainerRow[]): ContainerRow[] {
  const byNumber = new Map<string, ContainerRow[]>();
  for (const [at, row] of rows.entries()) {
    const key = containerKey(textOf(row.ctnNo)) || `#${at}`;
    const known = byNumber.get(key);
    if (known) known.push(row);
    else byNumber.set(key, [row]);
  }
  return [...byNumber.values()].flatMap((parts) => merged(parts) ?? []);
}

/** What the lines of cargo say together, each text once. */
export function cargoTogether(rows: readonly GoodsRow[]): Record<string, string> {
  const words = (field: 'marks' | 'goods' | 'goodsTypeName' | 'packageTypeName') =>
    distinct(rows.map((row) => textOf(row[field]))).join(field === 'marks' || field === 'goods' ? '\n' : ', ');
  return {
    marks: words('marks'),
    goods: words('goods'),
    goodsTypeName: words('goodsTypeName'),
    packageTypeName: words('packageTypeName'),
    hsCode: [...new Set(rows.flatMap((row) => hsCodes(textOf(row.hsCode))))].join(', '),
  };
}

/** The name of each house bill, for the paths: its number, or its place where it has none. */
export function houseNames(records: readonly BillRecord[]): string[] {
  const seen = new Map<string, number>();
  return records.map(({ bill }, at) => {
    const name = ('hblNo' in bill && containerKey(textOf(bill.hblNo))) || `#${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > 1 ? `${name}#${times}` : name;
  });
}
