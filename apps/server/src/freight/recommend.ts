import type { In, Out, PortalContract, Reason } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { amountLess } from '@lading/validators/freight';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../database/open.ts';
import { fclRates, ports } from '../database/schema.ts';
import type { Services } from '../services.ts';
import { laneRates, onSale, type RateRow, ratesWhere } from './candidates.ts';
import type { Boxes } from './cost.ts';
import { levelOf } from './level.ts';
import { fxOf } from './named.ts';
import { addDays, dayIn } from './sailings.ts';
import { type Asking, CHINA, type Offering, offersOf } from './search.ts';
import { type Offer, shownOffers } from './shown.ts';

type Call = PortalContract['freight']['recommended'];
const MOST = 4;
const WEEK = 7;
const BOX = [{ ctnType: 3, count: 1 }];

/** Rates to the same port from elsewhere, and from the same port to others of that country. */
async function nearby(db: Db, polId: number, podId: number, window: { from: string; to: string }): Promise<RateRow[]> {
  const [asked, other] = [alias(ports, 'asked'), alias(ports, 'other')];
  const sameCountry = (id: number) =>
    db
      .select({ id: other.id })
      .from(asked)
      .innerJoin(other, and(eq(other.countryId, asked.countryId), eq(other.kind, asked.kind)))
      .where(eq(asked.id, id));
  const there = and(eq(fclRates.polId, polId), inArray(fclRates.podId, sameCountry(podId)));
  const here = and(eq(fclRates.podId, podId), inArray(fclRates.polId, sameCountry(polId)));
  return ratesWhere(db, and(or(there, here), onSale(window)), 300);
}

const totalOf = ({ lines }: Offer) => lines.find(({ code }) => code === 'OF')?.amount ?? null;
type Found = {
  readonly offer: Offer;
  readonly reason: Reason;
  readonly less: string | null;
  readonly boxes?: readonly Boxes[];
};
/** Types of boxes in whose stead another may be taken: the most used first. */
const BOXES = [3, 2, 4, 1];

/** What of a lane is cheaper than a sailing within a week of it, or faster. */
function better(offers: readonly Offer[], base: Offer): Found[] {
  const price = totalOf(base) ?? '0';
  return offers.flatMap((offer): Found[] => {
    if (offer.row.id === base.row.id) return [];
    const own = totalOf(offer);
    const near = offer.etd >= addDays(base.etd, -WEEK) && offer.etd <= addDays(base.etd, WEEK);
    if (near && own !== null && offer.row.currency === base.row.currency && compareDecimal(own, price) < 0)
      return [{ offer, reason: 'cheaper', less: amountLess(price, own, base.row.currency) }];
    return offer.row.transitDays < base.row.transitDays ? [{ offer, reason: 'faster', less: null }] : [];
  });
}

/** What goes on a lane in boxes of another type, as many of them. */
async function otherwise(
  db: Db,
  rows: readonly RateRow[],
  asked: readonly Boxes[],
  offering: Offering,
): Promise<Found[]> {
  const count = asked.reduce((sum, box) => sum + box.count, 0);
  for (const ctnType of BOXES.filter((type) => !asked.some((box) => box.ctnType === type))) {
    const boxes = [{ ctnType, count }];
    const [offer] = await offersOf(db, rows, { ...offering, asked: { boxes } });
    if (offer) return [{ offer, reason: 'otherBox', less: null, boxes }];
  }
  return [];
}

/** Of each lane the first. */
const ofEachLane = (offers: readonly Offer[]): Offer[] => [
  ...new Map(offers.toReversed().map((offer) => [`${offer.row.polId} ${offer.row.podId}`, offer])).values(),
];

/** Up to four rates that are better than one, or come near a lane that has none. */
export async function recommend(
  services: Pick<Services, 'db' | 'wrapping'>,
  { polId, podId, exceptId, containers }: In<Call>,
  caller: Asking,
): Promise<Out<Call>> {
  const { db } = services;
  const now = new Date();
  const today = dayIn(now, CHINA);
  const window = { from: today, to: addDays(today, 4 * WEEK) };
  const [level, boxes] = [levelOf(caller.visitor), containers ?? BOX];
  const fx = await fxOf(db);
  const offering = { window, now, fx, level, sort: 'total', asked: { boxes } } as const;
  const [base] = exceptId === undefined ? [] : await ratesWhere(db, and(eq(fclRates.id, exceptId), onSale(window)), 1);
  const lane = base ?? (polId !== undefined && podId !== undefined ? { polId, podId } : undefined);
  const rows = lane ? await laneRates(db, lane, window) : [];
  const onLane = await offersOf(db, rows, offering);
  const first = onLane.find(({ row }) => row.id === base?.id) ?? onLane[0];
  let found: Found[] = first ? better(onLane, first) : [];
  if (lane && onLane.length === 0) {
    const others = await offersOf(db, await nearby(db, lane.polId, lane.podId, window), offering);
    const near = ofEachLane(others).map((offer): Found => ({ offer, reason: 'nearby', less: null }));
    found = [...(await otherwise(db, rows, boxes, offering)), ...near];
  } else if (!lane) {
    const promoted = await offersOf(
      db,
      await ratesWhere(db, and(sql`${fclRates.promoted}`, onSale(window)), 100),
      offering,
    );
    found = ofEachLane(promoted).map((offer) => ({ offer, reason: 'cheaper', less: null }));
  }
  const picked = found.slice(0, MOST);
  // One of another box is shown for its own, all others for what was asked.
  const apart = picked.filter((one) => one.boxes !== undefined);
  const groups = [...apart.map((one) => [one]), picked.filter((one) => one.boxes === undefined)];
  const shown = groups.map(async (group) => {
    const showing = { boxes: group[0]?.boxes ?? boxes, level, fx, now };
    const offers = group.map(({ offer }) => offer);
    return (await shownOffers(services, offers, showing, caller)).flatMap((row, at) => {
      const { reason, less = null, boxes: own } = group[at] ?? {};
      if (!reason) return [];
      const amount = less === null ? null : { currency: row.currency, amount: less };
      return [{ ...row, reason, less: amount, box: own?.[0]?.ctnType ?? null }];
    });
  });
  return (await Promise.all(shown)).flat();
}
