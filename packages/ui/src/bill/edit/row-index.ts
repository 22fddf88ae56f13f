type Keyed = { readonly key: string };
const indexes = new WeakMap<readonly Keyed[], ReadonlyMap<string, Keyed>>();
/** The rows by their keys, made once for each list: every row of the page asks for itself after every key stroke. */
export function byKeyOf<Row extends Keyed>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const known = indexes.get(rows) ?? new Map(rows.map((row) => [row.key, row]));
  indexes.set(rows, known);
  return known as ReadonlyMap<string, Row>;
}
