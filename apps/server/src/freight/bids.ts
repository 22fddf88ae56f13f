import { BID_LIMIT, BID_STATE, BID_STEP, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type BoxPrice, bids, fclRates } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Member } from '../user/session.ts';
import { answer, decide, HOLD, HOUR } from './bid-answers.ts';
import { shownBids } from './bid-rows.ts';
import { COUNTING, settleBids } from './bid-states.ts';
import { leaveToDo, tellAnswerers, tellBidder } from './bid-told.ts';
import { laneRates, type RateRow } from './candidates.ts';
import { boxPrice } from './cost.ts';
import { liveRate } from './fcl.ts';
import { levelOf } from './level.ts';
import { carriersOf, namedOf, portsOf } from './named.ts';
import { addDays, closing, dayIn, nextSailing } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];
type Bid = typeof bids.$inferSelect;
const AHEAD = 42;

/** The next sailing of a rate that takes bids for a box; undefined where none does. */
interface Open {
  readonly row: RateRow;
  readonly box: BoxPrice;
  readonly etd: string;
  readonly closesAt: Date;
  readonly list: string;
  readonly sure: string;
}

async function openOf(db: Db, row: RateRow, ctnType: number, now: Date): Promise<Open | undefined> {
  const box = row.prices.find((one) => one.ctnType === ctnType);
  if (!row.bidCutoff || !box) return undefined;
  const zone = (await portsOf(db, [row.polId])).get(row.polId)?.zone || CHINA;
  const today = dayIn(now, zone);
  const etd = nextSailing({ ...row, docCutoff: row.bidCutoff }, { from: today, to: addDays(today, AHEAD) }, zone, now);
  const closes = etd === undefined ? null : closing(etd, row.bidCutoff, zone);
  if (etd === undefined || closes === null) return undefined;
  const { list, member } = boxPrice(box, row, 'member', row.currency);
  return { row, box, etd, closesAt: new Date(closes), list, sure: box.sure ?? member };
}

/** Bids for the same boxes that count, the best first: more, and of equal ones the earlier. */
const rivals = (db: Db, rateId: number, etd: string, ctnType: number) =>
  db
    .select()
    .from(bids)
    .where(
      and(eq(bids.rateId, rateId), eq(bids.etd, etd), eq(bids.ctnType, ctnType), inArray(bids.state, [...COUNTING])),
    )
    .orderBy(desc(bids.price), asc(bids.placedAt), asc(bids.id));

async function biddable(
  { db, bus }: Services,
  { polId, podId, ctnType }: In<Calls['biddable']>,
  visitor: Member,
): Promise<Out<Calls['biddable']>> {
  const now = new Date();
  await settleBids({ db, bus }, now);
  const today = dayIn(now, CHINA);
  const rows = await laneRates(db, { polId, podId }, { from: today, to: addDays(today, AHEAD) });
  const carriers = await carriersOf(db);
  const found = await Promise.all(rows.map((row) => openOf(db, row, ctnType, now)));
  const open = found
    .filter((one) => one !== undefined)
    .sort((a, b) => a.etd.localeCompare(b.etd) || a.row.id - b.row.id);
  const list = await Promise.all(
    open.map(async ({ row, etd, closesAt, list: listPrice, sure }) => {
      const known = await rivals(db, row.id, etd, ctnType);
      return {
        rateId: row.id,
        shipping: namedOf(carriers, row.shippingId),
        serviceCode: row.serviceCode,
        etd,
        ctnType,
        currency: row.currency,
        listPrice,
        sure,
        closesAt: isoInstant(closesAt),
        step: BID_STEP,
        maxBid: known[0]?.price ?? null,
        mine: known.find(({ customerId }) => customerId === visitor.customerId)?.price ?? null,
      };
    }),
  );
  return { list };
}

async function openRate(db: Db, rateId: number, ctnType: number, now: Date): Promise<Open> {
  const open = await openOf(db, await liveRate(db, rateId), ctnType, now);
  if (!open) throw refused('bidClosed', {}, 'rateId');
  return open;
}

async function highest(
  { db, bus }: Services,
  { rateId, ctnType }: In<Calls['maxBid']>,
  visitor: Member,
): Promise<Out<Calls['maxBid']>> {
  const now = new Date();
  await settleBids({ db, bus }, now);
  const { row, box, etd, list, sure, closesAt } = await openRate(db, rateId, ctnType, now);
  const known = await rivals(db, rateId, etd, ctnType);
  const isOwn = ({ customerId }: Bid) => customerId === visitor.customerId;
  return {
    max: known[0]?.price ?? null,
    mine: known.find(isOwn)?.price ?? null,
    sure,
    currency: row.currency,
    listPrice: list,
    price: boxPrice(box, row, levelOf(visitor), row.currency).price,
    closesAt: isoInstant(closesAt),
    step: BID_STEP,
    bids: known.map((bid) => ({
      at: isoInstant(bid.placedAt),
      own: isOwn(bid),
      boxes: bid.count,
      price: bid.price,
      outbid: bid.id !== known[0]?.id,
    })),
  };
}

/** Whether a price may be bid at all; the floor is not told. */
function insistOnPrice(price: string, { list, box, row }: Open, currency: string, own: string | undefined): void {
  if (currency !== row.currency) throw refused('bidCurrency', { currency: row.currency }, 'currency');
  const whole = /^(\d+)(?:\.0{1,2})?$/.exec(price)?.[1];
  if (whole === undefined || BigInt(whole) % BigInt(BID_STEP) !== 0n)
    throw refused('bidStep', { step: BID_STEP }, 'price');
  if (compareDecimal(price, list) > 0) throw refused('bidAboveList', { price: list }, 'price');
  if (box.floor !== undefined && compareDecimal(price, box.floor) < 0) throw refused('bidTooLow', {}, 'price');
  if (own !== undefined && compareDecimal(price, own) <= 0) throw refused('bidAboveOwn', { price: own }, 'price');
}

async function place(
  services: Services,
  asked: In<Calls['placeBid']>,
  { visitor, language, page }: Caller<Member>,
): Promise<Out<Calls['placeBid']>> {
  const { db, bus } = services;
  const { rateId, ctnType, count, price, currency, validUntil, requestId } = asked;
  const { customerId, userId } = visitor;
  const now = new Date();
  await settleBids({ db, bus }, now);
  const sent = and(eq(bids.customerId, customerId), eq(bids.requestId, requestId));
  const id = await db.transaction(async (tx) => {
    // Who bids at the same moment waits here, so that of two equal bids one is the earlier.
    await tx.select({ id: fclRates.id }).from(fclRates).where(eq(fclRates.id, rateId)).for('update');
    const [before] = await tx.select({ id: bids.id }).from(bids).where(sent);
    if (before) return before.id;
    const open = await openRate(tx, rateId, ctnType, now);
    const known = await rivals(tx, rateId, open.etd, ctnType);
    const own = known.find((bid) => bid.customerId === customerId);
    insistOnPrice(price, open, currency, own?.price);
    if (!own && (await countOnLane(tx, customerId, open.row)) >= BID_LIMIT)
      throw refused('bidLimit', { most: BID_LIMIT });
    const grown = sql`${bids.revision} + 1`;
    if (own) await tx.update(bids).set({ state: BID_STATE.withdrawn, revision: grown }).where(eq(bids.id, own.id));
    const others = known.filter((bid) => bid.id !== own?.id);
    const top = others[0];
    const isSure = compareDecimal(price, open.sure) >= 0;
    const isTop = top === undefined || compareDecimal(price, top.price) > 0;
    const state = isSure ? BID_STATE.taken : isTop ? BID_STATE.live : BID_STATE.outbid;
    const below = others.filter((bid) => isTop && bid.state === BID_STATE.live);
    for (const bid of below) {
      await tx.update(bids).set({ state: BID_STATE.outbid, revision: grown }).where(eq(bids.id, bid.id));
      await tellBidder(tx, bus, bid, page, 'bidOutbid');
    }
    const [row] = await tx
      .insert(bids)
      .values({
        customerId,
        userId,
        rateId,
        ctnType,
        count,
        price,
        currency,
        state,
        requestId,
        etd: open.etd,
        closesAt: open.closesAt,
        validUntil: validUntil ? new Date(validUntil) : null,
        holdUntil: isSure ? new Date(now.getTime() + HOLD * HOUR) : null,
      })
      .returning();
    if (!row) throw notFound();
    if (isSure) {
      await leaveToDo(tx, row, row.holdUntil);
      await tellBidder(tx, bus, row, page, 'bidTaken', { hours: `${HOLD}` });
    }
    await tellAnswerers(tx, bus, row, page, 'bidSent');
    await bus.publish(tx, { type: 'bids' });
    return row.id;
  });
  const [shown] = (await shownBids(db, eq(bids.id, id), language, 1, 0, false)).records;
  if (!shown) throw notFound();
  return shown;
}

/** Bids of a company on a lane that count. */
async function countOnLane(db: Db, customerId: number, { polId, podId }: RateRow): Promise<number> {
  const lane = sql`${bids.rateId} in (select id from fcl_rates where pol_id = ${polId} and pod_id = ${podId})`;
  return db.$count(bids, and(eq(bids.customerId, customerId), inArray(bids.state, [...COUNTING]), lane));
}

export const bidHandlers = (services: Services): FileHandlers<'freight', 'bids'> => {
  const { db } = services;
  return {
    biddable: (asked, { visitor }) => biddable(services, asked, visitor),
    maxBid: (asked, { visitor }) => highest(services, asked, visitor),
    async bidPage({ current, size, state, rateId }, { visitor, language }) {
      await settleBids(services, new Date());
      const { customerId } = visitor;
      const wanted = and(
        customerId === null ? undefined : eq(bids.customerId, customerId),
        state === undefined ? undefined : eq(bids.state, state as Bid['state']),
        rateId === undefined ? undefined : eq(bids.rateId, rateId),
      );
      return shownBids(db, wanted, language, size, (current - 1) * size, customerId === null);
    },
    placeBid: (asked, caller) => place(services, asked, caller),
    answerBid: (asked, caller, bid) => answer(services, asked, caller, bid.id),
    decideBid: ({ decision }, { page }, bid) => decide(services, decision as 'accept' | 'withdraw', bid.id, page),
  };
};
