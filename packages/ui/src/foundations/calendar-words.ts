import { useMemo } from 'react';
import type { Modifiers } from 'react-day-picker';
import { type Day, toDay } from './day.ts';

export interface CalendarWords {
  months: string;
  previous: string;
  next: string;
  today: string;
  /** of the first and the last day of a range */
  start?: string;
  end?: string;
}

const written = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, options);
  return (date: Date) => formatter.format(date);
};

/**
 * All words by Intl and our catalogue, so that no language of the library is loaded.
 * @param about what is read after the name of a day
 */
export function useWriting(locale: string, words: CalendarWords, about: (day: Day) => string | undefined) {
  return useMemo(() => {
    const month = written(locale, { year: 'numeric', month: 'long' });
    const whole = written(locale, { dateStyle: 'full' });
    const said = (date: Date, is: Modifiers) => [
      is['today'] && words.today,
      whole(date),
      about(toDay(date)),
      is['range_start'] && words.start,
      is['range_end'] && words.end,
    ];
    return {
      formatters: {
        formatCaption: month,
        formatWeekdayName: written(locale, { weekday: 'narrow' }),
        // Not by Intl, which writes 26日.
        formatDay: (date: Date) => String(date.getDate()),
      },
      labels: {
        labelNav: () => words.months,
        labelPrevious: () => words.previous,
        labelNext: () => words.next,
        labelGrid: month,
        labelWeekday: written(locale, { weekday: 'long' }),
        labelDayButton: (date: Date, is: Modifiers) => said(date, is).filter(Boolean).join(', '),
      },
    };
  }, [locale, words, about]);
}
