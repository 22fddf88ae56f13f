import { type ComponentPropsWithoutRef, forwardRef, useEffect, useId, useRef } from 'react';
import type { Day } from '../foundations/day.ts';
import { type NamePart, type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useText } from '../i18n/provider.tsx';
import { SkeletonBar } from '../skeleton/skeleton.tsx';
import { hidden } from '../theme/hidden.css.ts';
import { PriceMark } from './price-mark.tsx';
import * as styles from './price-strip.css.ts';
import { PriceTrouble } from './price-trouble.tsx';
import { type DayPrice, type DayPrices, isLowest, isOffered, lowestOf, readPrices } from './prices.ts';
import { type PriceWords, usePriceWords } from './use-words.ts';

/** What of it has a name of its own. */
export type PriceStripPart = 'day' | 'date' | 'price' | 'state' | 'list';

export interface PriceStripProps extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'children' | 'name'> {
  /** classes by part: `list`, in it each `day` with `date`, `price` and `state` */
  classNames?: PartClasses<PriceStripPart> | undefined;
  /** what is sold, said before the days and not shown */
  label: string;
  /** code of the currency, `USD`; said with each price */
  currency: string;
  /** days in a row, also those on which no ship sails */
  prices: DayPrices;
  /** the chosen day, empty for none */
  value: Day;
  onChange: (day: Day) => void;
  /** said of a day on which nothing leaves, where that is no ship: 无航班 (no flight) */
  none?: string | undefined;
  name?: string;
}

const WAITING = 12;

interface StripDayProps {
  day: DayPrice;
  lowest: boolean;
  currency: string;
  none: string | undefined;
  words: PriceWords;
  name: string;
  chosen: boolean;
  onChoose: (day: Day) => void;
  part: NamePart<PriceStripPart>;
}

function StripDay({ day, lowest, currency, none, words, name, chosen, onChoose, part }: StripDayProps) {
  const text = useText();
  const { price } = day;
  return (
    <label
      {...part('day', styles.day)}
      data-none={price === undefined ? '' : undefined}
      data-full={day.full ? '' : undefined}
      data-lowest={lowest ? '' : undefined}
    >
      <input
        type="radio"
        className={hidden}
        name={name}
        value={day.day}
        checked={chosen}
        disabled={!isOffered(day)}
        onChange={() => onChoose(day.day)}
      />
      <span {...part('date', styles.date)}>
        {day.day.slice(5)} <span className={styles.weekday}>{words.weekday(day.day)}</span>
      </span>{' '}
      <span {...part('price', styles.price)}>
        {price === undefined ? (day.closed ? text('price.closed') : (none ?? text('price.none'))) : words.figure(price)}
      </span>{' '}
      <span {...part('state', styles.state)}>{price !== undefined && <PriceMark day={day} lowest={lowest} />}</span>
      {price !== undefined && <VisuallyHidden>{[currency, day.about].filter(Boolean).join(' · ')}</VisuallyHidden>}
    </label>
  );
}

/** Days in a row with their prices, one of them chosen. Its ref is the fieldset. */
export const PriceStrip = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, PriceStripProps>(function PriceStrip(
  { label, currency, prices, value, onChange, none, name, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const own = useId();
  const text = useText();
  const track = useRef<HTMLDivElement>(null);
  const { days, loading, failure } = readPrices(prices);
  const words = usePriceWords(currency, days);
  const lowest = lowestOf(days);
  useEffect(() => {
    const chosen = track.current?.querySelector(':checked')?.parentElement;
    if (!(track.current && chosen)) return;
    // A scroll of the track alone: scrollIntoView would move the page too.
    const before = chosen.offsetLeft;
    const after = before + chosen.offsetWidth - track.current.clientWidth;
    if (track.current.scrollLeft > before || track.current.scrollLeft < after) track.current.scrollLeft = before - 1;
  }, []);
  return (
    <fieldset
      data-component="PriceStrip"
      {...rest}
      ref={ref}
      className={`${styles.root} ${className}`}
      aria-label={label}
      aria-busy={loading || undefined}
    >
      {failure ? (
        <PriceTrouble failure={failure} />
      ) : (
        <div ref={track} {...part('list', styles.track)}>
          {days.map((day) => (
            <StripDay
              key={day.day}
              day={day}
              currency={currency}
              none={none}
              words={words}
              name={name ?? own}
              lowest={isLowest(day, lowest)}
              chosen={day.day === value}
              onChoose={onChange}
              part={part}
            />
          ))}
          {loading &&
            [...Array(WAITING).keys()].map((place) => (
              <span key={place} className={styles.day} data-waiting="" aria-hidden="true">
                <SkeletonBar className={styles.waiting} />
                <SkeletonBar className={styles.waiting} />
              </span>
            ))}
        </div>
      )}
      <VisuallyHidden live>{loading ? text('loading') : ''}</VisuallyHidden>
    </fieldset>
  );
});
