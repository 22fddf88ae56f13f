import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { RATE_STATUS } from '../../database/schema.ts';
import type { Changed } from './changed.ts';
import { nameOf, type RateRow, type SheetKind, type Written } from './kind.ts';
import type { Lists } from './lists.ts';

/** Columns of the table that say which rows may be alike; they narrow what is read. */
const PLACES = ['polId', 'startId', 'portId', 'code'] as const;
const FOREVER = '9999-12-31';

const daysOf = (row: Written) => ((row['etdDays'] ?? row['flightDays']) as readonly number[] | undefined) ?? [];
const shared = (one: Written, other: Written): boolean => {
  const [from, to] = [one, other].map((row) => [row['validFrom'] ?? '', row['validTo'] ?? FOREVER] as const) as [
    readonly [string, string],
    readonly [string, string],
  ];
  const days = daysOf(one);
  const meets = days.length === 0 || daysOf(other).length === 0 || days.some((day) => daysOf(other).includes(day));
  return meets && from[0] <= to[1] && to[0] <= from[1];
};

/** Of each changed row another that stands for the same thing on the same days, where there is one. */
export async function overlapsOf(
  db: Db,
  kind: SheetKind,
  changed: readonly Changed[],
  lists: Lists,
): Promise<ReadonlyMap<number, string>> {
  const place = PLACES.find((name) => name in kind.table);
  const rows = changed.filter(({ row, after, before }) => {
    const touched = before === null || [...kind.alike, 'from', 'to', 'days', 'status'].some((name) => name in after);
    return touched && row['status'] !== RATE_STATUS.withdrawn;
  });
  if (rows.length === 0 || !place) return new Map();
  const column = (kind.table as unknown as Record<string, Parameters<typeof inArray>[0]>)[place];
  const places = [...new Set(rows.map(({ row }) => row[place]))];
  const stored = column
    ? ((await db
        .select()
        .from(kind.table)
        .where(
          and(
            isNull(kind.table.removedAt),
            inArray(kind.table.status, [RATE_STATUS.live, RATE_STATUS.draft]),
            places.includes(null) ? sql`true` : inArray(column, places),
          ),
        )) as unknown as RateRow[])
    : [];
  const becoming = new Map(changed.map((one) => [one.id, one.row]));
  const alike = new Map<string, { id: number; row: Written }[]>();
  for (const old of stored) {
    const row = becoming.get(old.id) ?? old;
    if (row['status'] === RATE_STATUS.withdrawn) continue;
    const name = nameOf(kind, row, lists);
    const group = alike.get(name);
    if (group) group.push({ id: old.id, row });
    else alike.set(name, [{ id: old.id, row }]);
  }
  return new Map(
    rows.flatMap(({ id, name, row }) => {
      const other = alike.get(name)?.find((one) => one.id !== id && shared(row, one.row));
      if (!other) return [];
      const [from, to] = [other.row['validFrom'] ?? '', other.row['validTo'] ?? ''];
      return [[id, `${name} ${String(from)} – ${String(to)}`] as const];
    }),
  );
}
