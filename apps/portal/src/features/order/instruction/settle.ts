import type { BillEditing } from '@lading/ui/bill-edit';
import type { DraftList } from '@lading/validators/bill';
import type { Clash } from './merge.ts';

type Held = string | number | null;

/** Writes again what was written here, where theirs stands meanwhile. */
export function writeMine(editing: BillEditing, { path, mine, gone }: Clash): void {
  const [list = '', key = '', field = ''] = path.split('.');
  const rows = list as DraftList;
  if (list === 'head') editing.setHead({ [key]: mine as Held });
  else if (!gone) editing.setCells(rows, key, { [field]: mine as Held });
  else if (mine === null) editing.removeRow(rows, key);
  else editing.setRows(rows, [...editing.values[rows], mine] as never);
}
