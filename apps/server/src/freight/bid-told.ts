import { BUS_TYPE } from '@lading/validators/bill';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type bids, customers, fclRates, todos } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { type NoticeType, postNotice, postToStaff } from '../message/post.ts';
import { closeToDo } from '../user/to-do-items.ts';
import { boxOf, portsOf } from './named.ts';

type Bid = typeof bids.$inferSelect;
type Values = Readonly<Record<string, string>>;

/** What every notice of a bid says. */
async function saidOf(tx: Db, { rateId, etd, price, currency, count, ctnType }: Bid) {
  const [rate] = await tx
    .select({ polId: fclRates.polId, podId: fclRates.podId })
    .from(fclRates)
    .where(eq(fclRates.id, rateId));
  const ends = [rate?.polId ?? 0, rate?.podId ?? 0];
  const ports = await portsOf(tx, ends);
  return {
    name: ends.map((id) => ports.get(id)?.nameCn ?? '').join(' → '),
    nameEn: ends.map((id) => ports.get(id)?.nameEn ?? '').join(' → '),
    etd,
    price,
    currency,
    count: `${count}`,
    box: boxOf(ctnType),
  };
}

/** Tells the company whose bid it is. */
export async function tellBidder(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  bid: Bid,
  page: string | undefined,
  type: NoticeType,
  more: Values = {},
): Promise<void> {
  await postNotice(tx, bus, { customerId: bid.customerId, page }, type, { ...(await saidOf(tx, bid)), ...more });
}

/** Tells those who answer bids. */
export async function tellAnswerers(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  bid: Bid,
  page: string | undefined,
  type: NoticeType,
): Promise<void> {
  const [who] = await tx
    .select({ company: customers.name, companyEn: customers.nameEn })
    .from(customers)
    .where(eq(customers.id, bid.customerId));
  await postToStaff(tx, bus, page, type, { ...(await saidOf(tx, bid)), ...who }, 'bid:answer');
}

/** Something waits for the company until then: a price to take, or room to order. What waited before is done. */
export async function leaveToDo(tx: Db, { id, customerId }: Bid, dueAt: Date | null): Promise<void> {
  await closeToDo(tx, BUS_TYPE.bidAnswer, { bidId: id });
  if (dueAt) await tx.insert(todos).values({ customerId, busType: BUS_TYPE.bidAnswer, bidId: id, dueAt });
}
