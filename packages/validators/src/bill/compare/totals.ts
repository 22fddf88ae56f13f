import type { ContainerRow, GoodsRow } from '../types.ts';
import { compareField, textOf } from './entry.ts';
import { type FieldSpec, TOTALS } from './fields.ts';
import { type Note, note, type Side } from './notes.ts';
import type { ComparePolicy } from './policy.ts';
import type { FieldComparison } from './result.ts';
import { sumOf, within } from './typed.ts';

/** Cargo and containers of one side. */
export interface Load {
  readonly goods: readonly GoodsRow[];
  readonly containers: readonly ContainerRow[];
}

type Total = (typeof TOTALS)[number];

const total = (rows: readonly (GoodsRow | ContainerRow)[], field: Total): string =>
  sumOf(rows.map((row) => textOf(row[field])));

/** Where the lines of cargo of a side and its containers add up to different sums. */
function ownNotes(left: Load, right: Load, field: Total, tolerance: string): Note[] {
  const [a, b] = [left, right].map(({ goods, containers }) => ({
    goods: total(goods, field),
    containers: total(containers, field),
    given: goods.length > 0 && containers.length > 0,
  }));
  const off = (one: typeof a) => one?.given === true && !within(one.goods, one.containers, tolerance);
  const say = (side: Side, one: typeof a) =>
    note('totals.containers', { side, goods: one?.goods ?? '', containers: one?.containers ?? '' });
  if (off(a) && off(b) && a?.goods === b?.goods && a?.containers === b?.containers) return [say('both', a)];
  return [...(off(a) ? [say('left', a)] : []), ...(off(b) ? [say('right', b)] : [])];
}

/** The sums of the lines of cargo on both sides, and whether each side agrees with its own containers. */
export function compareTotals(left: Load, right: Load, { tolerance, fields }: ComparePolicy): FieldComparison[] {
  return TOTALS.flatMap((field) => {
    const path = `totals.${field}`;
    const [a, b] = [total(left.goods, field), total(right.goods, field)];
    const spec: FieldSpec = { field, group: 'totals', as: 'decimal', differs: 'blocking' };
    const notes = ownNotes(left, right, field, tolerance[field]);
    const place = { path, policy: fields[path], notes, tolerance: tolerance[field] };
    return compareField(spec, { text: a }, { text: b }, place) ?? [];
  });
}
