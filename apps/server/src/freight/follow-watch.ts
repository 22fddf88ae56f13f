import { priceDropped } from '@lading/validators/freight';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, fclRates, follows } from '../database/schema.ts';
import type { Bus } from '../live/bus.ts';
import { postNotice } from '../message/post.ts';
import { closesSoon, ENDS, endsSoon } from './follow-clock.ts';
import { type Next, nextOf, ratesOf, sailingsOf } from './follow-next.ts';
import { levelOf } from './level.ts';
import { boxOf, portsOf } from './named.ts';
import { addDays, dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Row = typeof follows.$inferSelect;
type Told = Row['told'];
type Notice = readonly [
  'rateDropped' | 'roomLow' | 'sailingChanged' | 'docsClose' | 'rateExpiring',
  Record<string, string>,
];

/** Rates that are asked for at once. */
const BATCH = 1_000;

/** Cheaper than it was, or as cheap as somebody wants it: once a day, and a price once. */
function dropOf({ told, startPrice, currency, triggers, ctnType }: Row, next: Next | undefined, today: string) {
  const price = next?.price ?? null;
  if (!next || price === null || next.row.currency !== currency) return [];
  const dropped = priceDropped({ now: price, start: startPrice, target: triggers.priceBelow });
  if (!dropped || told.dropDay === today || told.dropPrice === price) return [];
  const values = { price, currency, box: boxOf(ctnType) };
  return [{ notice: ['rateDropped', values] as const, told: { dropDay: today, dropPrice: price } }];
}

function roomOf({ told, triggers }: Row, next: Next | undefined, today: string) {
  const left = next?.row.spaceState === 'limited' ? next.row.spaceLeft : null;
  const most = triggers.boxesAtMost;
  if (most === undefined || left === null || left > most || told.roomDay === today) return [];
  return [{ notice: ['roomLow', { left: `${left}` }] as const, told: { roomDay: today } }];
}

function sailingOf({ told, triggers }: Row, sailings: string) {
  if (told.sailings === sailings) return [];
  const asked = triggers.sailingChanged === true && told.sailings !== undefined;
  return [{ notice: asked ? (['sailingChanged', {}] as const) : undefined, told: { sailings } }];
}

/** Tells one company what it is to know of one thing that it follows. */
async function tell(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  row: Row,
  level: number,
  page: string | undefined,
): Promise<void> {
  const now = new Date();
  const today = dayIn(now, CHINA);
  const rates = await ratesOf(tx, row, now);
  const next = await nextOf(tx, row, levelOf({ level }), rates);
  const news: readonly { notice?: Notice | undefined; told: Told }[] = [
    ...dropOf(row, next, today),
    ...roomOf(row, next, today),
    ...sailingOf(row, sailingsOf(rates)),
    ...closesSoon(row, next, now),
    ...endsSoon(row, rates, levelOf({ level }), today),
  ];
  if (news.length === 0) return;
  const told = Object.assign({ ...row.told }, ...news.map((one) => one.told)) as Told;
  await tx.update(follows).set({ told }).where(eq(follows.id, row.id));
  const ports = await portsOf(tx, [row.polId, row.podId]);
  const ends = [row.polId, row.podId].map((id) => ports.get(id));
  const named = {
    name: ends.map((end) => end?.nameCn ?? '').join(' → '),
    nameEn: ends.map((end) => end?.nameEn ?? '').join(' → '),
    service: next?.row.serviceCode ?? '',
    etd: next?.etd ?? '',
    next: next ? 'some' : 'none',
  };
  for (const { notice } of news)
    if (notice) await postNotice(tx, bus, { customerId: row.customerId, page }, notice[0], { ...named, ...notice[1] });
}

/** What is followed, with what its company is charged by; nobody else tells of it meanwhile. */
const followed = (tx: Db, wanted: SQL | undefined) =>
  tx
    .select({ row: follows, level: customers.level })
    .from(follows)
    .innerJoin(customers, eq(customers.id, follows.customerId))
    .where(and(eq(follows.active, true), wanted))
    .orderBy(follows.id)
    .for('update', { of: follows });

/**
 * Rates cost, sail or have room otherwise than before: whoever follows them is told, with the commit of `tx`. To be called by everything
 * that changes a rate which is on sale, after it has written.
 */
export async function ratesChanged(
  tx: Db,
  bus: Pick<Bus, 'publish'>,
  rateIds: readonly number[],
  page?: string,
): Promise<void> {
  const found = new Map<number, { row: Row; level: number }>();
  for (let at = 0; at < rateIds.length; at += BATCH) {
    const ids = rateIds.slice(at, at + BATCH);
    const onLane = sql`exists (select 1 from ${fclRates} where ${inArray(fclRates.id, ids)} and ${fclRates.polId} = ${follows.polId}
      and ${fclRates.podId} = ${follows.podId} and (${follows.shippingId} is null or ${follows.shippingId} = ${fclRates.shippingId}))`;
    const wanted = or(inArray(follows.rateId, ids), and(eq(follows.kind, 'route'), onLane));
    for (const one of await followed(tx, wanted)) found.set(one.row.id, one);
  }
  if (found.size === 0) return;
  for (const { row, level } of found.values()) await tell(tx, bus, row, level, page);
  const customerIds = [...new Set([...found.values()].map(({ row }) => row.customerId))];
  await bus.publish(tx, { type: 'rates', customerIds });
}

/** What time does to what is followed: papers that close within a day, a rate that ends within three. */
export async function watchFollows(db: Db, bus: Pick<Bus, 'publish'>): Promise<void> {
  await db.transaction(async (tx) => {
    const today = dayIn(new Date(), CHINA);
    const ends = sql`exists (select 1 from ${fclRates} where ${fclRates.id} = ${follows.rateId}
      and ${fclRates.validTo} between ${today} and ${addDays(today, ENDS)})`;
    const wishes = or(sql`${follows.triggers}->>'beforeDocs' = 'true'`, ends);
    for (const { row, level } of await followed(tx, wishes)) await tell(tx, bus, row, level, undefined);
  });
}
