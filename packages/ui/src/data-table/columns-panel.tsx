import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLayoutEffect } from '../foundations/layout-effect.ts';
import { PanelTitle } from '../foundations/popover.tsx';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { TextButton } from '../link/text-button.tsx';
import { type Arranged, nameOf } from './column.ts';
import type { ColumnChoice } from './column-choice.ts';
import * as css from './columns.css.ts';
import { TickBox } from './tick-box.tsx';
import { useReorder } from './use-reorder.ts';

interface ColumnsPanelProps<Row> {
  /** what can be chosen from, in its order */
  arranged: readonly Arranged<Row>[];
  onChange: (choice: ColumnChoice | null) => void;
}

const choiceOf = <Row,>(arranged: readonly Arranged<Row>[]): ColumnChoice =>
  arranged.map(({ column, show }) => ({ id: column.id, show }));

/** The list of columns: ticked ones are shown, in this order. */
export function ColumnsPanel<Row>({ arranged, onChange }: ColumnsPanelProps<Row>) {
  const text = useText();
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const inputOf = (id: string) =>
    [...(list.current?.querySelectorAll('input') ?? [])].find((input) => input.value === id);
  // An entry that changes its place may lose the focus on the way.
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current) inputOf(focused.current)?.focus();
    focused.current = undefined;
  });

  const fixed = arranged.filter(({ column }) => column.sticky).length;
  const shown = arranged.filter(({ show }) => show).length;
  const move = (id: string, to: number) => {
    const from = arranged.findIndex(({ column }) => column.id === id);
    const one = arranged[from];
    const place = Math.min(Math.max(to, fixed), arranged.length - 1);
    if (!one || one.column.sticky || place === from) return false;
    const rest = arranged.filter((other) => other !== one);
    onChange(choiceOf([...rest.slice(0, place), one, ...rest.slice(place)]));
    setSaid(text('columns.moved', { name: nameOf(one.column), at: place + 1, of: arranged.length }));
    return true;
  };
  const { dragged, grip } = useReorder(list, move);

  const press = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const id = event.target.value;
    const at = arranged.findIndex(({ column }) => column.id === id);
    const next = arranged[at + by];
    if (!event.altKey) {
      if (next) inputOf(next.column.id)?.focus();
    } else if (move(id, at + by)) focused.current = id;
  };
  const tick = (id: string, show: boolean) =>
    onChange(choiceOf(arranged.map((one) => (one.column.id === id ? { ...one, show } : one))));

  return (
    <>
      <div className={css.header}>
        <PanelTitle asChild>
          <p className={css.title}>{text('columns.title')}</p>
        </PanelTitle>
        <span className={css.count}>{text('columns.count', { shown, total: arranged.length })}</span>
        <TextButton onClick={() => onChange(null)}>{text('columns.reset')}</TextButton>
      </div>
      <ul ref={list} className={css.list} onKeyDown={press}>
        {arranged.map(({ column, show }) => {
          // One column stays, or there would be nothing to press on.
          const locked = column.sticky !== undefined || (show && shown === 1);
          return (
            <li key={column.id} className={css.entry} data-dragged={dragged === column.id || undefined}>
              <span
                className={css.grip}
                aria-hidden="true"
                data-fixed={column.sticky ? '' : undefined}
                {...(!column.sticky && grip(column.id))}
              >
                <Icon drawing={icons.grip} size="sm" />
              </span>
              <label className={css.label} htmlFor={`${hint}-${column.id}`}>
                <TickBox
                  id={`${hint}-${column.id}`}
                  value={column.id}
                  checked={show}
                  aria-disabled={locked || undefined}
                  aria-describedby={hint}
                  onChange={(event) => {
                    if (!locked) tick(column.id, event.currentTarget.checked);
                  }}
                />
                {nameOf(column)}
              </label>
              {column.sticky && (
                <span className={css.lock} title={text('columns.locked')}>
                  <Icon drawing={icons.lock} size="sm" />
                  <VisuallyHidden>{text('columns.locked')}</VisuallyHidden>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p id={hint} className={css.hint}>
        {text('columns.hint')}
      </p>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </>
  );
}
