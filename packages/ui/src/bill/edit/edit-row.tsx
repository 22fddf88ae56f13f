import { decimal } from '@lading/validators';
import type { ReactNode } from 'react';
import { packages, volume, weight } from '../../format/figures.ts';
import * as base from '../tables.css.ts';
import type { BillEditing } from './bill-editing.ts';
import { idOf, useEdit, useEdited } from './edit-context.ts';
import { COLUMNS } from './edit-table.tsx';
import type { Held, ListName } from './edit-values.ts';
import { type Choosable, RowNotes } from './row-parts.tsx';

type Row = Readonly<Record<string, Held>>;

/** A cell as text: its field, what it says, and how it stands in the row. */
export type PlainCell = readonly [
  field: string,
  says: ReactNode,
  /** class of the cell */
  look?: string | undefined,
  /** its place in the card of a phone, and what stands above it there */
  part?: string | undefined,
  name?: string | undefined,
];

/** What was chosen, as text. */
export const chosenIn = (row: Row, field: string, from: Choosable): string =>
  String(row[`${field}Name`] || from.nameOf(String(row[field] ?? '')));

const FIGURES = { number: packages, weight, volume };
/** A figure as bills show it, or what was written in its place. */
export function figureIn(row: Row, field: keyof typeof FIGURES): string {
  const held = String(row[field] ?? '');
  return decimal.is(held) ? FIGURES[field](held) : held;
}

export type RowLine = NonNullable<ReturnType<BillEditing['lineOf']>>;

interface EditRowProps {
  list: ListName;
  rowKey: string;
  live: boolean;
  labels: Readonly<Record<string, string | undefined>>;
  /** where the row begins, field or text */
  place?: number;
  fields: (line: RowLine) => ReactNode;
  cells: (row: Row) => readonly PlainCell[];
}

/**
 * A row of a list: fields, or text where it is far from what is seen. A cell of text has the id of its field: whoever goes to one finds the
 * field. The row itself stays the same element, for it is watched.
 */
export function EditRow({ list, rowKey, live, labels, place, fields, cells }: EditRowProps) {
  const { editing, formId } = useEdit();
  const line = useEdited(editing, (bill) => bill.lineOf(list, rowKey));
  if (!line) return null;
  return (
    <>
      <tr data-row={rowKey} data-plain={live ? undefined : ''}>
        {place !== undefined && (
          <td className={base.figure} data-cell="place">
            {place}
          </td>
        )}
        {live ? (
          fields(line)
        ) : (
          <Cells name={(field) => idOf(formId, `${list}.${rowKey}.${field}`)} cells={cells(line.row)} />
        )}
      </tr>
      <RowNotes list={list} rowKey={rowKey} found={line.found} labels={labels} columns={COLUMNS} />
    </>
  );
}

function Cells({ name: idOfField, cells }: { name: (field: string) => string; cells: readonly PlainCell[] }) {
  return (
    <>
      {cells.map(([field, says, look, part, name]) => (
        <td
          key={field}
          id={idOfField(field)}
          tabIndex={-1}
          className={look}
          data-writes=""
          data-field={field}
          data-cell={part}
          data-name={name}
        >
          {says}
        </td>
      ))}
      <td data-cell="actions" />
    </>
  );
}
