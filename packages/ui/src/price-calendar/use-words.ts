import { useMemo } from 'react';
import { useFormat } from '../format/use-format.ts';
import { toDate } from '../foundations/day.ts';
import { useLocale, useText } from '../i18n/provider.tsx';
import type { DayPrice } from './prices.ts';

const NONE: readonly DayPrice[] = [];
const hasCents = (price: string): boolean => /\.\d*[1-9]/.test(price);

/** How prices and days are written and said; of prices beside each other all have cents where one has. */
export function usePriceWords(currency: string, beside: readonly DayPrice[] = NONE) {
  const cents = beside.some(({ price }) => price !== undefined && hasCents(price));
  const text = useText();
  const locale = useLocale();
  const format = useFormat();
  return useMemo(() => {
    const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 });
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
    const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' });
    /** `2,310`, with cents only where there are some */
    const figure = (price: string) =>
      cents || hasCents(price) ? format.money('', price).trim() : format.packages(price.replace(/\..*$/, ''));
    return {
      figure,
      /** `12.31K`, where the whole figure has no room */
      short: (price: string) => short.format(Number(price)),
      weekday: (day: string) => weekday.format(toDate(day)),
      month: (name: string) => month.format(toDate(`${name}-01`)),
      /** what is heard, and read under the days */
      line: (day: DayPrice | undefined, lowest: boolean) =>
        day?.price === undefined
          ? text(day?.closed ? 'price.closed' : 'price.none')
          : [
              `${currency} ${figure(day.price)}`,
              lowest && text('price.lowestLong'),
              day.full && text('price.full'),
              day.left !== undefined && !day.full && text('price.left', { count: day.left }),
              day.about,
            ]
              .filter(Boolean)
              .join(' · '),
    };
  }, [text, locale, format, currency, cents]);
}

export type PriceWords = ReturnType<typeof usePriceWords>;
