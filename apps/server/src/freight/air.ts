import type { In, Out, PortalContract, PriceLevel } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { airChargeable, airFreight, predictedCost } from '@lading/validators/freight';
import { and, eq, getTableColumns, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { airlines, airRates, RATE_STATUS, rateSheets } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { shownCost, withLater } from './cost.ts';
import { levelOf } from './level.ts';
import type { Line } from './line-words.ts';
import { endOf, fxOf, portsOf } from './named.ts';
import { savedOf, unitPrice, worded } from './own-charges.ts';
import { addDays, closing, dayIn, nextSailing } from './sailings.ts';
import { type Asking, CHINA, remember } from './search.ts';
import { type Cargo, isSaid, type Showing } from './showing.ts';

type Calls = PortalContract['freight'];
type Shown = Out<Calls['airPage']>['records'][number];
const AHEAD = 28;
/** From which day on a flight is looked for, where that is not today. */
interface AirShowing extends Showing {
  readonly after?: string;
}

function rows(db: Db, wanted: SQL | undefined, most = 200) {
  return db
    .select({
      ...getTableColumns(airRates),
      listAdd: rateSheets.listAdd,
      vipLess: rateSheets.vipLess,
      airline: { id: airlines.id, nameCn: airlines.nameCn, nameEn: airlines.nameEn, code: airlines.code },
    })
    .from(airRates)
    .innerJoin(rateSheets, eq(rateSheets.id, airRates.sheetId))
    .innerJoin(airlines, eq(airlines.id, airRates.airlineId))
    .where(and(eq(airRates.status, RATE_STATUS.live), isNull(airRates.removedAt), wanted))
    .limit(most);
}
type Row = Awaited<ReturnType<typeof rows>>[number];

/** Kilograms that are paid for; null where nothing was said of the cargo. */
const chargeableOf = (cargo: Cargo): string | null =>
  isSaid(cargo)
    ? airChargeable({ gross: cargo.weight ?? '0', volume: cargo.volume, pieces: cargo.boxes }).chargeable
    : null;

const FREIGHT = { name: '空运费', nameEn: 'Air freight', note: '', noteEn: '' };
/** The freight of a flight is none of the sea. */
const named = (line: Line): Line => (line.code === 'OF' && !line.charge ? { ...line, charge: FREIGHT } : line);

/** What cargo costs by a rate, by its own break or a heavier one. */
function freightOf(row: Row, cargo: Cargo, chargeable: string, level: PriceLevel) {
  const { currency, min, charges } = row;
  const breaks = row.breaks.map(({ from, member }) => ({
    from: `${from}`,
    price: unitPrice(member, row, level, currency).price,
  }));
  const shipment = { chargeable, ...(cargo.weight === undefined ? {} : { gross: cargo.weight }) };
  const freight = airFreight({ currency, min, breaks, surcharges: charges }, shipment);
  return { ...freight, lines: freight.lines.map((line): Line => named(worded(line, charges))) };
}

/** A rate with its next flight; undefined where none is left. */
function shown(row: Row, { cargo, level, fx, ports, now, language, after }: AirShowing): Shown | undefined {
  const zone = ports.get(row.startId)?.zone || CHINA;
  const today = dayIn(now, zone);
  const from = after !== undefined && after > today ? after : today;
  const sailing = { ...row, etdDays: row.flightDays, etd: null, docCutoff: row.cargoCutoff };
  const etd = nextSailing(sailing, { from, to: addDays(from, AHEAD) }, zone, now);
  if (etd === undefined) return undefined;
  const { currency, airline } = row;
  const chargeable = chargeableOf(cargo);
  const priced = chargeable === null ? undefined : freightOf(row, cargo, chargeable, level);
  const totalAt = (at: PriceLevel) =>
    chargeable === null
      ? null
      : predictedCost(freightOf(row, cargo, chargeable, at).lines, { currency, rates: fx }).predicted;
  const money = (amount: string | undefined) => (amount === undefined ? null : { currency, amount });
  return {
    id: row.id,
    rateNo: row.rateNo,
    revision: row.revision,
    airline,
    flightNo: row.flightNo,
    start: endOf(ports, row.startId),
    end: endOf(ports, row.endId),
    flightDays: row.flightDays,
    etd,
    eta: addDays(etd, row.transitDays),
    cargoCutoff: closing(etd, row.cargoCutoff, zone),
    transitDays: row.transitDays,
    direct: row.viaIds.length === 0,
    via: row.viaIds.map((id) => endOf(ports, id)),
    currency,
    min: row.min,
    spaceState: row.spaceState,
    spaceLeft: row.spaceLeft,
    breaks: row.breaks.map(({ from: kg, member }) => ({ from: kg, ...unitPrice(member, row, level, currency) })),
    validFrom: row.validFrom,
    validTo: row.validTo,
    goodsTypes: row.goodsTypes,
    remark: ofLanguage(language, row.remark, row.remarkEn),
    priceLevel: level,
    memberLocked: level === 'visitor',
    chargedAs: priced?.weight ?? null,
    unitPrice: priced?.price ?? null,
    freight: money(priced?.freight),
    total: priced ? totalAt(level) : null,
    memberSaving: priced ? savedOf(level, totalAt) : null,
    saved: priced?.heavier ? money(priced.saved) : null,
  };
}

const byTotal = (a: Shown, b: Shown) =>
  a.total && b.total
    ? compareDecimal(a.total.amount, b.total.amount)
    : Number(a.total === null) - Number(b.total === null) || a.transitDays - b.transitDays;

async function showingFor(
  db: Db,
  found: readonly Row[],
  cargo: Cargo,
  { visitor, language }: Asking,
): Promise<Showing> {
  const [fx, ports] = await Promise.all([
    fxOf(db),
    portsOf(
      db,
      found.flatMap(({ startId, endId, viaIds }) => [startId, endId, ...viaIds]),
    ),
  ]);
  return { cargo, level: levelOf(visitor), fx, ports, now: new Date(), language };
}

async function page(db: Db, asked: In<Calls['airPage']>, caller: Asking): Promise<Out<Calls['airPage']>> {
  const { current, size, startId, endId, weight, volume, boxes, etdFrom } = asked;
  if (startId === endId) throw refused('sameEnds', {}, 'endId');
  const today = dayIn(new Date(), CHINA);
  const lane = and(eq(airRates.startId, startId), eq(airRates.endId, endId));
  const [found] = await Promise.all([
    rows(db, and(lane, gte(airRates.validTo, today), lte(airRates.validFrom, addDays(today, AHEAD)))),
    caller.visitor && current === 1 ? remember(db, caller.visitor, { start: startId, end: endId }, 'air') : undefined,
  ]);
  const showing = {
    ...(await showingFor(db, found, { weight, volume, boxes }, caller)),
    ...(etdFrom && { after: etdFrom }),
  };
  const all = found.flatMap((row) => shown(row, showing) ?? []).sort((a, b) => byTotal(a, b) || a.id - b.id);
  return {
    records: all.slice((current - 1) * size, current * size),
    total: all.length,
    chargeable: chargeableOf(showing.cargo),
    pricedAt: isoInstant(showing.now),
    fx: [...showing.fx],
  };
}

async function byId(db: Db, { id, ...cargo }: In<Calls['airById']>, caller: Asking): Promise<Out<Calls['airById']>> {
  const found = await rows(db, eq(airRates.id, id), 1);
  const showing = await showingFor(db, found, cargo, caller);
  const [row] = found;
  const rate = row && shown(row, showing);
  if (!rate) throw notFound();
  const chargeable = chargeableOf(cargo);
  const lines = chargeable === null ? [] : freightOf(row, cargo, chargeable, showing.level).lines;
  const into = { currency: row.currency, rates: showing.fx, level: showing.level, freeDays: null };
  return { ...rate, cost: shownCost(withLater(lines, row.currency), into, caller.language) };
}

/** Rates with what cargo costs by each, in the order of their ids; undefined for one that is not on sale, without `rate` where none flies. */
export async function airOffered(
  db: Db,
  ids: readonly number[],
  cargo: Cargo,
  { visitor, from }: Pick<Asking, 'visitor'> & { readonly from: string },
) {
  const found = await rows(db, inArray(airRates.id, [...ids]));
  const showing = { ...(await showingFor(db, found, cargo, { visitor, language: 'zh-CN' })), after: from };
  const chargeable = chargeableOf(cargo) ?? '0';
  return ids.map((id) => {
    const row = found.find((one) => one.id === id);
    return row && { row, rate: shown(row, showing), lines: freightOf(row, cargo, chargeable, showing.level).lines };
  });
}

export const air = ({ db }: Services): FileHandlers<'freight', 'air'> => ({
  airPage: (asked, caller) => page(db, asked, caller),
  airById: (asked, caller) => byId(db, asked, caller),
  async airForQuote({ ids }, caller) {
    const found = await rows(db, inArray(airRates.id, ids));
    const showing = await showingFor(db, found, {}, caller);
    return {
      list: found.flatMap((row) => shown(row, showing) ?? []).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    };
  },
});
