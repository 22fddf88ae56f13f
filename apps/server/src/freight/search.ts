import type { FclSort, In, PortalContract, PortKind, PortSide } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { predictedCost } from '@lading/validators/freight';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { searchedPorts } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Visitor } from '../user/session.ts';
import { laneRates, type RateRow, windowOf } from './candidates.ts';
import { type Asked, linesOf, type Surcharges, surchargesOf } from './cost.ts';
import { levelOf } from './level.ts';
import { type Fx, fxOf, type PortEnd, portsOf } from './named.ts';
import { dayIn, nextSailing } from './sailings.ts';
import { type Offer, shownOffers } from './shown.ts';

type Search = In<PortalContract['freight']['fclPublic']>;
export type Asking = Pick<Caller<Visitor | null>, 'visitor' | 'language'>;
/** An offer with what it is put in order by. */
interface Sortable extends Offer {
  readonly total: string | null;
}

export const CHINA = 'Asia/Shanghai';

/** Lower first, and nothing last. */
export const byAmount = (a: string | null, b: string | null) =>
  a === null || b === null ? Number(a === null) - Number(b === null) : compareDecimal(a, b);

const ORDERS: Readonly<Record<FclSort, (a: Sortable, b: Sortable) => number>> = {
  total: (a, b) => byAmount(a.total, b.total) || a.row.transitDays - b.row.transitDays,
  transit: (a, b) => a.row.transitDays - b.row.transitDays || byAmount(a.total, b.total),
  etd: (a, b) => a.etd.localeCompare(b.etd) || byAmount(a.total, b.total),
};

export interface Offering {
  readonly asked: Omit<Asked, 'etd'>;
  readonly window: { readonly from: string; readonly to: string };
  readonly now: Date;
  readonly fx: Fx;
  readonly level: ReturnType<typeof levelOf>;
  readonly sort: FclSort;
}

/** What of some rates sails in time and has a price for all boxes, in order. All of it is compared in one currency. */
export async function offersOf(db: Db, rows: readonly RateRow[], offering: Offering): Promise<Offer[]> {
  const { window } = offering;
  if (rows.length === 0) return [];
  const one = new Set(rows.map(({ polId, podId }) => `${polId} ${podId}`)).size === 1 ? rows[0] : undefined;
  const [charges, ports] = await Promise.all([
    surchargesOf(db, one ?? {}, window.from, window.to),
    portsOf(
      db,
      rows.map(({ polId }) => polId),
    ),
  ]);
  return sortedOffers(rows, ports, () => charges, offering);
}

/** The same with the charges of each at hand. */
export function sortedOffers(
  rows: readonly RateRow[],
  ports: ReadonlyMap<number, PortEnd>,
  chargesOf: (row: RateRow) => Surcharges,
  { asked, window, now, fx, level, sort }: Offering,
): Offer[] {
  const currencies = new Set(rows.map(({ currency }) => currency));
  const common = currencies.size === 1 ? [...currencies].join() : 'CNY';
  const offers = rows.flatMap((row): Sortable[] => {
    const etd = nextSailing(row, window, ports.get(row.polId)?.zone || CHINA, now);
    const lines = etd === undefined ? undefined : linesOf(row, chargesOf(row), { ...asked, etd }, level);
    if (etd === undefined || !lines) return [];
    return [
      { row, etd, lines, total: predictedCost(lines, { currency: common, rates: fx }).predicted?.amount ?? null },
    ];
  });
  return offers.sort((a, b) => ORDERS[sort](a, b) || a.row.id - b.row.id);
}

/** Writes down what somebody searched, so that it is offered to him again. */
export async function remember(
  db: Db,
  { userId }: Visitor,
  ends: Readonly<Record<PortSide, number>>,
  kind: PortKind = 'sea',
): Promise<void> {
  const known = await portsOf(db, Object.values(ends));
  const rows = (Object.entries(ends) as [PortSide, number][])
    .filter(([, portId]) => known.has(portId))
    .map(([side, portId]) => ({ userId, side, portId, kind }));
  if (rows.length === 0) return;
  await db
    .insert(searchedPorts)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchedPorts.userId, searchedPorts.side, searchedPorts.portId],
      set: { searchedAt: sql`now()` },
    });
}

/** One search behind four doors: whoever asks by whichever gets the prices of his own level. */
export async function search(
  services: Pick<Services, 'db' | 'wrapping'>,
  { current, size, ...asked }: Search & { current: number; size: number },
  caller: Asking,
) {
  const { db } = services;
  const { polId, podId, containers, shippingIds, direct, wharfId, sort, goodsType, weight, volume } = asked;
  if (polId === podId) throw refused('sameEnds', {}, 'podId');
  const now = new Date();
  const level = levelOf(caller.visitor);
  const window = windowOf(asked, dayIn(now, CHINA));
  const [rows, fx] = await Promise.all([
    laneRates(db, asked, { ...window, shippingIds, direct, wharfId }),
    fxOf(db),
    caller.visitor && current === 1 ? remember(db, caller.visitor, { start: polId, end: podId }) : undefined,
  ]);
  const taken = rows.filter((row) => goodsType === undefined || !row.goodsLimit.includes(goodsType));
  const offers = await offersOf(db, taken, {
    window,
    now,
    fx,
    level,
    sort,
    asked: { boxes: containers, weight, volume },
  });
  const shown = offers.slice((current - 1) * size, current * size);
  const records = await shownOffers(services, shown, { boxes: containers, level, fx, now }, caller);
  return { records, total: offers.length, found: offers.length, pricedAt: isoInstant(now), fx: [...fx] };
}
