import { BID_STATE, type BidState } from '@lading/api-client/contract';
import { and, inArray, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bids } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { leaveToDo, tellBidder } from './bid-told.ts';

const { live, outbid, taken, countered, lost, withdrawn, booked, lapsed } = BID_STATE;

/** What can happen to a bid: a higher one comes, it is taken, another price is named and taken, it is taken back, time runs out, it is ordered by. */
export type BidEvent = 'higher' | 'take' | 'counter' | 'accept' | 'withdraw' | 'close' | 'book' | 'lapse';

const open = { take: taken, counter: countered, withdraw: withdrawn, close: lost } as const;
const MOVES: Readonly<Partial<Record<BidState, Readonly<Partial<Record<BidEvent, BidState>>>>>> = {
  [live]: { ...open, higher: outbid },
  [outbid]: open,
  [countered]: { accept: taken, close: lost },
  [taken]: { book: booked, lapse: lapsed },
};

/** What a bid becomes; undefined where that cannot happen to it. */
export const afterBid = (state: BidState, event: BidEvent): BidState | undefined => MOVES[state]?.[event];

/** States in which something can happen. */
const from = (event: BidEvent): BidState[] =>
  Object.values(BID_STATE).filter((state) => afterBid(state, event) !== undefined);

/** Bids that still count. */
export const COUNTING: readonly BidState[] = from('close');

const counts = inArray(bids.state, from('close'));
const holds = inArray(bids.state, from('lapse'));

/** Does what time does: bids that nobody took are lost, and room that nobody ordered is given back. Both are told. */
export async function settleBids({ db, bus }: { db: Db; bus: Pick<Bus, 'publish'> }, now: Date): Promise<void> {
  const over = lte(sql`least(${bids.closesAt}, ${bids.validUntil})`, now.toISOString());
  const closed = and(counts, over);
  const lapsing = and(holds, lte(bids.holdUntil, now));
  const due = await db.select({ id: bids.id }).from(bids).where(or(closed, lapsing)).limit(1);
  if (due.length === 0) return;
  const revision = sql`${bids.revision} + 1`;
  await db.transaction(async (tx) => {
    const ended = await tx.update(bids).set({ state: lost, revision }).where(closed).returning();
    const given = await tx.update(bids).set({ state: lapsed, revision }).where(lapsing).returning();
    for (const bid of [...ended, ...given]) {
      await leaveToDo(tx, bid, null);
      await tellBidder(tx, bus, bid, undefined, bid.state === lost ? 'bidLost' : 'bidLapsed');
    }
    if (ended.length + given.length > 0) await bus.publish(tx, { type: 'bids' });
  });
}
