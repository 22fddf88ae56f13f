import { packageWord } from '../say-words.ts';
import type { GoodsRow } from '../types.ts';
import { textOf } from './entry.ts';
import { Pairing } from './pairing.ts';
import type { RowPair } from './result.ts';
import { skeletonOf } from './stages.ts';
import { headings, hsCodes, plainDecimal } from './typed.ts';

/** What is equal for cells that differ cosmetically at most, the tellers of a line first; and how much each tells. */
const WEIGHTS = [8, 4, 4, 2, 2, 2, 1];
const MOST_COMPARED = 40_000;

function tellers(row: GoodsRow): string[] {
  const packages = textOf(row.packageTypeName);
  return [
    skeletonOf(textOf(row.goods)).content,
    skeletonOf(textOf(row.marks)).content,
    headings(hsCodes(textOf(row.hsCode))).join(),
    textOf(plainDecimal(textOf(row.number))),
    textOf(plainDecimal(textOf(row.weight))),
    textOf(plainDecimal(textOf(row.volume))),
    packageWord(packages) ?? skeletonOf(packages).content,
  ];
}

/**
 * Lines of cargo that belong together: equal ones wherever they stand, then the most alike, then the rest in order. What one side has more is
 * missing or extra. A row is named by its place on the left; one the right has more by `+` and its place there.
 */
export function pairGoods(left: readonly GoodsRow[], right: readonly GoodsRow[]): RowPair[] {
  const [own, other] = [left.map(tellers), right.map(tellers)];
  const pairing = new Pairing(left.length, right.length);
  pairing.byKey(
    (at) => own[at]?.join('\n'),
    (at) => other[at]?.join('\n'),
  );
  const likeness = (a: number, b: number) =>
    WEIGHTS.reduce((sum, weight, at) => sum + (own[a]?.[at] && own[a]?.[at] === other[b]?.[at] ? weight : 0), 0);
  pairing.byLikeness(likeness, MOST_COMPARED);
  pairing.byKey(
    () => '',
    () => '',
  );
  return pairing.rows((a, b) => (a === null ? `+${b}` : `${a}`));
}
