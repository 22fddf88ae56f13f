import type { BillComparison, FieldComparison } from './result.ts';

const said = ({ left, right, row, cells }: FieldComparison): string => JSON.stringify([left, right, row, cells]);

/**
 * Paths at which two comparisons say the same on both sides: after a new draft, what was settled there stays settled. Compare both drafts
 * with the same instruction, so that the rows carry the same names.
 */
export function unchangedPaths(before: BillComparison, after: BillComparison): Set<string> {
  const known = new Map(before.fields.map((field) => [field.path, said(field)]));
  return new Set(after.fields.filter((field) => known.get(field.path) === said(field)).map(({ path }) => path));
}
