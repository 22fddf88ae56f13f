import type { Offer, RatePoint } from '@lading/ui';
import type { DayPrice } from '@lading/ui/price-calendar';
import { type CalendarRate, type ExchangeRate, priceCalendar } from '@lading/validators/freight';

interface Sum {
  currency: string;
  amount: string;
}

/** What the calendar, the chart and the comparison need of an offer, whichever way it goes. */
export interface Channel {
  id: number;
  /** in the chart, where there is little room */
  mark: string;
  offer: Offer;
  /** until it arrives */
  days: number;
  total: Sum | null;
  /** of a unit or of all, as its days are compared */
  price: Sum | null;
  /** its next sailing, the days of the week on which it sails, and until when its price counts */
  etd: string;
  sailDays: readonly number[];
  validFrom: string;
  validTo: string;
  full: boolean;
}

/** Those with a total in the currency of the first one that has any: others cannot be drawn on the same scale. */
export function pointsIn(channels: readonly Channel[]): { currency: string; points: RatePoint[] } {
  const currency = channels.find(({ total }) => total)?.total?.currency ?? '';
  const points = channels.flatMap(({ id, mark, days, total }): RatePoint[] =>
    total?.currency === currency ? [{ id: String(id), name: mark, days, total: total.amount }] : [],
  );
  return { currency, points };
}

const DAYS = 14;

const rateOf = ({ id, price, days, sailDays, etd, validFrom, validTo, full }: Channel): CalendarRate | undefined =>
  price
    ? {
        rateId: id,
        shippingId: id,
        price: price.amount,
        currency: price.currency,
        transitDays: days,
        etdDays: sailDays,
        validFrom: etd > validFrom ? etd : validFrom,
        validTo,
        full,
      }
    : undefined;

/** What each of the next days costs at least; a day before the next sailing on which something else sails has closed. */
export function daysOfChannels(
  channels: readonly Channel[],
  today: string,
  rates: readonly ExchangeRate[],
): { currency: string; days: DayPrice[] } {
  const currency = channels.find(({ price }) => price)?.price?.currency ?? '';
  const priced = channels.filter(({ price }) => price?.currency === currency);
  const question = { from: today, days: DAYS, now: `${today}T00:00:00`, rates };
  const sailing = priced.flatMap((one) => rateOf(one) ?? []);
  const all = priceCalendar(
    sailing.map((one, at) => ({ ...one, validFrom: priced[at]?.validFrom ?? one.validFrom })),
    question,
  );
  const days = priceCalendar(sailing, question).map(
    ({ day, state, minPrice }, at): DayPrice => ({
      day,
      ...(minPrice !== null && { price: minPrice }),
      ...(state === 'full' && { full: true }),
      ...(state === 'noSailing' && all[at]?.state !== 'noSailing' && { closed: true }),
    }),
  );
  return { currency, days };
}
