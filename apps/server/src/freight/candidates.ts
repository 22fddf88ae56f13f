import type { contract, In } from '@lading/api-client/contract';
import { and, eq, getTableColumns, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fclRates, RATE_STATUS, rateSheets } from '../database/schema.ts';
import { addDays } from './sailings.ts';

/** What a call may ask of the rates that it shows. */
export interface Wanted {
  readonly from: string;
  readonly to: string;
  readonly shippingIds?: readonly number[];
  readonly direct?: boolean | undefined;
  readonly wharfId?: number | undefined;
}

const columns = {
  ...getTableColumns(fclRates),
  version: rateSheets.version,
  listAdd: rateSheets.listAdd,
  vipLess: rateSheets.vipLess,
};

/** On sale on some day from `from` to `to`. */
export const onSale = ({ from, to }: Pick<Wanted, 'from' | 'to'>): SQL | undefined =>
  and(
    eq(fclRates.status, RATE_STATUS.live),
    isNull(fclRates.removedAt),
    gte(fclRates.validTo, from),
    lte(fclRates.validFrom, to),
  );

/** Rates with what their sheet says, those of the lane only. */
export function ratesWhere(db: Db, wanted: SQL | undefined, most = 1_000) {
  return db
    .select(columns)
    .from(fclRates)
    .innerJoin(rateSheets, eq(rateSheets.id, fclRates.sheetId))
    .where(wanted)
    .limit(most);
}
export type RateRow = Awaited<ReturnType<typeof ratesWhere>>[number];

/** What is on sale on a lane and fits. */
export const laneRates = (db: Db, { polId, podId }: { polId: number; podId: number }, wanted: Wanted) =>
  ratesWhere(
    db,
    and(
      eq(fclRates.polId, polId),
      eq(fclRates.podId, podId),
      onSale(wanted),
      wanted.shippingIds?.length ? inArray(fclRates.shippingId, [...wanted.shippingIds]) : undefined,
      wanted.direct ? sql`${fclRates.viaIds} = '[]'::jsonb` : undefined,
      wanted.wharfId === undefined
        ? undefined
        : or(eq(fclRates.polWharfId, wanted.wharfId), eq(fclRates.podWharfId, wanted.wharfId)),
    ),
  );

/** Days that a search looks ahead where it does not say. */
const AHEAD = 14;

/** From which day to which a search looks. */
export function windowOf(
  { etdFrom, etdTo }: Pick<In<typeof contract.freight.fclVisitor>, 'etdFrom' | 'etdTo'>,
  today: string,
) {
  const from = etdFrom && etdFrom > today ? etdFrom : today;
  const to = etdTo && etdTo >= from ? etdTo : addDays(from, AHEAD);
  // Nobody looks further than a season.
  const last = addDays(from, 92);
  return { from, to: to < last ? to : last };
}
