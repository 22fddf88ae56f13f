import { FBA_ORIGINS, type QuoteMode } from '@lading/api-client/contract';
import { and, asc, eq, gte, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { airRates, fbaWarehouses, fclRates, lclRates, ports, RATE_STATUS } from '../../database/schema.ts';
import { channelsTo } from '../../freight/fba-offers.ts';
import { addDays, dayIn } from '../../freight/sailings.ts';
import { CHINA } from '../../freight/search.ts';

interface Quoted {
  readonly mode: QuoteMode;
  readonly ends: readonly [string, string];
}
type Ported = Exclude<QuoteMode, 'fba'>;

/** Where cargo of a quotation goes that is handed in with us. */
async function siteOf(tx: Db, [handedIn, code]: Quoted['ends']) {
  const origin = FBA_ORIGINS.find((one) => one === handedIn);
  if (!origin) return undefined;
  const [site] = await tx.select({ id: fbaWarehouses.id }).from(fbaWarehouses).where(eq(fbaWarehouses.code, code));
  return site && { origin, warehouseId: site.id };
}

/** Channels to it that sail. */
async function channelsOf(tx: Db, now: Date, to: NonNullable<Awaited<ReturnType<typeof siteOf>>>): Promise<number[]> {
  const asked = { ...to, countryId: undefined, zip: '', goodsType: undefined };
  const { rows, find } = await channelsTo(tx, asked, dayIn(now, CHINA), now);
  return rows.filter(({ id }) => find(id)?.etd !== undefined).map(({ id }) => id);
}

/** Rates of a lane that sail a while after a day; none in a database without the base data. */
async function ratesOf(tx: Db, today: string, { mode, ends }: Quoted & { mode: Ported }): Promise<number[]> {
  const kind = mode === 'air' ? 'air' : 'sea';
  const known = await tx
    .select({ id: ports.id, code: ports.code })
    .from(ports)
    .where(and(eq(ports.kind, kind), inArray(ports.code, [...ends])));
  const [start, end] = ends.map((code) => known.find((one) => one.code === code)?.id ?? 0);
  const live = (table: typeof fclRates | typeof lclRates | typeof airRates) =>
    and(eq(table.status, RATE_STATUS.live), isNull(table.removedAt), gte(table.validTo, addDays(today, 14)));
  const read = {
    fcl: () =>
      tx
        .select({ id: fclRates.id })
        .from(fclRates)
        .where(and(live(fclRates), eq(fclRates.polId, start ?? 0), eq(fclRates.podId, end ?? 0)))
        .orderBy(asc(fclRates.validFrom), asc(fclRates.id)),
    lcl: () =>
      tx
        .select({ id: lclRates.id })
        .from(lclRates)
        .where(and(live(lclRates), eq(lclRates.polId, start ?? 0), eq(lclRates.podId, end ?? 0)))
        .orderBy(asc(lclRates.validFrom), asc(lclRates.id)),
    air: () =>
      tx
        .select({ id: airRates.id })
        .from(airRates)
        .where(and(live(airRates), eq(airRates.startId, start ?? 0), eq(airRates.endId, end ?? 0)))
        .orderBy(asc(airRates.validFrom), asc(airRates.id)),
  };
  const rows = await read[mode]();
  return rows.map(({ id }) => id);
}

/** What a quotation is made of: rates of its lane, or channels to its site. */
export async function quotedRates(tx: Db, now: Date, { mode, ends }: Quoted) {
  if (mode !== 'fba') return { rateIds: await ratesOf(tx, dayIn(now, CHINA), { mode, ends }) };
  const site = await siteOf(tx, ends);
  return { ...site, rateIds: site ? await channelsOf(tx, now, site) : [] };
}
