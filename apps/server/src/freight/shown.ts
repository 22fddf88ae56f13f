import type { Out, PortalContract, PriceLevel } from '@lading/api-client/contract';
import { amountLess, predictedCost } from '@lading/validators/freight';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { follows } from '../database/schema.ts';
import type { Caller } from '../http/caller.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import type { Visitor } from '../user/session.ts';
import type { RateRow } from './candidates.ts';
import { type Boxes, boxPrice, freightLines } from './cost.ts';
import type { Line } from './line-words.ts';
import { carriersOf, endOf, type Fx, namedOf, portsOf, wharvesOf } from './named.ts';

import { addDays, closing } from './sailings.ts';
import { priceTokens } from './token.ts';

type Shown = Out<PortalContract['freight']['saleRates']>['records'][number];

/** A rate with the sailing that is meant, and what it costs. */
export interface Offer {
  readonly row: RateRow;
  readonly etd: string;
  readonly lines: readonly Line[];
}

const LAPSING = 10;

async function followsOf(db: Db, offers: readonly Offer[], visitor: Visitor | null) {
  const ids = offers.map(({ row }) => row.id);
  const counted = await db
    .select({ rateId: follows.rateId, count: count() })
    .from(follows)
    .where(and(inArray(follows.rateId, ids), follows.active))
    .groupBy(follows.rateId);
  const own = visitor?.customerId
    ? await db
        .select({ rateId: follows.rateId })
        .from(follows)
        .where(and(inArray(follows.rateId, ids), follows.active, eq(follows.customerId, visitor.customerId)))
    : [];
  return {
    countOf: (id: number) => counted.find(({ rateId }) => rateId === id)?.count ?? 0,
    isOwn: (id: number) => own.some(({ rateId }) => rateId === id),
  };
}

/** What membership saves of the boxes: whoever is none is told what it would save. */
function savingOf(row: RateRow, boxes: readonly Boxes[], level: PriceLevel, freightTotal: string): string | null {
  const other = freightLines(row, boxes, level === 'visitor' ? 'member' : 'visitor') ?? [];
  const [total] = predictedCost(other, { currency: row.currency, rates: [] }).subtotals;
  if (!total) return null;
  const [dear, cheap] = level === 'visitor' ? [freightTotal, total.amount] : [total.amount, freightTotal];
  return amountLess(dear, cheap, row.currency);
}

const closings = (row: RateRow, etd: string, zone: string): Shown['cutoffs'] => ({
  doc: closing(etd, row.docCutoff, zone),
  vgm: closing(etd, row.vgmCutoff, zone),
  cy: closing(etd, row.cyCutoff, zone),
  cus: closing(etd, row.cusCutoff, zone),
});

export interface Showing {
  readonly boxes: readonly Boxes[];
  readonly level: PriceLevel;
  readonly fx: Fx;
  readonly now: Date;
}

/** Offers as they are answered. Only the price of the level goes out, and the list price beside it. */
export async function shownOffers(
  { db, wrapping }: Pick<Services, 'db' | 'wrapping'>,
  offers: readonly Offer[],
  { boxes, level, fx, now }: Showing,
  { visitor, language }: Pick<Caller<Visitor | null>, 'visitor' | 'language'>,
): Promise<Shown[]> {
  if (offers.length === 0) return [];
  const [ports, wharves, carriers, followed, token] = await Promise.all([
    portsOf(
      db,
      offers.flatMap(({ row }) => [row.polId, row.podId, ...row.viaIds]),
    ),
    wharvesOf(
      db,
      offers.flatMap(({ row }) => [row.polWharfId, row.podWharfId]),
    ),
    carriersOf(db),
    followsOf(db, offers, visitor),
    visitor ? priceTokens({ db, wrapping }, now.getTime()) : undefined,
  ]);
  const wharf = (id: number | null) => (id === null ? null : (wharves.get(id) ?? null));
  const today = isoInstant(now).slice(0, 10);
  return offers.map(({ row, etd, lines }): Shown => {
    const zone = ports.get(row.polId)?.zone || 'Asia/Shanghai';
    const ofFreight = lines.filter(({ code }) => code === 'OF');
    const [freight] = predictedCost(ofFreight, { currency: row.currency, rates: [] }).subtotals;
    const freightTotal = freight?.amount ?? '0.00';
    return {
      id: row.id,
      rateNo: row.rateNo,
      version: row.version,
      revision: row.revision,
      pol: endOf(ports, row.polId),
      pod: endOf(ports, row.podId),
      routeCode: row.routeCode,
      polWharf: wharf(row.polWharfId),
      podWharf: wharf(row.podWharfId),
      shipping: namedOf(carriers, row.shippingId),
      serviceCode: row.serviceCode,
      serviceName: row.serviceName,
      vessel: row.vessel,
      voyage: row.voyage,
      etdDays: row.etdDays,
      etd,
      eta: addDays(etd, row.transitDays),
      transitDays: row.transitDays,
      direct: row.viaIds.length === 0,
      via: row.viaIds.map((id) => endOf(ports, id)),
      cutoffs: closings(row, etd, zone),
      validFrom: row.validFrom,
      validTo: row.validTo,
      lapsing: row.validTo <= addDays(today, LAPSING),
      currency: row.currency,
      prices: row.prices.map((one) => {
        const { price, list } = boxPrice(one, row, level, row.currency);
        return { ctnType: one.ctnType, price, listPrice: level === 'visitor' ? null : list };
      }),
      included: row.included,
      freeDays: row.freeDays,
      spaceState: row.spaceState,
      spaceLeft: row.spaceLeft,
      goodsLimit: row.goodsLimit,
      weightLimit: row.weightLimit,
      remark: ofLanguage(language, row.remark, row.remarkEn),
      followCount: followed.countOf(row.id),
      followed: followed.isOwn(row.id),
      priceLevel: level,
      memberLocked: level === 'visitor',
      freightTotal,
      memberSaving: savingOf(row, boxes, level, freightTotal),
      predicted: predictedCost(lines, { currency: row.currency, rates: fx }).predicted,
      biddable: row.bidCutoff !== null,
      pricedAt: isoInstant(now),
      priceToken: token?.({ rateId: row.id, revision: row.revision, level }) ?? null,
    };
  });
}
