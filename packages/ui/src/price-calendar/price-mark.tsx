import { useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './price.css.ts';
import type { DayPrice } from './prices.ts';
import type { PriceWords } from './use-words.ts';

// Longer figures are shortened where a cell is narrow.
const FITS = 6;

interface MarkProps {
  day: DayPrice;
  lowest: boolean;
}

/** The lowest, the last containers, no room: a word and a sign, each in its colour. */
export function PriceMark({ day, lowest }: MarkProps) {
  const text = useText();
  if (day.full)
    return (
      <span className={styles.mark} data-tone="full">
        {text('price.full')}
      </span>
    );
  if (lowest)
    return (
      <span className={styles.mark} data-tone="lowest">
        <Icon drawing={icons.arrowDown} size="sm" />
        {text('price.lowest')}
      </span>
    );
  if (day.left === undefined) return null;
  return (
    <span className={styles.mark} data-tone="left">
      {text('price.left', { count: day.left })}
    </span>
  );
}

/** A price, whole where there is room for it. */
export function PriceFigure({ price, words }: { price: string; words: PriceWords }) {
  const whole = words.figure(price);
  if (whole.length <= FITS) return <span className={styles.figure}>{whole}</span>;
  return (
    <span className={styles.figure}>
      <span className={styles.whole}>{whole}</span>
      <span className={styles.short}>{words.short(price)}</span>
    </span>
  );
}
