import { decimal } from '@lading/validators';
import { useFormat } from '../../format/index.ts';
import { useText } from '../../i18n/provider.tsx';
import { idOf, useEdit } from './edit-context.ts';
import type { RowFound } from './edit-findings.ts';
import type { EditedLists, Held, ListName } from './edit-values.ts';
import type { Choosable, Labels } from './row-parts.tsx';

type FieldOf<L extends ListName> = Exclude<keyof EditedLists[L] & string, 'key' | `${string}Name`>;
type Figure = 'number' | 'weight' | 'volume';

/** What the cells of one row are made of. */
export function useRowCells<L extends ListName>(
  list: L,
  rowKey: string,
  place: number,
  labels: Labels<FieldOf<L>>,
  { row: held, found }: { row: EditedLists[ListName]; found: RowFound },
) {
  const { editing, formId } = useEdit();
  const text = useText();
  const format = useFormat();
  const row = held as Readonly<Record<string, Held>>;
  const put = (changes: Readonly<Record<string, Held>>) =>
    editing.setCells(list, rowKey, changes as Partial<EditedLists[L]>);
  const cell = (field: FieldOf<L>) => {
    const name = `${list}.${rowKey}.${field}`;
    return {
      id: idOf(formId, name),
      label: text('form.row', { label: labels[field] ?? field, row: place }),
      field,
      held: row[field] ?? null,
      issue: found[field],
      onHold: (value: string) => put({ [field]: value }),
      onLeave: () => editing.leave(name),
    };
  };
  const choice = (field: FieldOf<L>, from: Choosable) => ({
    ...cell(field),
    name: String(row[`${field}Name`] ?? ''),
    options: from.options,
    nameOf: from.nameOf,
    onHold: (id: string) => put({ [field]: id === '' ? null : Number(id), [`${field}Name`]: from.nameOf(id) }),
  });
  /** A figure as bills show it, while nobody writes it. */
  const shown = (field: Figure) => {
    const held = String(row[field]);
    if (!decimal.is(held)) return undefined;
    return field === 'number' ? format.packages(held) : format[field](held);
  };
  return { row, cell, choice, shown };
}
