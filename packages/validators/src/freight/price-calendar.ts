import { shiftedDay } from '../days.ts';
import { compare, type Exact, exact, times } from './exact.ts';
import { type ExchangeRate, worth } from './money.ts';

/** A rate of a lane for one container type. Days are local dates of the port of loading. */
export interface CalendarRate {
  readonly rateId: number;
  readonly shippingId: number;
  /** at the level of whoever asks, of `priceAtLevel` */
  readonly price: string;
  readonly currency: string;
  readonly transitDays: number;
  /** ISO weekdays of sailing, 1 is Monday; or one day */
  readonly etdDays?: readonly number[] | undefined;
  readonly etd?: string | null | undefined;
  /** compared with the day of sailing, both included */
  readonly validFrom: string;
  readonly validTo: string;
  /** when documents close, so many days before and at a time of the port: `17:00` */
  readonly docCutoff?: { readonly daysBefore: number; readonly time: string } | null | undefined;
  readonly full?: boolean | undefined;
}

/** `closed`: documents have closed for all of them; `full`: none has space. */
export interface CalendarDay {
  readonly day: string;
  readonly state: 'sailing' | 'noSailing' | 'closed' | 'full';
  /** of the least of what can be had, else null */
  readonly minPrice: string | null;
  readonly currency: string | null;
  readonly rateId: number | null;
  readonly shippingId: number | null;
  readonly transitDays: number | null;
  /** how many sail whose documents have not closed */
  readonly sailings: number;
}

export interface CalendarQuestion {
  /** the first day: `2026-11-23` */
  readonly from: string;
  readonly days: number;
  /** the clock of the port of loading: `2026-11-20T09:40:00` */
  readonly now: string;
  /** prices of other currencies are compared with them and shown in their own */
  readonly rates: readonly ExchangeRate[];
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const sails = ({ etd, etdDays = [], validFrom, validTo }: CalendarRate, day: string) =>
  (etd ? etd === day : etdDays.includes(weekday(day))) && validFrom <= day && day <= validTo;

/** Local times of one port are in order as texts; a time without seconds is the full minute. */
const closed = ({ docCutoff }: CalendarRate, day: string, now: string) =>
  docCutoff ? `${shiftedDay(day, -docCutoff.daysBefore)}T${docCutoff.time}:00`.slice(0, 19) <= now : false;

/** @throws RangeError where a rate of exchange is missing: prices without one cannot be compared */
function inCny({ price, currency }: CalendarRate, rates: readonly ExchangeRate[]): Exact {
  const unit = worth(currency, rates);
  if (!unit) throw new RangeError(`No rate of exchange for ${currency}`);
  return times(exact(price), unit);
}

function dayOf(offers: readonly CalendarRate[], day: string, { now, rates }: CalendarQuestion): CalendarDay {
  const nothing = { day, minPrice: null, currency: null, rateId: null, shippingId: null, transitDays: null };
  const sailing = offers.filter((offer) => sails(offer, day));
  if (sailing.length === 0) return { ...nothing, state: 'noSailing', sailings: 0 };
  const open = sailing.filter((offer) => !closed(offer, day, now));
  if (open.length === 0) return { ...nothing, state: 'closed', sailings: 0 };
  const spare = open.filter(({ full }) => !full);
  const [best] = (spare.length > 0 ? spare : [...open]).sort(
    (a, b) => compare(inCny(a, rates), inCny(b, rates)) || a.transitDays - b.transitDays || a.shippingId - b.shippingId,
  );
  if (!best) return { ...nothing, state: 'noSailing', sailings: 0 };
  const { price: minPrice, currency, rateId, shippingId, transitDays } = best;
  const state = spare.length > 0 ? 'sailing' : 'full';
  return { day, state, minPrice, currency, rateId, shippingId, transitDays, sailings: open.length };
}

/**
 * What each day of a lane costs at least: of what sails, whose documents have not closed and that has space; equal prices go to the
 * shorter voyage, then to the carrier with the smaller id.
 * @throws RangeError for a price that is no decimal, and where a rate of exchange is missing
 */
export function priceCalendar(offers: readonly CalendarRate[], question: CalendarQuestion): CalendarDay[] {
  return Array.from({ length: question.days }, (_, at) => dayOf(offers, shiftedDay(question.from, at), question));
}
