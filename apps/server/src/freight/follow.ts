import { FOLLOW_LIMIT, type FollowState, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { amountLess } from '@lading/validators/freight';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { customers, fclRates, follows } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { badInput, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import type { Member } from '../user/session.ts';
import { onSale } from './candidates.ts';
import { liveRate } from './fcl.ts';
import { AHEAD, nextOf, ratesOf, sailingsOf } from './follow-next.ts';
import { levelOf } from './level.ts';
import { carriersOf, endOf, namedOf, portsOf } from './named.ts';
import { addDays, dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

type Calls = PortalContract['freight'];
type Row = typeof follows.$inferSelect;

/** Days that a lane may be without a rate before whoever follows it is told so. */
const EMPTY_DAYS = 30;

const activeOf = (db: Db, customerId: number) =>
  db.$count(follows, and(eq(follows.customerId, customerId), follows.active));

type Thing = Pick<Row, 'kind' | 'rateId' | 'polId' | 'podId' | 'shippingId'>;

async function thingOf(db: Db, { rateId, polId, podId, shippingId }: In<Calls['followRate']>): Promise<Thing> {
  if (rateId !== undefined) {
    const [row] = await db.select().from(fclRates).where(eq(fclRates.id, rateId));
    // What is no longer sold can be let go of, and not be followed anew.
    const found = row ?? (await liveRate(db, rateId));
    return { kind: 'rate', rateId, polId: found.polId, podId: found.podId, shippingId: found.shippingId };
  }
  if (polId === undefined) throw badInput('polId');
  if (podId === undefined) throw badInput('podId');
  const known = await portsOf(db, [polId, podId]);
  if (!known.has(polId)) throw badInput('polId');
  if (!known.has(podId)) throw badInput('podId');
  return { kind: 'route', rateId: null, polId, podId, shippingId: shippingId ?? null };
}

const same = (column: typeof follows.rateId | typeof follows.shippingId, value: number | null): SQL =>
  value === null ? isNull(column) : eq(column, value);

async function follow(db: Db, asked: In<Calls['followRate']>, visitor: Member): Promise<Out<Calls['followRate']>> {
  const { customerId, userId } = visitor;
  const { followed, ctnType, triggers, channels } = asked;
  const thing = await thingOf(db, asked);
  const level = levelOf(visitor);
  const known = followed ? await ratesOf(db, { ...thing, ctnType }, new Date()) : [];
  const next = await nextOf(db, { ...thing, ctnType }, level, known);
  return db.transaction(async (tx) => {
    // Two of a company that follow at once are counted one after the other.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
    const own = and(
      eq(follows.customerId, customerId),
      eq(follows.kind, thing.kind),
      same(follows.rateId, thing.rateId),
      eq(follows.polId, thing.polId),
      eq(follows.podId, thing.podId),
      same(follows.shippingId, thing.shippingId),
    );
    const [before] = await tx.select().from(follows).where(own);
    if (followed && !before?.active && (await activeOf(tx, customerId)) >= FOLLOW_LIMIT)
      throw refused('followLimit', { most: FOLLOW_LIMIT });
    const wish = { ctnType, triggers, channels: [...new Set(channels)], userId };
    const begun = { startPrice: next?.price ?? null, currency: next?.row.currency ?? '', createTime: new Date() };
    const told = { sailings: sailingsOf(known) };
    if (before) {
      const set = followed
        ? { ...wish, ...(before.active ? {} : { ...begun, told }), active: true }
        : { active: false };
      await tx.update(follows).set(set).where(eq(follows.id, before.id));
    } else if (followed) await tx.insert(follows).values({ ...thing, ...wish, ...begun, told, customerId });
    return { followed, followCount: await activeOf(tx, customerId) };
  });
}

/** Those of a company with what they are now; 200 at most. */
async function statesOf(
  db: Db,
  customerId: number,
): Promise<(Row & { state: FollowState; rateNo: string; serviceCode: string })[]> {
  const today = dayIn(new Date(), CHINA);
  const alive = sql<boolean>`exists (select 1 from fcl_rates alive where alive.status = 2 and alive.removed_at is null
    and alive.pol_id = ${follows.polId} and alive.pod_id = ${follows.podId}
    and case when ${follows.kind} = 'rate' then alive.id = ${follows.rateId} and alive.valid_to >= ${today}::date
      else alive.valid_to >= ${addDays(today, -EMPTY_DAYS)}::date and (${follows.shippingId} is null or alive.shipping_id = ${follows.shippingId}) end)`;
  const rows = await db
    .select({ row: follows, alive, rateNo: fclRates.rateNo, serviceCode: fclRates.serviceCode })
    .from(follows)
    .leftJoin(fclRates, eq(fclRates.id, follows.rateId))
    .where(eq(follows.customerId, customerId))
    .orderBy(desc(follows.active), desc(follows.id))
    .limit(200);
  return rows.map(({ row, alive: lives, rateNo, serviceCode }) => ({
    ...row,
    rateNo: rateNo ?? '',
    serviceCode: serviceCode ?? '',
    state: row.active ? (lives ? 'active' : 'expired') : 'off',
  }));
}

async function page(
  db: Db,
  { current, size, keyword, state }: In<Calls['followedRates']>,
  visitor: Member,
): Promise<Out<Calls['followedRates']>> {
  const all = await statesOf(db, visitor.customerId);
  const [ports, carriers] = await Promise.all([
    portsOf(
      db,
      all.flatMap(({ polId, podId }) => [polId, podId]),
    ),
    carriersOf(db),
  ]);
  const word = keyword.toLowerCase();
  const fits = (row: (typeof all)[number]) => {
    const names = [row.polId, row.podId].flatMap((id) => Object.values(endOf(ports, id)));
    return [row.rateNo, row.serviceCode, ...names].join(' ').toLowerCase().includes(word);
  };
  const found = all.filter((row) => (state ? row.state === state : row.state !== 'off') && fits(row));
  const shown = found.slice((current - 1) * size, current * size);
  const records = await Promise.all(
    shown.map(async (row) => {
      const next = row.state === 'active' ? await nextOf(db, row, levelOf(visitor)) : undefined;
      const now = next?.price ?? null;
      const comparable = now !== null && row.startPrice !== null && next?.row.currency === row.currency;
      return {
        id: row.id,
        kind: row.kind,
        rateId: row.rateId,
        rateNo: row.rateNo,
        ctnType: row.ctnType,
        pol: endOf(ports, row.polId),
        pod: endOf(ports, row.podId),
        shipping: row.shippingId === null ? null : namedOf(carriers, row.shippingId),
        serviceCode: row.serviceCode,
        etd: next?.etd ?? null,
        currency: next?.row.currency ?? row.currency,
        startPrice: row.startPrice,
        nowPrice: now,
        change: comparable ? amountLess(now, row.startPrice ?? '0', row.currency) : null,
        biddable: row.kind === 'rate' && !!next?.row.bidCutoff,
        met: now !== null && row.triggers.priceBelow !== undefined && compareDecimal(now, row.triggers.priceBelow) <= 0,
        triggers: row.triggers,
        channels: row.channels,
        state: row.state,
        since: isoInstant(row.createTime),
      };
    }),
  );
  return { records, total: found.length, followCount: all.filter(({ active }) => active).length };
}

async function routes(db: Db, visitor: Member): Promise<Out<Calls['followedRoutes']>> {
  const active = (await statesOf(db, visitor.customerId)).filter((row) => row.active);
  if (active.length === 0) return { list: [] };
  const lanes = new Map(active.map((row) => [`${row.polId} ${row.podId}`, row]));
  const today = dayIn(new Date(), CHINA);
  const onLanes = or(
    ...[...lanes.values()].map(({ polId, podId }) => and(eq(fclRates.polId, polId), eq(fclRates.podId, podId))),
  );
  const counts = await db
    .select({ polId: fclRates.polId, podId: fclRates.podId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(fclRates)
    .where(and(onLanes, onSale({ from: today, to: addDays(today, AHEAD) })))
    .groupBy(fclRates.polId, fclRates.podId);
  const ports = await portsOf(
    db,
    active.flatMap(({ polId, podId }) => [polId, podId]),
  );
  const list = await Promise.all(
    [...lanes.values()].map(async (lane) => {
      const next = await nextOf(db, { ...lane, rateId: null, shippingId: null }, levelOf(visitor));
      const here = ({ polId, podId }: { polId: number; podId: number }) => polId === lane.polId && podId === lane.podId;
      return {
        pol: endOf(ports, lane.polId),
        pod: endOf(ports, lane.podId),
        followed: active.filter(here).length,
        count: counts.find(here)?.count ?? 0,
        etd: next?.etd ?? null,
        currency: next?.row.currency ?? '',
        minPrice: next?.price ?? null,
      };
    }),
  );
  return { list };
}

export const followHandlers = ({ db }: Services): FileHandlers<'freight', 'follow'> => ({
  followRate: (asked, { visitor }) => follow(db, asked, visitor),
  followedRates: (asked, { visitor }) => page(db, asked, visitor),
  followedRoutes: (_asked, { visitor }) => routes(db, visitor),
});
