import type { KeyboardEvent, ReactNode } from 'react';
import type { NamePart } from '../foundations/parts.ts';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { Kbd } from '../kbd/kbd.tsx';
import { TextButton } from '../link/text-button.tsx';
import type { SheetActs } from './acts.ts';
import * as styles from './bar.css.ts';
import { valueIn } from './column.ts';
import type { SheetPart } from './sheet-props.ts';
import { wasIn } from './source.ts';
import type { SheetState } from './use-sheet.ts';

interface CellBarProps {
  sheet: SheetState;
  acts: SheetActs;
  act: (change: () => void) => void;
  /** id of what is said of the cell */
  words: string;
  part: NamePart<SheetPart>;
}

const KEYS = [
  [['enter'], 'sheet.key.down'],
  [['tab'], 'sheet.key.on'],
  [['F2'], 'sheet.key.edit'],
  [['ctrl', 'D'], 'sheet.key.fill'],
  [['ctrl', 'Z'], 'sheet.key.undo'],
] as const;

/** What there is to say of the cell: what is wrong, who else changed it, or what it was before. */
function About({ sheet, acts, act }: Omit<CellBarProps, 'words' | 'part'>): ReactNode {
  const { text, row, column, editing, issue, clash } = sheet;
  if (!row || !column) return null;
  const repairs = (value: string | undefined) =>
    value !== undefined && (
      <TextButton onClick={() => act(() => acts.repair())}>
        {text('sheet.repair', { value: sheet.shown(column, value, row) })}
      </TextButton>
    );
  if (editing?.fault)
    return (
      <>
        <Icon drawing={icons.octagon} size="sm" />
        <span className={styles.wrong}>{sheet.faultWords(editing.column, editing.fault.fault, editing.text)}</span>
        {repairs(editing.fault.repair)}
      </>
    );
  const value = sheet.shown(column, valueIn(column, row), row);
  if (clash)
    return (
      <>
        <Icon drawing={icons.warning} size="sm" />
        <span>
          {clash.by
            ? text('sheet.clash', { by: clash.by, theirs: sheet.shown(column, clash.theirs, row), mine: value })
            : text('sheet.clashNobody', { theirs: sheet.shown(column, clash.theirs, row), mine: value })}
        </span>
        <TextButton onClick={() => act(() => acts.settle('theirs'))}>{text('sheet.takeTheirs')}</TextButton>
        <TextButton onClick={() => act(() => acts.settle('mine'))}>{text('sheet.keepMine')}</TextButton>
      </>
    );
  if (issue)
    return (
      <>
        <Icon drawing={icons.octagon} size="sm" />
        <span className={styles.wrong}>{issue.message}</span>
        {repairs(issue.repair)}
      </>
    );
  const before = wasIn(row, column.id);
  return (
    <>
      <span className={styles.name}>{sheet.nameOf(row)}</span>
      {before === undefined ? (
        <span className={styles.value}>{value}</span>
      ) : (
        <span className={styles.value}>
          <s>{sheet.shown(column, before, row)}</s> <Icon drawing={icons.arrowRight} size="sm" /> <b>{value}</b>
        </span>
      )}
    </>
  );
}

/** The line above the sheet: which cell it is, what was there and is there now, and what to do about it. */
export function CellBar({ sheet, acts, act, words, part }: CellBarProps) {
  const { text, here } = sheet;
  const back = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    act(() => undefined);
  };
  return (
    <div {...part('bar', styles.bar)} onKeyDown={back} role="toolbar" aria-label={text('sheet.bar')}>
      <b className={styles.place}>{here}</b>
      <span id={words} className={styles.about}>
        <About sheet={sheet} acts={acts} act={act} />
      </span>
      <span className={styles.keys} aria-hidden="true">
        {KEYS.map(([keys, says]) => (
          <span key={says} className={styles.hint}>
            <Kbd keys={keys} />
            {text(says)}
          </span>
        ))}
      </span>
    </div>
  );
}
