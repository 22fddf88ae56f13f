import type { Day } from '../foundations/day.ts';
import { useText } from '../i18n/provider.tsx';
import { isDay, lastDayMeant } from './read-day.ts';

export interface Limits {
  /** the first day that may be chosen */
  min?: Day | undefined;
  /** the last day that may be chosen */
  max?: Day | undefined;
  /** days in between that may not: without a sailing, on a holiday */
  isUnavailable?: ((day: Day) => boolean) | undefined;
}

interface Finding {
  error: string;
  suggestions: string[];
}

/** What is wrong with a typed text as a day, and what was probably meant. */
export function useFinding({ min, max, isUnavailable }: Limits): (value: string) => Finding | undefined {
  const text = useText();
  return (value) => {
    if (value === '') return undefined;
    if (!isDay(value)) {
      const meant = lastDayMeant(value);
      return { error: text('date.wanted'), suggestions: meant ? [meant] : [] };
    }
    if (min && value < min) return { error: text('date.first', { day: min }), suggestions: [] };
    if (max && value > max) return { error: text('date.last', { day: max }), suggestions: [] };
    if (isUnavailable?.(value)) return { error: text('date.unavailable', { day: value }), suggestions: [] };
    return undefined;
  };
}

/** Two local days such as `2026-11-26`, both of them in it; empty for none. */
export interface DateRange {
  start: string;
  end: string;
}

/** The same for a range: of its days, and of their order. `repair` puts what was suggested in place of what is wrong. */
export function useRangeFinding(limits: Limits, value: DateRange) {
  const text = useText();
  const finding = useFinding(limits);
  const { start, end } = value;
  const first = finding(start);
  const found = first ?? finding(end);
  const turned = found === undefined && isDay(start) && isDay(end) && end < start;
  return {
    found: turned ? text('date.order') : found?.error,
    suggestions: turned ? [`${end} – ${start}`] : found?.suggestions,
    repair: (suggestion: string): DateRange => {
      if (turned) return { start: end, end: start };
      return first ? { start: suggestion, end } : { start, end: suggestion };
    },
  };
}
