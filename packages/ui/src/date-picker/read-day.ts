import { localDate } from '@lading/validators/record';
import { type Day, toDay } from '../foundations/day.ts';

const WRITTEN = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{4})[-/. \p{sc=Han}](\d{1,2})[-/. \p{sc=Han}](\d{1,2})\p{sc=Han}?$/u];

function partsOf(text: string): [year: string, month: string, date: string] | undefined {
  const plain = text.normalize('NFKC').trim();
  const [, year, month, date] = WRITTEN.map((pattern) => pattern.exec(plain)).find(Boolean) ?? [];
  return year && month && date ? [year, month.padStart(2, '0'), date.padStart(2, '0')] : undefined;
}

export const isDay = (text: string): boolean => localDate.is(text);

/** `20261126`, `2026/11/26`, `2026-1-6` and `2026年11月26日` are days; `2026-02-30` is not. */
export function readDay(text: string): Day | undefined {
  const day = partsOf(text)?.join('-');
  return day !== undefined && isDay(day) ? day : undefined;
}

/** The last day of the month that was meant by `2026-02-30`. */
export function lastDayMeant(text: string): Day | undefined {
  const [year, month, date] = partsOf(text) ?? [];
  if (!year || !month || Number(month) < 1 || Number(month) > 12 || Number(date) < 29 || Number(date) > 31) return;
  const last = toDay(new Date(Number(year), Number(month), 0));
  return last.startsWith(year) ? last : undefined;
}
