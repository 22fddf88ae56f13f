import type { PriceLevel } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fclRates, type follows } from '../database/schema.ts';
import { laneRates, onSale, type RateRow, ratesWhere } from './candidates.ts';
import { boxPrice } from './cost.ts';
import { portsOf } from './named.ts';
import { addDays, dayIn, nextSailing } from './sailings.ts';
import { CHINA } from './search.ts';

type Row = typeof follows.$inferSelect;

/** Days that sailings are looked for. */
export const AHEAD = 28;

/** What a rate costs now for a box. */
export function priceOf(row: RateRow, ctnType: number, level: PriceLevel): string | null {
  const box = row.prices.find((one) => one.ctnType === ctnType);
  return box ? boxPrice(box, row, level, row.currency).price : null;
}

export interface Next {
  readonly row: RateRow;
  readonly etd: string;
  readonly price: string | null;
  readonly zone: string;
}

export type Followed = Pick<Row, 'rateId' | 'polId' | 'podId' | 'shippingId' | 'ctnType'>;

const windowFrom = (now: Date) => {
  const today = dayIn(now, CHINA);
  return { from: today, to: addDays(today, AHEAD) };
};

/** What is on sale of something that is followed: one rate, or all of a lane. */
export async function ratesOf(db: Db, { rateId, polId, podId, shippingId }: Followed, now: Date) {
  const window = windowFrom(now);
  if (rateId !== null) return ratesWhere(db, and(eq(fclRates.id, rateId), onSale(window)), 1);
  return laneRates(db, { polId, podId }, { ...window, shippingIds: shippingId === null ? [] : [shippingId] });
}

/** The cheapest of what sails next on a lane, or of one rate. */
export async function nextOf(
  db: Db,
  followed: Followed,
  level: PriceLevel,
  known?: readonly RateRow[],
): Promise<Next | undefined> {
  const now = new Date();
  const rows = known ?? (await ratesOf(db, followed, now));
  const zone = (await portsOf(db, [followed.polId])).get(followed.polId)?.zone || CHINA;
  const sailing = rows.flatMap((row): Next[] => {
    const etd = nextSailing(row, windowFrom(now), zone, now);
    return etd === undefined ? [] : [{ row, etd, price: priceOf(row, followed.ctnType, level), zone }];
  });
  return sailing.sort((a, b) =>
    a.price === null || b.price === null
      ? Number(a.price === null) - Number(b.price === null)
      : compareDecimal(a.price, b.price) || a.etd.localeCompare(b.etd),
  )[0];
}

/** On which days of the week, or on which day, anything of it sails: another text means other sailings. */
export const sailingsOf = (rows: readonly RateRow[]): string =>
  [...new Set(rows.flatMap(({ etd, etdDays }) => (etd === null ? etdDays.map(String) : [etd])))].sort().join();
