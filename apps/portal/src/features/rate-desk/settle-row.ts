import type { SheetDraft, SheetNews, SheetRow } from '@lading/ui/sheet';

type Now = NonNullable<SheetNews['rows']>[number];

/**
 * Puts a row that was saved into the sheet as the server has it: `2450` is `2450.00` there, and nobody else wrote it. What was written on
 * while it was on its way stays; only columns that somebody else was faster with clash.
 */
export function settleRow(
  draft: SheetDraft,
  sent: SheetRow,
  now: Now,
  { by, clashing }: { by?: string; clashing: readonly string[] },
): void {
  draft.receive({ rows: [now], ...(by !== undefined && { by }) });
  const held = draft.get().find(({ id }) => id === sent.id);
  for (const column of Object.keys(held?.clashes ?? {})) {
    if (clashing.includes(column)) continue;
    const take = held?.values[column] === sent.values[column] ? 'theirs' : 'mine';
    draft.apply([{ type: 'settle', row: sent.id, column, take }]);
  }
}
