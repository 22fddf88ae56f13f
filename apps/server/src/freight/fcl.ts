import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fclRates, RATE_STATUS, wharves } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { calendar } from './calendar.ts';
import { onSale, ratesWhere } from './candidates.ts';
import { boxPrice, linesOf, shownCost, surchargesOf, withLater } from './cost.ts';
import { levelOf } from './level.ts';
import { carriersOf, endOf, fxOf, namedOf, portsOf } from './named.ts';
import { recommend } from './recommend.ts';
import { addDays, dayIn, nextSailing } from './sailings.ts';
import { type Asking, CHINA, offersOf, search } from './search.ts';
import { shownOffers } from './shown.ts';

type Calls = PortalContract['freight'];
type Asked = Pick<In<Calls['fclCharges']>, 'rateId' | 'containers' | 'etd' | 'weight' | 'volume'> &
  Partial<In<Calls['fclCharges']>>;

/** Days within which a special offer has to sail, and how many offers there are at most. */
const [SALE_DAYS, SALE_ROWS] = [42, 300];
const HQ = 3;

const promoted = (db: Db, today: string, more?: ReturnType<typeof and>) =>
  ratesWhere(
    db,
    and(eq(fclRates.promoted, true), onSale({ from: today, to: addDays(today, SALE_DAYS) }), more),
    SALE_ROWS,
  );

async function saleRoutes(db: Db, size: number, { visitor }: Asking): Promise<Out<Calls['saleRoutes']>> {
  const rows = await promoted(db, dayIn(new Date(), CHINA));
  const level = levelOf(visitor);
  const priced = rows.flatMap((row) => {
    const box = row.prices.find(({ ctnType }) => ctnType === HQ) ?? row.prices[0];
    return box ? [{ row, box, ...boxPrice(box, row, level, row.currency) }] : [];
  });
  const cheapest = new Map<string, (typeof priced)[number]>();
  for (const one of priced) {
    const lane = `${one.row.polId} ${one.row.podId}`;
    const known = cheapest.get(lane);
    if (!known || compareDecimal(one.price, known.price) < 0) cheapest.set(lane, one);
  }
  const lanes = [...cheapest.values()].sort((a, b) => a.row.polId - b.row.polId || a.row.id - b.row.id).slice(0, size);
  const ports = await portsOf(
    db,
    lanes.flatMap(({ row }) => [row.polId, row.podId]),
  );
  return lanes.map(({ row, box, price }) => ({
    pol: endOf(ports, row.polId),
    pod: endOf(ports, row.podId),
    ctnType: box.ctnType,
    minPrice: price,
    currency: row.currency,
    validTo: row.validTo,
  }));
}

async function saleRates(
  services: Services,
  { current, size, polId, podId }: In<Calls['saleRates']>,
  caller: Asking,
): Promise<Out<Calls['saleRates']>> {
  const { db } = services;
  const now = new Date();
  const today = dayIn(now, CHINA);
  const only = and(
    polId === undefined ? undefined : eq(fclRates.polId, polId),
    podId === undefined ? undefined : eq(fclRates.podId, podId),
  );
  const [rows, fx] = await Promise.all([promoted(db, today, only), fxOf(db)]);
  const [level, boxes] = [levelOf(caller.visitor), [{ ctnType: HQ, count: 1 }]];
  const window = { from: today, to: addDays(today, SALE_DAYS) };
  const offers = await offersOf(db, rows, { asked: { boxes }, window, now, fx, level, sort: 'etd' });
  const shown = offers.slice((current - 1) * size, current * size);
  return { records: await shownOffers(services, shown, { boxes, level, fx, now }, caller), total: offers.length };
}

async function carriers(db: Db, { polId, podId }: In<Calls['fclCarriers']>): Promise<Out<Calls['fclCarriers']>> {
  const today = dayIn(new Date(), CHINA);
  const rows = await db
    .select({ shippingId: fclRates.shippingId, count: count() })
    .from(fclRates)
    .where(
      and(
        polId === undefined ? undefined : eq(fclRates.polId, polId),
        podId === undefined ? undefined : eq(fclRates.podId, podId),
        onSale({ from: today, to: addDays(today, SALE_DAYS) }),
      ),
    )
    .groupBy(fclRates.shippingId)
    .orderBy(desc(count()), asc(fclRates.shippingId));
  const names = await carriersOf(db);
  return rows.map((row) => ({ ...namedOf(names, row.shippingId), count: row.count }));
}

/** One rate that is on sale, 404 for any other. */
export async function liveRate(db: Db, id: number) {
  const [row] = await ratesWhere(
    db,
    and(eq(fclRates.id, id), eq(fclRates.status, RATE_STATUS.live), isNull(fclRates.removedAt)),
    1,
  );
  if (!row) throw notFound();
  return row;
}

/** A sailing of a rate and what boxes cost by it, by the price of who asks. */
async function pricedSailing(
  db: Db,
  { rateId, containers, etd, billCount, weight, volume, options }: Asked,
  visitor: Asking['visitor'],
) {
  const row = await liveRate(db, rateId);
  const now = new Date();
  const [ports, fx] = await Promise.all([portsOf(db, [row.polId]), fxOf(db)]);
  const window = { from: dayIn(now, CHINA), to: row.validTo };
  const zone = ports.get(row.polId)?.zone || CHINA;
  const next = nextSailing(row, window, zone, now);
  // A price is that of its sailing: of one that cannot be had there is none.
  const day = etd || next;
  if (!day || day < row.validFrom || day > row.validTo) throw refused('noSailing', {}, 'etd');
  const asked = { boxes: containers, etd: day, bills: billCount, weight, volume, options };
  const level = levelOf(visitor);
  const lines = linesOf(row, await surchargesOf(db, row, day, day), asked, level);
  if (!lines) throw refused('noSuchBox', {}, 'containers');
  return { row, etd: day, zone, lines, level, fx, now };
}

/** Its lines as they are answered. */
const costShown = (
  { row: { currency, freeDays }, lines, level, fx }: Awaited<ReturnType<typeof pricedSailing>>,
  language: Asking['language'],
): Out<Calls['fclCharges']> =>
  shownCost(withLater(lines, currency), { currency, rates: fx, level, freeDays }, language);

export const fcl = (services: Services): FileHandlers<'freight', 'fcl'> => {
  const { db } = services;
  return {
    saleRoutes: ({ size }, caller) => saleRoutes(db, size, caller),
    saleRates: (asked, caller) => saleRates(services, asked, caller),
    async fclPublic(asked, caller) {
      const { records, found, pricedAt, fx } = await search(services, { ...asked, current: 1, size: 10 }, caller);
      return { list: records, found, pricedAt, fx };
    },
    fclVisitor: (asked, caller) => search(services, asked, caller),
    fclMember: (asked, caller) => search(services, asked, caller),
    fclVip: (asked, caller) => search(services, asked, caller),
    fclCalendar: (asked, { visitor }) => calendar(db, asked, visitor),
    fclCarriers: (asked) => carriers(db, asked),
    fclWharves: ({ portId }) => db.select().from(wharves).where(eq(wharves.portId, portId)).orderBy(asc(wharves.id)),
    fclCharges: async (asked, { visitor, language }) => costShown(await pricedSailing(db, asked, visitor), language),
    recommended: (asked, caller) => recommend(services, asked, caller),
  };
};
