import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { type ClassNames, DayButton, type DayButtonProps, DayPicker } from 'react-day-picker';
import { useDirection } from '../i18n/provider.tsx';
import { type CalendarWords, useWriting } from './calendar-words.ts';
import { type Day, type Month, toDate, toDay } from './day.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DayGridProps {
  locale: string;
  today: Day;
  month: Month;
  onMonthChange: (month: Month) => void;
  chosen: Day | undefined;
  onPick: (day: Day) => void;
  /** the day under the pointer or the focus */
  onReach: (day: Day | undefined) => void;
  min: Day | undefined;
  max: Day | undefined;
  /** what stands in the cell of a day */
  cell: (day: Day) => ReactNode;
  /** what is read after the name of a day */
  about: (day: Day) => string | undefined;
  /** can be reached and heard, and not chosen */
  isClosed: (day: Day) => boolean;
  words: CalendarWords;
  classes: Partial<ClassNames>;
  arrow: (props: { orientation?: 'left' | 'right' | 'up' | 'down' }) => ReactElement;
}

type Cells = Pick<DayGridProps, 'cell' | 'isClosed'>;
const Cells = createContext<Cells>({ cell: () => null, isClosed: () => false });

function Cell(props: DayButtonProps) {
  const { cell, isClosed } = useContext(Cells);
  const day = toDay(props.day.date);
  return (
    // Its name is text in it: a label beside other words that are seen would leave some of them out.
    <DayButton {...props} aria-label={undefined} aria-disabled={isClosed(day) || undefined}>
      <VisuallyHidden>{props['aria-label']}</VisuallyHidden>
      <span aria-hidden="true">{cell(day)}</span>
    </DayButton>
  );
}

const first = (month: Month): Date => toDate(`${month}-01`);

/** A month whose days hold more than their number. Every day can be reached by keys, also one that cannot be chosen. */
export function DayGrid(props: DayGridProps) {
  const dir = useDirection();
  const { locale, today, month, chosen, min, max, cell, isClosed, words, arrow } = props;
  const components = useMemo(() => ({ Chevron: arrow, DayButton: Cell }), [arrow]);
  const cells = useMemo(() => ({ cell, isClosed }), [cell, isClosed]);
  return (
    <Cells.Provider value={cells}>
      <DayPicker
        mode="single"
        lang={locale}
        dir={dir}
        weekStartsOn={1}
        today={toDate(today)}
        month={first(month)}
        onMonthChange={(next) => props.onMonthChange(toDay(next).slice(0, 7))}
        {...(min && { startMonth: toDate(min) })}
        {...(max && { endMonth: toDate(max) })}
        selected={chosen === undefined ? undefined : toDate(chosen)}
        onSelect={(_, date) => {
          const day = toDay(date);
          if (!isClosed(day)) props.onPick(day);
        }}
        classNames={props.classes}
        components={components}
        onDayMouseEnter={(date) => props.onReach(toDay(date))}
        onDayMouseLeave={() => props.onReach(undefined)}
        onDayFocus={(date) => props.onReach(toDay(date))}
        onDayBlur={() => props.onReach(undefined)}
        {...useWriting(locale, words, props.about)}
      />
    </Cells.Provider>
  );
}
