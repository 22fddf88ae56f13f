import { BID_STATE } from '@lading/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import { bids, fclRates, webUsers } from '../../database/schema.ts';
import { addDays, closing, dayIn, nextSailing } from '../../freight/sailings.ts';
import { at, day } from '../clock.ts';

const { live, outbid, taken, countered, lost, withdrawn, booked, lapsed } = BID_STATE;
const [WEI, OUTAI] = ['13800138000', '13900139000'];

/** Who bid what for how many 40HQ, when, and what became of it; days are counted from the morning of the demonstration. */
const BIDS = [
  // The sailing of Yang Ming that was drawn: outbid by another company, which closes the same afternoon.
  {
    who: WEI,
    service: 'PS6',
    price: '2260.00',
    count: 2,
    state: outbid,
    etd: 9,
    placed: [0, '08:40'],
    closes: [0, '14:52'],
  },
  {
    who: OUTAI,
    service: 'PS6',
    price: '2275.00',
    count: 3,
    state: live,
    etd: 9,
    placed: [0, '09:12'],
    closes: [0, '14:52'],
  },
  {
    who: WEI,
    service: 'PN3',
    price: '2330.00',
    count: 1,
    state: live,
    etd: 8,
    placed: [-1, '16:20'],
    closes: [2, '15:00'],
  },
  {
    who: OUTAI,
    service: 'PN3',
    price: '2300.00',
    count: 2,
    state: countered,
    etd: 8,
    placed: [-1, '11:05'],
    closes: [2, '15:00'],
  },
  {
    who: WEI,
    service: 'AAC2',
    price: '2290.00',
    count: 2,
    state: taken,
    etd: 6,
    placed: [0, '08:10'],
    closes: [1, '12:00'],
  },
  {
    who: WEI,
    service: 'AAC2',
    price: '2310.00',
    count: 2,
    state: booked,
    etd: -8,
    placed: [-14, '10:30'],
    closes: [-13, '12:00'],
  },
  {
    who: WEI,
    service: 'PN3',
    price: '2280.00',
    count: 1,
    state: lost,
    etd: -6,
    placed: [-16, '15:45'],
    closes: [-12, '15:00'],
  },
  {
    who: WEI,
    service: 'PS6',
    price: '2300.00',
    count: 1,
    state: lapsed,
    etd: -5,
    placed: [-18, '09:20'],
    closes: [-14, '14:52'],
  },
  {
    who: WEI,
    service: 'ZEX',
    price: '2350.00',
    count: 1,
    state: withdrawn,
    etd: 7,
    placed: [-1, '14:00'],
    closes: [1, '15:00'],
  },
] as const;

/** What was bid in the weeks before, by whom at which price; each closed days ago, as it ended. */
const PAST = [
  { who: WEI, service: 'AAC2', price: '2350.00', count: 1, state: lost, ago: 20 },
  { who: OUTAI, service: 'AAC2', price: '2365.00', count: 3, state: booked, ago: 20 },
  { who: OUTAI, service: 'PN3', price: '2310.00', count: 1, state: lost, ago: 23 },
  { who: WEI, service: 'PN3', price: '2325.00', count: 2, state: booked, ago: 23 },
  { who: WEI, service: 'ZEX', price: '2290.00', count: 4, state: withdrawn, ago: 26 },
  { who: OUTAI, service: 'ZEX', price: '2340.00', count: 2, state: booked, ago: 27 },
  { who: WEI, service: 'PS6', price: '2240.00', count: 1, state: lost, ago: 29 },
  { who: OUTAI, service: 'PS6', price: '2255.00', count: 2, state: lapsed, ago: 30 },
  { who: WEI, service: 'AAC2', price: '2370.00', count: 2, state: booked, ago: 34 },
  { who: OUTAI, service: 'PN3', price: '2290.00', count: 1, state: withdrawn, ago: 36 },
  { who: WEI, service: 'PS6', price: '2315.00', count: 3, state: booked, ago: 37 },
  { who: WEI, service: 'ZEX', price: '2360.00', count: 1, state: lapsed, ago: 41 },
  { who: OUTAI, service: 'AAC2', price: '2330.00', count: 5, state: lost, ago: 41 },
  { who: WEI, service: 'PN3', price: '2345.00', count: 2, state: booked, ago: 44 },
  { who: OUTAI, service: 'PS6', price: '2280.00', count: 1, state: lost, ago: 48 },
  { who: WEI, service: 'AAC2', price: '2300.00', count: 1, state: lost, ago: 51 },
  { who: OUTAI, service: 'ZEX', price: '2335.00', count: 2, state: booked, ago: 55 },
] as const;

/** Placed two days before they closed; the ship left a week after that. */
const past = PAST.map(({ ago, ...bid }) => ({
  ...bid,
  etd: 7 - ago,
  placed: [-ago - 2, '10:20'] as const,
  closes: [-ago, '15:00'] as const,
}));

const OPEN: readonly number[] = [live, outbid, countered];
const [AHEAD, CHINA] = [42, 'Asia/Shanghai'];

/** The next sailing whose bids have not closed. */
function openSailing(row: typeof fclRates.$inferSelect, now: Date) {
  const today = dayIn(now, CHINA);
  const etd = nextSailing({ ...row, docCutoff: row.bidCutoff }, { from: today, to: addDays(today, AHEAD) }, CHINA, now);
  const closes = etd === undefined ? null : closing(etd, row.bidCutoff, CHINA);
  return etd === undefined || closes === null ? undefined : { etd, closesAt: new Date(closes) };
}

/** Bids in every state; room that was won is held for two hours from the moment of loading. */
export async function addBids(tx: Db, sheetId: number, days: number): Promise<void> {
  const people = await tx
    .select({ id: webUsers.id, account: webUsers.account, customerId: webUsers.customerId })
    .from(webUsers)
    .where(inArray(webUsers.account, [WEI, OUTAI]));
  const services = [...new Set(BIDS.map(({ service }) => service))];
  const drawn = await tx
    .select({ id: fclRates.id, service: fclRates.serviceCode, row: fclRates })
    .from(fclRates)
    .where(and(eq(fclRates.sheetId, sheetId), inArray(fclRates.serviceCode, services)))
    .orderBy(fclRates.id);
  const rows = [...BIDS, ...past].flatMap(({ who, service, etd, placed, closes, ...bid }, place) => {
    const person = people.find(({ account }) => account === who);
    const rate = drawn.find((one) => one.service === service);
    if (!person?.customerId || !rate) return [];
    // What still counts is for the next sailing that takes bids, on whatever day the demonstration is loaded.
    const next = OPEN.includes(bid.state) ? openSailing(rate.row, new Date()) : undefined;
    const closesAt = next?.closesAt ?? new Date(at(days + closes[0], closes[1]));
    const answer = { price: '2345.00', text: '可以在这个价格上安排', by: person.id, at: at(days, '09:05') };
    return {
      ...bid,
      customerId: person.customerId,
      userId: person.id,
      rateId: rate.id,
      etd: next?.etd ?? day(days + etd),
      ctnType: 3,
      currency: 'USD',
      closesAt,
      placedAt: new Date(at(days + placed[0], placed[1])),
      requestId: `demo-bid-${place}`,
      answer: bid.state === countered ? answer : null,
      holdUntil:
        bid.state === taken
          ? new Date(Date.now() + 2 * 3_600_000)
          : bid.state === lapsed || bid.state === booked
            ? closesAt
            : null,
    };
  });
  if (rows.length > 0) await tx.insert(bids).values(rows);
}
