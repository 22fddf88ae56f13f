import type { RecordIssue } from '@lading/validators/record';
import { type ReactElement, useMemo } from 'react';
import { IconButton } from '../../button/icon-button.tsx';
import { useText } from '../../i18n/provider.tsx';
import * as icons from '../../icon/drawings.ts';
import { Icon } from '../../icon/icon.tsx';
import { TextButton } from '../../link/text-button.tsx';
import { type BillChoice, idOf, printedName, useEdit, useTold } from './edit-context.ts';
import type { RowFound } from './edit-findings.ts';
import * as styles from './edit-table.css.ts';
import type { ListName } from './edit-values.ts';

/** A list to choose from: its options made once for all rows, and its entries by id. */
export interface Choosable {
  options: readonly ReactElement[];
  nameOf(id: string): string;
}

export function useChoosable(list: readonly BillChoice[]): Choosable {
  return useMemo(() => {
    const names = new Map(list.map((choice) => [String(choice.id), printedName(choice)]));
    const options = [...names].map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return { options, nameOf: (id) => names.get(id) ?? '' };
  }, [list]);
}

/** Every cell of a row by its field: label, value, findings, and where changes go. */
export type Labels<Field extends string> = Readonly<Partial<Record<Field, string>>>;

const LONGEST = 24;

interface NotesProps {
  list: ListName;
  rowKey: string;
  found: RowFound;
  labels: Readonly<Record<string, string | undefined>>;
  columns: number;
}

/** What is said of the cells of a row, under it, each with its repair. Of most rows nothing is: they ask for no words. */
export const RowNotes = (props: NotesProps) => (Object.keys(props.found).length > 0 ? <Notes {...props} /> : null);

function Notes({ list, rowKey, found, labels, columns }: NotesProps) {
  const { editing, formId } = useEdit();
  const text = useText();
  const told = useTold();
  const note = ([field, issue]: [string, RecordIssue]) => {
    const { error, warning, suggestions = [] } = told(issue);
    const message = error ?? warning ?? '';
    const take = (value: string) => {
      editing.setCells(list, rowKey, { [field]: value });
      editing.leave(`${list}.${rowKey}.${field}`);
      document.getElementById(idOf(formId, `${list}.${rowKey}.${field}`))?.focus();
    };
    return (
      <li key={field} className={styles.note} data-tone={issue.severity}>
        <Icon drawing={error ? icons.warning : icons.info} size="sm" />
        <span>
          <span id={`${idOf(formId, `${list}.${rowKey}.${field}`)}-said`}>
            {/* What says of a cell that it is empty has its name already. */}
            {issue.code.startsWith('required.')
              ? message
              : text('form.entry', { label: labels[field] ?? field, message })}
          </span>
          {suggestions.map((value) => (
            <TextButton key={value} className={styles.repair} onClick={() => take(value)}>
              {value.length > LONGEST ? text('field.repair') : text('field.changeTo', { value })}
            </TextButton>
          ))}
        </span>
      </li>
    );
  };
  return (
    <tr data-notes="">
      <td colSpan={columns} className={styles.notes}>
        <ul>{Object.entries(found).map(note)}</ul>
      </td>
    </tr>
  );
}

/** What every row of a list takes. */
export interface RowProps {
  rowKey: string;
  place: number;
  /** its cells are fields; else text, as it is far from what is seen */
  live: boolean;
  onCopy: (key: string) => void;
  onRemove: (key: string, button: HTMLButtonElement) => void;
}

/** Copies and removes a row. */
export function RowActions({ rowKey, place, onCopy, onRemove }: Omit<RowProps, 'live'>) {
  const text = useText();
  return (
    <td className={styles.actions} data-cell="actions">
      <IconButton
        size="sm"
        icon={icons.copy}
        label={text('bill.edit.copyRow', { row: place })}
        onClick={() => onCopy(rowKey)}
      />
      <IconButton
        size="sm"
        icon={icons.close}
        label={text('bill.edit.removeRow', { row: place })}
        onClick={(event) => onRemove(rowKey, event.currentTarget)}
      />
    </td>
  );
}
