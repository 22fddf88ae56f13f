/** Runs a statement over rows in batches: one statement takes at most 65,535 values. */
export async function inBatches<Row>(
  rows: readonly Row[],
  run: (some: Row[]) => Promise<unknown>,
  size = 500,
): Promise<void> {
  for (let at = 0; at < rows.length; at += size) await run(rows.slice(at, at + size));
}

/** An instant of the file as the database takes it. */
export const instantOf = (value: string | undefined): Date | null => (value === undefined ? null : new Date(value));

/** Left out, the column's default applies. */
export const instantOrNow = (value: string | undefined): { createTime?: Date } =>
  value === undefined ? {} : { createTime: new Date(value) };

export type Ids = ReadonlyMap<string, number>;

/** The id behind a natural key that the checks have found. */
export function idIn(ids: Ids, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`${name} was checked but is not in the database`);
  return id;
}
