import type { Day } from '../foundations/day.ts';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import * as styles from './price-calendar.css.ts';
import { PriceFigure, PriceMark } from './price-mark.tsx';
import type { DayPrice } from './prices.ts';
import type { PriceWords } from './use-words.ts';

interface CellProps {
  day: Day;
  price: DayPrice | undefined;
  lowest: boolean;
  /** no ship sails, as far as is known */
  none: boolean;
  /** before the first day there is: a week of such days is kept low */
  past: boolean;
  loading: boolean;
  words: PriceWords;
}

/** A day of the month with its price. */
export function PriceCell({ day, price, lowest, none, past, loading, words }: CellProps) {
  return (
    <span
      className={styles.content}
      data-past={past ? '' : undefined}
      data-none={none || past ? '' : undefined}
      data-lowest={lowest ? '' : undefined}
      data-full={price?.full ? '' : undefined}
    >
      <span className={styles.number}>{Number(day.slice(8))}</span>
      {price?.price !== undefined && <PriceFigure price={price.price} words={words} />}
      {price?.price !== undefined && <PriceMark day={price} lowest={lowest} />}
      {loading && !past && <SkeletonBar className={styles.waiting} />}
    </span>
  );
}
