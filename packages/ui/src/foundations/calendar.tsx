import { type ReactElement, useCallback, useMemo } from 'react';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { useDirection } from '../i18n/provider.tsx';
import { type CalendarWords, useWriting } from './calendar-words.ts';
import { type Day, toDate, toDay } from './day.ts';

/** The parts that are styled; a state of a day stands on its cell as `data-selected`, `data-today` and the like. */
export interface CalendarClasses extends Partial<ClassNames> {
  marked: string;
  /** what a range would hold if it ended where the pointer or the focus is */
  reach: string;
}

export interface CalendarProps {
  locale: string;
  /** the day it is at the place the days belong to */
  today: Day;
  start: Day | undefined;
  /** the same as `start` for a single day */
  end: Day | undefined;
  range: boolean;
  /** the other end of a range that is being chosen */
  reached: Day | undefined;
  onPick: (day: Day) => void;
  /** the day under the pointer or the focus */
  onReach: (day: Day | undefined) => void;
  /** why a day stands out; read with its name */
  marks: ReadonlyMap<Day, string> | undefined;
  min: Day | undefined;
  max: Day | undefined;
  isUnavailable: ((day: Day) => boolean) | undefined;
  months: 1 | 2;
  words: CalendarWords;
  classes: CalendarClasses;
  arrow: (props: { orientation?: 'left' | 'right' | 'up' | 'down' }) => ReactElement;
}

/** A month of days in a grid, or two: arrows by day and week, Home and End in the week, Page by month, Shift+Page by year. */
export function Calendar(props: CalendarProps) {
  const {
    locale,
    today,
    start,
    end,
    range,
    reached,
    onPick,
    onReach,
    marks,
    min,
    max,
    isUnavailable,
    months,
    words,
    arrow,
  } = props;
  const { marked, reach, ...classNames } = props.classes;
  const components = useMemo(() => ({ Chevron: arrow }), [arrow]);
  const about = useCallback((day: Day) => marks?.get(day), [marks]);
  const between = [start ?? '', reached ?? start ?? ''].sort();
  const first = start ?? (min && today < min ? min : today);
  const shared = {
    lang: locale,
    dir: useDirection(),
    weekStartsOn: 1 as const,
    fixedWeeks: true,
    // Beside each other the same day would stand twice.
    showOutsideDays: months === 1,
    numberOfMonths: months,
    today: toDate(today),
    defaultMonth: toDate(max && first > max ? max : first),
    ...(min && { startMonth: toDate(min) }),
    ...(max && { endMonth: toDate(max) }),
    disabled: (date: Date) => {
      const day = toDay(date);
      return (min && day < min) || (max && day > max) || (isUnavailable?.(day) ?? false);
    },
    modifiers: {
      marked: (date: Date) => marks?.has(toDay(date)) ?? false,
      reach: (date: Date) =>
        reached !== undefined && toDay(date) >= (between[0] ?? '') && toDay(date) <= (between[1] ?? ''),
    },
    modifiersClassNames: { marked, reach },
    classNames,
    components,
    onDayMouseEnter: (date: Date) => onReach(toDay(date)),
    onDayMouseLeave: () => onReach(undefined),
    onDayFocus: (date: Date) => onReach(toDay(date)),
    onDayBlur: () => onReach(undefined),
    ...useWriting(locale, words, about),
  };
  if (!range)
    return (
      <DayPicker
        {...shared}
        mode="single"
        selected={start === undefined ? undefined : toDate(start)}
        onSelect={(_, day) => onPick(toDay(day))}
      />
    );
  return (
    <DayPicker
      {...shared}
      mode="range"
      selected={start === undefined ? undefined : { from: toDate(start), to: toDate(end ?? start) }}
      // Its own arithmetic of ranges is not asked: a press is a day, what it means is the field's.
      onSelect={(_, day) => onPick(toDay(day))}
    />
  );
}

/** The day that has the calendar's tab stop. */
export const dayInTabOrder = (layer: HTMLElement): HTMLElement | null =>
  layer.querySelector<HTMLElement>('[role=gridcell] button[tabindex="0"]');
