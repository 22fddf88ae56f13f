import type { BillComparison } from '@lading/validators/bill';

/** `containers[CSQU3054383]` of a path in such a row. */
export const rowOf = (path: string): string => path.slice(0, path.indexOf(']') + 1);

/** Type and seal of each container as the left side has them: what a clerk knows a container by beside its number. */
export function rowFacts({ fields }: BillComparison): ReadonlyMap<string, string> {
  const facts = new Map<string, string[]>();
  for (const { path, group, field, left, right } of fields) {
    if (group !== 'containers' || (field !== 'ctnTypeName' && field !== 'sealNo')) continue;
    const row = rowOf(path);
    facts.set(row, [...(facts.get(row) ?? []), left || right]);
  }
  return new Map([...facts].map(([row, words]) => [row, words.filter(Boolean).join(' · ')]));
}
