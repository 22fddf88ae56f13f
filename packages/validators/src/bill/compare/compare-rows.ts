import type { ContainerRow, GoodsRow } from '../types.ts';
import { type BoxNotes, boxNotes } from './box-notes.ts';
import { boxReader, pairContainers } from './containers.ts';
import { compareField, type Fields, type Place, readingOf, rowEntry, textOf } from './entry.ts';
import { CONTAINER_SPECS, type FieldSpec, GOODS_SPECS } from './fields.ts';
import { pairGoods } from './goods.ts';
import { cargoTogether, containersOnce } from './houses.ts';
import { containerKey } from './methods.ts';
import type { Note } from './notes.ts';
import type { ComparePolicy } from './policy.ts';
import type { ComparedField, FieldComparison, RowPair } from './result.ts';

export interface ComparedRows {
  readonly fields: readonly FieldComparison[];
  readonly rows: readonly RowPair[];
}

interface Table {
  readonly scope: 'goods' | 'containers';
  readonly specs: readonly FieldSpec[];
  /** what a missing or extra row is called by */
  readonly shown: ComparedField;
  readonly left: readonly Fields[];
  readonly right: readonly Fields[];
  readonly policy: ComparePolicy;
  readonly notes: (pair: number, field: ComparedField) => readonly Note[] | undefined;
}

// Parts that were added up may be off by a rounding.
const toleranceOf = (field: ComparedField, { tolerance }: ComparePolicy): string | undefined =>
  field === 'number' || field === 'weight' || field === 'volume' ? tolerance[field] : undefined;

function compareTable(
  pairs: readonly RowPair[],
  { scope, specs, shown, left, right, policy, notes }: Table,
): FieldComparison[] {
  return pairs.flatMap((pair, at) => {
    const own = pair.left === null ? undefined : left[pair.left];
    const other = pair.right === null ? undefined : right[pair.right];
    const dcsa = { row: pair.right, no: containerKey(textOf((other ?? own)?.['ctnNo'])) };
    const path = `${scope}[${pair.key}]`;
    const place = (field: ComparedField, whole: boolean): Place => {
      const said = notes(at, field);
      const tolerance = policy.sums ? toleranceOf(field, policy) : undefined;
      return {
        path: whole ? path : `${path}.${field}`,
        policy: policy.fields[`${scope}.${field}`],
        ...(!policy.sums && { dcsa }),
        ...(said && { notes: said }),
        ...(tolerance && { tolerance }),
      };
    };
    if (own && other)
      return specs.flatMap(
        (spec) => compareField(spec, readingOf(own, spec), readingOf(other, spec), place(spec.field, false)) ?? [],
      );
    const row = own ?? other;
    return (row && rowEntry(specs, shown, row, own ? 'missing' : 'extra', place(shown, true))) ?? [];
  });
}

/** Cargo of several bills: what the lines say together. Their sums stand with the totals. */
function compareTogether(left: readonly GoodsRow[], right: readonly GoodsRow[], policy: ComparePolicy): ComparedRows {
  const [own, other] = [cargoTogether(left), cargoTogether(right)];
  const words = GOODS_SPECS.filter(({ field }) => field in own);
  const fields = words.flatMap((spec) => {
    const path = `goods.${spec.field}`;
    const as = spec.as === 'hs' ? 'hsWithin' : spec.as;
    return (
      compareField({ ...spec, as }, readingOf(own, spec), readingOf(other, spec), {
        path,
        policy: policy.fields[path],
      }) ?? []
    );
  });
  return { fields, rows: [] };
}

/** Lines of cargo against lines of cargo. */
export function compareCargo(
  left: readonly GoodsRow[],
  right: readonly GoodsRow[],
  policy: ComparePolicy,
): ComparedRows {
  if (policy.sums) return compareTogether(left, right, policy);
  const rows = pairGoods(left, right);
  const table = {
    scope: 'goods',
    specs: GOODS_SPECS,
    shown: 'goods',
    left,
    right,
    policy,
    notes: () => undefined,
  } as const;
  return { fields: compareTable(rows, table), rows };
}

/** Containers against containers, by number and not by order. */
export function compareContainers(
  left: readonly ContainerRow[],
  right: readonly ContainerRow[],
  policy: ComparePolicy,
): ComparedRows {
  const [own, other] = [left, right].map((rows) => (policy.sums ? containersOnce(rows) : rows)) as [
    readonly ContainerRow[],
    readonly ContainerRow[],
  ];
  const boxOf = boxReader();
  const [a, b] = [own.map(boxOf), other.map(boxOf)];
  const pairs = pairContainers(a, b);
  const found = boxNotes(pairs, a, b);
  const notes = (pair: number, field: ComparedField) => {
    const named: Partial<Record<ComparedField, keyof BoxNotes>> = { ctnNo: 'number', sealNo: 'seals' };
    const kind = named[field];
    return kind && found[pair]?.[kind];
  };
  const table = { scope: 'containers', specs: CONTAINER_SPECS, shown: 'ctnNo', policy, notes } as const;
  const fields = compareTable(pairs, { ...table, left: own, right: other });
  return { fields, rows: pairs };
}
