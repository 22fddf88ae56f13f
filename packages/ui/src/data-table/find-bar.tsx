import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useOwnEscape } from '../foundations/own-escape.ts';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { cellValue, type DataColumn } from './column.ts';
import * as css from './find-bar.css.ts';
import { isGroup, type ModelRow } from './model.ts';
import { plain } from './plain.ts';

interface FindBarProps<Row extends object> {
  columns: readonly DataColumn<Row>[];
  rows: readonly ModelRow<Row>[];
  /** in it, the browser's own search key comes here: the browser finds only what is drawn */
  frame: RefObject<HTMLElement | null>;
  /** index of the row to show, undefined when there is none */
  onFound: (index: number | undefined) => void;
  /** back to the rows */
  onLeave: () => void;
}

// Between two values: nobody types it.
const END = '\u0000';

/** Finds words in rows that are not drawn. */
export function FindBar<Row extends object>({ columns, rows, frame, onFound, onLeave }: FindBarProps<Row>) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const asked = words !== '';
  const index = useMemo(
    () =>
      asked
        ? rows.map((row) =>
            isGroup(row) ? '' : plain(columns.map((column) => cellValue(column, row.original) ?? '').join(END)),
          )
        : [],
    [asked, columns, rows],
  );
  const found = useMemo(() => {
    const wanted = plain(words);
    return wanted === '' ? [] : index.flatMap((row, place) => (row.includes(wanted) ? place : []));
  }, [index, words]);
  const place = found.length === 0 ? 0 : at % found.length;
  const hit = found[place];

  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => latest.current(hit), [hit]);
  useEffect(() => {
    const box = frame.current;
    const catchKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'f' || !(event.ctrlKey || event.metaKey) || event.target === input.current) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    box?.addEventListener('keydown', catchKey);
    return () => box?.removeEventListener('keydown', catchKey);
  }, [frame]);

  useOwnEscape(input, onLeave);
  const step = (by: number) => setAt((place + by + found.length) % Math.max(1, found.length));
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setAt(0);
    setWords(event.target.value.trim());
  };
  const label = text('table.find');
  return (
    <search className={css.bar}>
      <span className={css.box}>
        <Icon drawing={icons.search} size="sm" />
        <input
          ref={input}
          type="search"
          className={css.input}
          aria-label={label}
          aria-keyshortcuts="Control+F"
          placeholder={label}
          onChange={change}
          onKeyDown={press}
        />
      </span>
      <span role="status" className={css.count}>
        {asked &&
          (hit === undefined ? text('table.notFound') : text('table.found', { at: place + 1, count: found.length }))}
      </span>
      {found.length > 1 && (
        <>
          <IconButton size="sm" icon={icons.chevronUp} label={text('table.findPrevious')} onClick={() => step(-1)} />
          <IconButton size="sm" icon={icons.chevronDown} label={text('table.findNext')} onClick={() => step(1)} />
        </>
      )}
    </search>
  );
}
