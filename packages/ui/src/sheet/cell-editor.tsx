import { useRef } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { useOwnEscape } from '../foundations/own-escape.ts';
import * as styles from './cells.css.ts';
import { isNumeric } from './column.ts';
import type { Editing } from './use-sheet.ts';

interface CellEditorProps {
  editing: Editing;
  /** how the cell is called */
  label: string;
  /** id of the words that say what is wrong */
  words: string | undefined;
  onCancel: () => void;
}

/** The option that a typed letter means. */
const begun = ({ column, text, from, mode }: Editing): string => {
  const letter = text.toLowerCase();
  const found = column.options?.find(({ label, value }) =>
    [label, value].some((one) => one.toLowerCase().startsWith(letter)),
  );
  return mode === 'write' && text !== '' ? (found?.value ?? from) : from;
};

/** The field of the cell that is written in. The sheet hears its keys. */
export function CellEditor({ editing, label, words, onCancel }: CellEditorProps) {
  const { column, text, mode, fault } = editing;
  const input = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);
  useOwnEscape(column.kind === 'choice' ? choice : input, onCancel);
  useLayoutEffect(() => {
    const field = input.current ?? choice.current;
    field?.focus({ preventScroll: true });
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  }, []);
  const shared = {
    'data-editor': mode,
    'aria-label': label,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? words : undefined,
    className: styles.editor,
  } as const;
  if (column.kind === 'choice')
    return (
      <select {...shared} ref={choice} defaultValue={begun(editing)}>
        <option value="" />
        {column.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      ref={input}
      type="text"
      inputMode={isNumeric(column) ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      data-mono={column.mono ? '' : undefined}
      data-numeric={isNumeric(column) ? '' : undefined}
      defaultValue={text}
    />
  );
}
