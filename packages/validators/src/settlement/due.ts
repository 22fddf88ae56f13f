import { dayOfMonth, daysBetween, shiftedDay } from '../days.ts';
import type { Amount } from '../freight/money.ts';
import { statementTotals } from './totals.ts';

/** When a statement is to be paid: so many days after it was issued, or after the end of its month. */
export interface PaymentTerms {
  readonly by: 'order' | 'month';
  readonly days: number;
  /** the day on which a month closes, where it is not the last one */
  readonly closeDay?: number | undefined;
}

const LAST = 31;

/** The last day to pay a statement: `2026-11-30`. One that is issued after the month has closed counts to the next. @throws RangeError for what is no day */
export function dueDay(issueDay: string, { by, days, closeDay = LAST }: PaymentTerms): string {
  if (by === 'order') return shiftedDay(issueDay, days);
  const close = dayOfMonth(issueDay, closeDay);
  return shiftedDay(close < issueDay ? dayOfMonth(issueDay, closeDay, 1) : close, days);
}

/** Days since a due day, below 0 before it. @throws RangeError for what is no day */
export const overdueDays = (due: string, today: string): number => daysBetween(due, today);

export const AGEING_BUCKETS = ['current', '1-30', '31-60', '61-90', '90+'] as const;
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** In which bucket of ageing so many days lie: none, or fewer, is `current`. */
export function ageingBucket(days: number): AgeingBucket {
  if (days <= 0) return 'current';
  if (days <= 30) return '1-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}

/** An amount that is open. */
export interface OpenAmount extends Amount {
  readonly dueDay: string;
  /** what is in dispute stands apart, in no bucket */
  readonly disputed?: boolean | undefined;
}

export interface AgedSums {
  readonly currency: string;
  readonly buckets: Readonly<Record<AgeingBucket, string>>;
  readonly disputed: string;
  /** all buckets, without what is in dispute */
  readonly total: string;
}

/** What is open by age, a row for each currency in the order of first appearance. @throws RangeError for what is no decimal or no day */
export function agedSums(open: readonly OpenAmount[], today: string): AgedSums[] {
  return [...new Set(open.map(({ currency }) => currency))].map((currency) => {
    const mine = open.filter((one) => one.currency === currency);
    const aged = mine.filter(({ disputed }) => !disputed);
    // The zero in front gives an empty bucket the decimals of its currency.
    const sum = (list: readonly Amount[]) => statementTotals([{ currency, amount: '0' }, ...list])[0]?.amount ?? '0';
    const within = (bucket: AgeingBucket) =>
      sum(aged.filter((one) => ageingBucket(overdueDays(one.dueDay, today)) === bucket));
    return {
      currency,
      buckets: {
        current: within('current'),
        '1-30': within('1-30'),
        '31-60': within('31-60'),
        '61-90': within('61-90'),
        '90+': within('90+'),
      },
      disputed: sum(mine.filter(({ disputed }) => disputed)),
      total: sum(aged),
    };
  });
}
