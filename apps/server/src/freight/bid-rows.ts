import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { bids, customers, fclRates } from '../database/schema.ts';
import { total } from '../database/total.ts';
import type { Language } from '../messages/say.ts';
import { chinaDate, isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { carriersOf, endOf, namedOf, portsOf } from './named.ts';

/** Bids as they are answered; companies are named for whoever answers them alone. */
export async function shownBids(
  db: Db,
  wanted: SQL | undefined,
  language: Language,
  size: number,
  offset: number,
  named: boolean,
) {
  const max = sql<
    string | null
  >`(select max(rival.price) from bids rival where rival.rate_id = ${bids.rateId} and rival.etd = ${bids.etd}
    and rival.ctn_type = ${bids.ctnType} and rival.state in (1, 2, 4))`;
  const { polId, podId, shippingId, serviceCode } = getTableColumns(fclRates);
  const rows = await db
    .select({
      bid: bids,
      polId,
      podId,
      shippingId,
      serviceCode,
      name: customers.name,
      nameEn: customers.nameEn,
      max,
      total: total(),
    })
    .from(bids)
    .innerJoin(fclRates, eq(fclRates.id, bids.rateId))
    .innerJoin(customers, eq(customers.id, bids.customerId))
    .where(wanted)
    .orderBy(desc(bids.placedAt), desc(bids.id))
    .limit(size)
    .offset(offset);
  const [ports, carriers] = await Promise.all([
    portsOf(
      db,
      rows.flatMap((row) => [row.polId, row.podId]),
    ),
    carriersOf(db),
  ]);
  const iso = (at: Date | null) => at && isoInstant(at);
  const records = rows.map(({ bid, ...row }) => ({
    id: bid.id,
    bidNo: `BD${chinaDate(bid.placedAt).slice(2).replaceAll('-', '')}${String(bid.id).padStart(5, '0')}`,
    rateId: bid.rateId,
    pol: endOf(ports, row.polId),
    pod: endOf(ports, row.podId),
    shipping: namedOf(carriers, row.shippingId),
    serviceCode: row.serviceCode,
    etd: bid.etd,
    ctnType: bid.ctnType,
    count: bid.count,
    price: bid.price,
    currency: bid.currency,
    state: bid.state,
    closesAt: isoInstant(bid.closesAt),
    validUntil: iso(bid.validUntil),
    placedAt: isoInstant(bid.placedAt),
    company: named ? ofLanguage(language, row.name, row.nameEn) : '',
    answer: bid.answer && { price: bid.answer.price, text: bid.answer.text, at: bid.answer.at },
    holdUntil: iso(bid.holdUntil),
    max: row.max,
    revision: bid.revision,
  }));
  return { records, total: rows[0]?.total ?? (offset > 0 ? await db.$count(bids, wanted) : 0) };
}
