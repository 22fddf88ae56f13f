import type { BillDraftValues, DraftList } from '@lading/validators/bill';

/** Ids are chosen where names are shown; the place of a port is shown as it is printed. */
function shownField(field: string): string {
  if (/^(?:placeReceipt|portStart|portEnd|placeDelivery)(?:Id|Name)$/.test(field))
    return field.replace(/(?:Id|Name)$/, 'Desc');
  return field.replace(/Id$/, 'Name').replace(/^(ctn|package|goods)Type$/, '$1TypeName');
}

/** A place of a draft as the comparison calls it, which knows its name: `bill.fAddress`, `containers[CSQU3054383].sealNo`. */
export function comparedPath(values: BillDraftValues, path: string): string {
  const byKey = /^(goods|containers)\.([^.]+)(?:\.(.+))?$/.exec(path);
  const byPlace = /^(goods|containers)\[(\d+)\](?:\.(.+))?$/.exec(path);
  const [, list, place, field] = byKey ?? byPlace ?? [];
  if (!list || place === undefined)
    return path === 'goods' || path === 'containers' ? path : `bill.${shownField(path.replace(/^head\./, ''))}`;
  const rows = values[list as DraftList];
  const at = byKey ? rows.findIndex(({ key }) => key === place) : Number(place);
  const row = rows[at] as { ctnNo?: unknown } | undefined;
  const name = list === 'containers' ? String(row?.ctnNo || `#${at + 1}`) : String(Math.max(0, at));
  return field ? `${list}[${name}].${shownField(field)}` : `${list}[${name}]`;
}

/** Where a place is written on the page: the name of a field, or row and field of a table. */
function fieldOf(
  values: BillDraftValues,
  path: string,
): { name?: string; row?: string; field?: string; list?: DraftList } {
  const [, list, at, field] = /^(goods|containers)(?:\[(\d+)\])?(?:\.(.+))?$/.exec(path) ?? [];
  if (!list) return { name: path };
  const row = at === undefined ? undefined : values[list as DraftList][Number(at)]?.key;
  return { list: list as DraftList, ...(row && { row }), ...(field && { field }) };
}

/** Puts the cursor where it is written; false where that is not on the page. */
export function goTo(root: HTMLElement | null, values: BillDraftValues, path: string): boolean {
  const { name, row, field, list } = fieldOf(values, path);
  const found = name
    ? root?.querySelector<HTMLElement>(`form [name="${name}"]:not([type=hidden])`)
    : row
      ? root?.querySelector<HTMLElement>(`[data-row="${row}"] [data-field="${field}"]`)
      : root?.querySelector<HTMLElement>(
          `[data-component=Editable${list === 'goods' ? 'Goods' : 'Containers'}Table] :is(input, textarea, [data-add])`,
        );
  if (!found) return false;
  found.scrollIntoView?.({ block: 'center' });
  found.focus();
  return true;
}
