import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import type { Day, Month } from '../foundations/day.ts';
import { DayGrid, type DayGridProps } from '../foundations/day-grid.tsx';
import { type PartClasses, partsOf } from '../foundations/parts.ts';
import { VisuallyHidden } from '../foundations/visually-hidden.tsx';
import { useLocale, useText } from '../i18n/provider.tsx';
import * as icons from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './price-calendar.css.ts';
import { PriceCell } from './price-cell.tsx';
import { PriceTrouble } from './price-trouble.tsx';
import { type DayPrices, isLowest, isOffered, lowestOf, readPrices } from './prices.ts';
import { usePriceWords } from './use-words.ts';

/** What of it has a name of its own. */
export type PriceCalendarPart = 'header' | 'label' | 'unit' | 'aside' | 'note';

export interface PriceCalendarProps
  extends Omit<ComponentPropsWithoutRef<'fieldset'>, 'onChange' | 'children' | 'aria-label' | 'aria-labelledby'> {
  /** classes by part: `header` with `label`, `unit` and `aside`, `note` the line under the days */
  classNames?: PartClasses<PriceCalendarPart> | undefined;
  /** what is sold: the route, the container type */
  label: string;
  /** at the end of the heading: a choice of container types, the day of the prices */
  aside?: ReactNode;
  /** code of the currency, `USD` */
  currency: string;
  /** what a price is for, `40HQ` */
  unit?: string | undefined;
  /** the sailings of the month; a day that is not in it has none */
  prices: DayPrices;
  /** the chosen day, empty for none */
  value: Day;
  onChange: (day: Day) => void;
  /** the month in sight, `2026-11`; given with `onMonthChange`, else the calendar keeps its own */
  month?: Month | undefined;
  /** the moment to ask for the prices of another month */
  onMonthChange?: ((month: Month) => void) | undefined;
  /** the first and the last day of all months there are */
  min?: Day | undefined;
  max?: Day | undefined;
  /** the day it is where the ship sails */
  today: Day;
  /** the line under the days while none is chosen */
  note?: ReactNode;
}

const Arrow: DayGridProps['arrow'] = ({ orientation }) => (
  <Icon drawing={orientation === 'left' ? icons.chevronLeft : icons.chevronRight} />
);

/** A month of sailings with their prices. Its ref is the fieldset. */
export const PriceCalendar = /* @__PURE__ */ forwardRef<HTMLFieldSetElement, PriceCalendarProps>(function PriceCalendar(
  { label, aside, currency, unit, prices, value, onChange, month, onMonthChange, className = '', classNames, ...rest },
  ref,
) {
  const part = partsOf(classNames);
  const { min, max, today, note, ...attributes } = rest;
  const id = useId();
  const text = useText();
  const locale = useLocale();
  const words = usePriceWords(currency);
  const { days, loading, failure } = readPrices(prices);
  const [own, setOwn] = useState<Month>((value || days[0]?.day || today).slice(0, 7));
  const [reached, setReached] = useState<Day>();
  const shown = month ?? own;
  const { byDay, lowest } = useMemo(() => {
    const inMonth = days.filter(({ day }) => day.startsWith(`${shown}-`));
    return { byDay: new Map(inMonth.map((day) => [day.day, day])), lowest: lowestOf(inMonth) };
  }, [days, shown]);
  const known = !(loading || failure);

  const said = useCallback(
    (day: Day) => {
      const price = byDay.get(day);
      return words.line(price, price !== undefined && isLowest(price, lowest));
    },
    [byDay, lowest, words],
  );
  const about = useCallback((day: Day) => (known ? said(day) : undefined), [known, said]);
  const cell = useCallback(
    (day: Day) => {
      const price = byDay.get(day);
      return (
        <PriceCell
          day={day}
          price={price}
          words={words}
          loading={loading}
          lowest={price !== undefined && isLowest(price, lowest)}
          none={known && price?.price === undefined}
          past={day < (min ?? today)}
        />
      );
    },
    [byDay, lowest, words, loading, known, min, today],
  );
  const isClosed = useCallback((day: Day) => !isOffered(byDay.get(day)), [byDay]);
  const calendarWords = useMemo(
    () => ({
      months: `${label} ${text('date.months')}`,
      previous: text('date.previous'),
      next: text('date.next'),
      today: text('date.today'),
    }),
    [text, label],
  );
  const told = reached ?? (value.startsWith(shown) ? value : '');
  const empty = known && byDay.size === 0;
  return (
    <fieldset
      data-component="PriceCalendar"
      {...attributes}
      ref={ref}
      className={`${styles.root} ${className}`}
      aria-labelledby={`${id}-label`}
      aria-busy={loading || undefined}
    >
      <div {...part('header', styles.head)}>
        <p id={`${id}-label`} {...part('label', styles.label)}>
          {label}
        </p>
        <p {...part('unit', styles.unit)}>{unit ? text('price.unit', { currency, unit }) : currency}</p>
        {aside && <div {...part('aside', styles.aside)}>{aside}</div>}
      </div>
      {failure && <PriceTrouble failure={failure} />}
      <DayGrid
        locale={locale}
        today={today}
        min={min}
        max={max}
        cell={cell}
        about={about}
        isClosed={isClosed}
        month={shown}
        onMonthChange={(next) => {
          setOwn(next);
          onMonthChange?.(next);
        }}
        chosen={value || undefined}
        onPick={onChange}
        onReach={setReached}
        words={calendarWords}
        classes={styles.classes}
        arrow={Arrow}
      />
      <p {...part('note', styles.line)}>
        {empty && text('price.empty', { month: words.month(shown) })}
        {known && !empty && (told ? `${told.slice(5)} ${words.weekday(told)} · ${said(told)}` : note)}
      </p>
      <VisuallyHidden live>
        {loading ? text('loading') : empty ? text('price.empty', { month: words.month(shown) }) : ''}
      </VisuallyHidden>
    </fieldset>
  );
});
