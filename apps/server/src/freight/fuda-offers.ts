import { FUDA_CHARGE_STATUS, FUDA_STATE, type In, type Out, type PortalContract } from '@lading/api-client/contract';
import { predictedCost, surchargesFor } from '@lading/validators/freight';
import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fudaRates, fudaSurcharges } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import type { Services } from '../services.ts';
import type { Member } from '../user/session.ts';
import type { RateRow } from './candidates.ts';
import { type Charge, scoped, shownCost, withLater } from './cost.ts';
import { type FudaCharge, type FudaRow, partnerOf } from './fuda-find.ts';
import { partnersOf, rateNoOf, sellPrice, shownCharges } from './fuda-shown.ts';
import { boxOf, fxOf, portsOf } from './named.ts';
import { addDays, dayIn, nextSailing } from './sailings.ts';
import { byAmount, CHINA, sortedOffers } from './search.ts';
import { shownOffers } from './shown.ts';

type Calls = PortalContract['freight'];
type Asked = In<Calls['fudaForCustomer']>;

/** Rates that are put in order, and days that a sailing is looked for. */
const [MOST, AHEAD] = [500, 42];

/** A rate of a partner as every other one: its price is one for all members. */
function asRate(row: FudaRow): RateRow {
  const prices = row.prices.flatMap(({ ctnType, cost, member }) => {
    const price = sellPrice({ cost, member }, row.sellMarkup, row.currency);
    return price === null ? [] : [{ ctnType, member: price }];
  });
  return {
    id: row.id,
    rateNo: rateNoOf(row),
    sheetId: 0,
    status: 2,
    version: row.version,
    listAdd: '0',
    vipLess: '0',
    polId: row.polId,
    podId: row.podId,
    polWharfId: null,
    podWharfId: null,
    routeCode: row.routeCode,
    shippingId: row.shippingId,
    serviceCode: row.serviceCode,
    serviceName: '',
    vessel: row.vessel,
    voyage: row.voyage,
    etdDays: row.etdDays,
    etd: null,
    transitDays: row.transitDays,
    viaIds: row.viaIds,
    docCutoff: row.docCutoff,
    vgmCutoff: null,
    cyCutoff: null,
    cusCutoff: null,
    bidCutoff: null,
    validFrom: row.validFrom,
    validTo: row.validTo,
    currency: row.currency,
    prices,
    included: row.included,
    freeDays: row.freeDays,
    spaceState: row.spaceState,
    spaceLeft: row.spaceLeft,
    goodsLimit: [],
    weightLimit: null,
    promoted: false,
    remark: row.remark,
    remarkEn: row.remarkEn,
    internalRemark: '',
    revision: row.revision,
    editedAt: row.editedAt,
    removedAt: null,
    requestId: null,
  };
}

/** Charges of partners that are in force at some time between two days. */
async function chargesOf(db: Db, partnerIds: readonly number[], from: string, to: string): Promise<FudaCharge[]> {
  if (partnerIds.length === 0) return [];
  return db
    .select()
    .from(fudaSurcharges)
    .where(
      and(
        inArray(fudaSurcharges.partnerId, [...partnerIds]),
        eq(fudaSurcharges.status, FUDA_CHARGE_STATUS.live),
        isNull(fudaSurcharges.removedAt),
        lte(fudaSurcharges.validFrom, to),
        or(isNull(fudaSurcharges.validTo), gte(fudaSurcharges.validTo, from)),
      ),
    )
    .orderBy(fudaSurcharges.id);
}

/** Those of one rate: what was made for it takes the place of what the partner charges under the same code elsewhere. */
function ofRate(charges: readonly FudaCharge[], { id, partnerId }: Pick<FudaRow, 'id' | 'partnerId'>): FudaCharge[] {
  const mine = charges.filter((one) => one.partnerId === partnerId && (one.rateId === null || one.rateId === id));
  const own = new Set(mine.filter(({ rateId }) => rateId === id).map(({ code }) => code));
  return mine.filter(({ rateId, code }) => rateId === id || !own.has(code));
}

/** Rates of partners that members of the programme are shown. */
export async function offersForMember(
  services: Pick<Services, 'db' | 'wrapping'>,
  { current, size, polId, podId, ctnType, containers }: Asked,
  caller: { visitor: Member; language: Language },
): Promise<Out<Calls['fudaForCustomer']>> {
  const { db } = services;
  const now = new Date();
  const today = dayIn(now, CHINA);
  const window = { from: today, to: addDays(today, AHEAD) };
  const isPartner = await partnerOf(db, caller.visitor.customerId);
  const rows = await db
    .select()
    .from(fudaRates)
    .where(
      and(
        eq(fudaRates.auditState, FUDA_STATE.on),
        isNull(fudaRates.removedAt),
        gte(fudaRates.validTo, window.from),
        lte(fudaRates.validFrom, window.to),
        polId === undefined ? undefined : eq(fudaRates.polId, polId),
        podId === undefined ? undefined : eq(fudaRates.podId, podId),
        // What a partner shares with members only is not for its competitors.
        isPartner ? or(eq(fudaRates.shareTo, 'all'), eq(fudaRates.partnerId, isPartner.id)) : undefined,
      ),
    )
    .orderBy(fudaRates.validTo, fudaRates.id)
    .limit(MOST);
  const partnerIds = [...new Set(rows.map(({ partnerId }) => partnerId))];
  const [fx, ports, charges, partner] = await Promise.all([
    fxOf(db),
    portsOf(
      db,
      rows.map((row) => row.polId),
    ),
    chargesOf(db, partnerIds, window.from, window.to),
    partnersOf(db, partnerIds),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const scopedOf = ({ id }: { id: number }): Charge[] => {
    const row = byId.get(id);
    return row ? ofRate(charges, row).map(scoped) : [];
  };
  const boxesOf = (row: RateRow) => {
    if (containers) return containers;
    const type = ctnType ?? row.prices[0]?.ctnType;
    return type === undefined ? [] : [{ ctnType: type, count: 1 }];
  };
  const offering = { window, now, fx, level: 'member', sort: 'total' } as const;
  const offers = rows
    .map(asRate)
    .filter((row) => ctnType === undefined || row.prices.some((one) => one.ctnType === ctnType))
    // Rates of several lanes may be asked for at once, each for a box of its own.
    .flatMap((row) => sortedOffers([row], ports, scopedOf, { ...offering, asked: { boxes: boxesOf(row) } }))
    .map((offer) => ({
      offer,
      // Partners sell in several currencies; all are compared in one.
      total: predictedCost(offer.lines, { currency: 'CNY', rates: fx }).predicted?.amount ?? null,
      charges: shownCost(
        withLater(offer.lines, offer.row.currency),
        { currency: offer.row.currency, rates: fx, level: 'member', freeDays: offer.row.freeDays },
        caller.language,
      ),
    }))
    .sort((a, b) => byAmount(a.total, b.total) || a.offer.row.id - b.offer.row.id);
  const shown = offers.slice((current - 1) * size, current * size);
  const showing = { level: 'member', fx, now } as const;
  const records = await Promise.all(
    shown.map(async ({ offer, charges: lines }) => {
      const [rate] = await shownOffers(services, [offer], { ...showing, boxes: boxesOf(offer.row) }, caller);
      const row = byId.get(offer.row.id);
      if (!rate || !row) return [];
      // Its number is no number of the other rates: nobody follows, bids or orders by it.
      const alone = { followCount: 0, followed: false, biddable: false, priceToken: null, memberSaving: null };
      const prices = rate.prices.map((one) => ({ ...one, listPrice: null }));
      return [{ ...rate, ...alone, prices, partner: partner(row.partnerId), charges: lines }];
    }),
  );
  return { records: records.flat(), total: offers.length };
}

/** Charges of a rate on its next sailing, as they are looked up for every voyage. */
export async function chargesForRate(db: Db, row: FudaRow): Promise<Out<Calls['fudaCommonSurcharges']>> {
  const now = new Date();
  const today = dayIn(now, CHINA);
  const zone = (await portsOf(db, [row.polId])).get(row.polId)?.zone || CHINA;
  const rate = asRate(row);
  const etd = nextSailing(rate, { from: today, to: row.validTo }, zone, now) ?? row.validTo;
  const all = ofRate(await chargesOf(db, [row.partnerId], etd, etd), row);
  const { polId, podId, routeCode: lane, shippingId } = row;
  const ctnTypes = row.prices.map(({ ctnType }) => boxOf(ctnType));
  const found = surchargesFor(all.map(scoped), { polId, podId, lane, shippingId, etd, ctnTypes });
  return {
    list: await shownCharges(
      db,
      all.filter(({ id }) => found.some((one) => one.id === id)),
    ),
  };
}
