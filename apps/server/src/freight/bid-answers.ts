import { BID_STATE, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bids } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Bus } from '../live/bus.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Staff } from '../user/session.ts';
import { afterBid, type BidEvent, settleBids } from './bid-states.ts';
import { leaveToDo, tellAnswerers, tellBidder } from './bid-told.ts';

type Calls = PortalContract['freight'];
type Bid = typeof bids.$inferSelect;

/** ms, and hours that room is held for whoever won it. */
export const [HOUR, HOLD] = [3_600_000, 2];

/** Moves a bid on, once: refused to whoever comes when it has become something else. */
export async function moveBid(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  bid: Bid,
  event: BidEvent,
  set: Partial<typeof bids.$inferInsert> = {},
): Promise<Bid> {
  const state = afterBid(bid.state, event);
  if (state === undefined) throw refused('bidMoved');
  const [row] = await tx
    .update(bids)
    .set({ ...set, state, revision: bid.revision + 1 })
    .where(and(eq(bids.id, bid.id), eq(bids.revision, bid.revision)))
    .returning();
  if (!row) throw refused('bidMoved');
  await leaveToDo(
    tx,
    row,
    row.state === BID_STATE.taken ? row.holdUntil : row.state === BID_STATE.countered ? row.closesAt : null,
  );
  await bus.publish(tx, { type: 'bids' });
  return row;
}

const moved = ({ id, state, holdUntil }: Bid) => ({ id, state, holdUntil: holdUntil && isoInstant(holdUntil) });
const holding = (hours: number) => ({ holdUntil: new Date(Date.now() + hours * HOUR) });

/** Takes a bid and holds the room, or names another price. */
export async function answer(
  services: Services,
  asked: In<Calls['answerBid']>,
  { visitor, page }: Caller<Staff>,
  id: number,
): Promise<Out<Calls['answerBid']>> {
  const { db, bus } = services;
  const { decision, price, text, holdHours, revision } = asked;
  await settleBids(services, new Date());
  return db.transaction(async (tx) => {
    const [bid] = await tx.select().from(bids).where(eq(bids.id, id)).for('update');
    if (!bid) throw notFound();
    if (revision !== undefined && revision !== bid.revision) throw refused('bidMoved');
    if (decision === 'counter' && price === undefined) throw refused('bidPrice', {}, 'price');
    const at = isoInstant(new Date());
    if (decision === 'counter') {
      const said = { price: price ?? null, text, by: visitor.userId, at };
      const row = await moveBid(tx, bus, bid, 'counter', { answer: said });
      await tellBidder(tx, bus, row, page, 'bidCountered', { price: price ?? '' });
      return moved(row);
    }
    const said = { price: null, text, by: visitor.userId, at };
    const row = await moveBid(tx, bus, bid, 'take', { answer: said, ...holding(holdHours) });
    await tellBidder(tx, bus, row, page, 'bidTaken', { hours: `${holdHours}` });
    return moved(row);
  });
}

/** What the company itself does with its bid. */
export async function decide(
  services: Services,
  decision: 'accept' | 'withdraw',
  id: number,
  page: string | undefined,
): Promise<Out<Calls['decideBid']>> {
  const { db, bus } = services;
  await settleBids(services, new Date());
  return db.transaction(async (tx) => {
    const [bid] = await tx.select().from(bids).where(eq(bids.id, id)).for('update');
    if (!bid) throw notFound();
    if (decision === 'withdraw') return moved(await moveBid(tx, bus, bid, 'withdraw'));
    const agreed = { ...holding(HOLD), ...(bid.answer?.price ? { price: bid.answer.price } : {}) };
    const row = await moveBid(tx, bus, bid, 'accept', agreed);
    await tellAnswerers(tx, bus, row, page, 'bidAgreed');
    return moved(row);
  });
}
