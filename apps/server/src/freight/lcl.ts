import type { In, Out, PortalContract, PriceLevel } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { boxVolume, costOfBothEnds, lclCharge, surchargeAmount } from '@lading/validators/freight';
import { and, eq, getTableColumns, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { lclRates, RATE_STATUS, rateSheets } from '../database/schema.ts';
import type { FileHandlers } from '../handler-files.ts';
import { notFound, refused } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { shownCost, withLater } from './cost.ts';
import { levelOf } from './level.ts';
import type { Line } from './line-words.ts';
import { endOf, type Fx, fxOf, portsOf } from './named.ts';
import { savedOf, unitPrice, worded } from './own-charges.ts';
import { addDays, closing, dayIn, nextSailing } from './sailings.ts';
import { type Asking, CHINA, remember } from './search.ts';
import { type Cargo, isSaid, type Showing } from './showing.ts';

type Calls = PortalContract['freight'];
type Shown = Out<Calls['lclPage']>['records'][number];
/** From which day on a sailing is looked for, too. */
interface LclShowing extends Showing {
  readonly from: string;
}

/** Both ends are compared in it. */
const COMMON = 'USD';
const AHEAD = 42;

function rows(db: Db, wanted: SQL | undefined, most = 200) {
  return db
    .select({ ...getTableColumns(lclRates), listAdd: rateSheets.listAdd, vipLess: rateSheets.vipLess })
    .from(lclRates)
    .innerJoin(rateSheets, eq(rateSheets.id, lclRates.sheetId))
    .where(and(eq(lclRates.status, RATE_STATUS.live), isNull(lclRates.removedAt), wanted))
    .limit(most);
}
type Row = Awaited<ReturnType<typeof rows>>[number];

/** What a part of a container is charged by a rate, and how many tonnes it counts. */
function linesOf(row: Row, cargo: Cargo, level: PriceLevel): { lines: Line[]; rt: string } {
  const { weight = '0', boxes = [] } = cargo;
  const volume = boxes.length > 0 ? boxVolume(boxes) : (cargo.volume ?? '0');
  const { currency, minRt, charges } = row;
  const { price } = unitPrice(row.price, row, level, currency);
  const { rt, amount } = lclCharge({ price, currency, minRt, ratio: `${row.ratio}` }, { weight, volume });
  const freight: Line = {
    code: 'OF',
    side: 'freight',
    basis: 'PER_RT',
    unitPrice: price,
    quantity: rt,
    currency,
    amount,
    state: 'charged',
    payTerm: 'PP',
  };
  const rest = charges.flatMap((charge) => surchargeAmount(charge, { rt, bills: 1, weight }));
  return { lines: [freight, ...rest.map((line) => worded(line, charges))], rt };
}

const endsOf = (row: Row, cargo: Cargo, level: PriceLevel, rates: Fx) =>
  costOfBothEnds(linesOf(row, cargo, level).lines, { currency: COMMON, rates });

/** A rate with its next sailing; undefined where none is left. */
function shown(row: Row, { cargo, level, fx, ports, from, now, language }: LclShowing): Shown | undefined {
  const zone = ports.get(row.polId)?.zone || CHINA;
  const closes = row.cfsCutoff ?? row.docCutoff;
  const etd = nextSailing({ ...row, etd: null, docCutoff: closes }, { from, to: addDays(from, AHEAD) }, zone, now);
  if (etd === undefined) return undefined;
  const ends = isSaid(cargo) ? endsOf(row, cargo, level, fx) : undefined;
  const list = isSaid(cargo) && level !== 'visitor' ? endsOf(row, cargo, 'visitor', fx) : undefined;
  const { price, listPrice } = unitPrice(row.price, row, level, row.currency);
  return {
    id: row.id,
    rateNo: row.rateNo,
    revision: row.revision,
    coLoader: row.coLoader,
    serviceCode: row.serviceCode,
    pol: endOf(ports, row.polId),
    pod: endOf(ports, row.podId),
    price,
    listPrice,
    currency: row.currency,
    minRt: row.minRt,
    ratio: row.ratio,
    etdDays: row.etdDays,
    etd,
    eta: addDays(etd, row.transitDays),
    cfsCutoff: closing(etd, row.cfsCutoff, zone),
    docCutoff: closing(etd, row.docCutoff, zone),
    transitDays: row.transitDays,
    direct: row.via === '',
    via: row.via,
    spaceLeft: row.spaceLeft,
    validFrom: row.validFrom,
    validTo: row.validTo,
    remark: ofLanguage(language, row.remark, row.remarkEn),
    rebate: price.startsWith('-'),
    warehouse: row.warehouse,
    priceLevel: level,
    memberLocked: level === 'visitor',
    total: ends?.both ?? null,
    listTotal: list?.both ?? null,
    memberSaving: isSaid(cargo) ? savedOf(level, (at) => endsOf(row, cargo, at, fx)?.both ?? null) : null,
    origin: ends?.origin ?? null,
    destination: ends?.destination ?? null,
  };
}

/** The lowest of both ends first: a low freight may be paid for at the other end. */
const byTotal = (a: Shown, b: Shown) =>
  a.total && b.total
    ? compareDecimal(a.total.amount, b.total.amount)
    : Number(a.total === null) - Number(b.total === null) || compareDecimal(a.price, b.price);

async function page(
  db: Db,
  asked: In<Calls['lclPage']>,
  { visitor, language }: Asking,
): Promise<Out<Calls['lclPage']>> {
  const { current, size, polId, podId, weight, volume, boxes, etdFrom } = asked;
  if (polId === podId) throw refused('sameEnds', {}, 'podId');
  const now = new Date();
  const today = dayIn(now, CHINA);
  const from = etdFrom && etdFrom > today ? etdFrom : today;
  const lane = and(eq(lclRates.polId, polId), eq(lclRates.podId, podId));
  const [found, fx, ports] = await Promise.all([
    rows(db, and(lane, gte(lclRates.validTo, from), lte(lclRates.validFrom, addDays(from, AHEAD)))),
    fxOf(db),
    portsOf(db, [polId, podId]),
    visitor && current === 1 ? remember(db, visitor, { start: polId, end: podId }) : undefined,
  ]);
  const showing = { cargo: { weight, volume, boxes }, level: levelOf(visitor), fx, ports, from, now, language };
  const all = found.flatMap((row) => shown(row, showing) ?? []).sort((a, b) => byTotal(a, b) || a.id - b.id);
  const [first] = found;
  return {
    records: all.slice((current - 1) * size, current * size),
    total: all.length,
    chargeable: first && isSaid(showing.cargo) ? linesOf(first, showing.cargo, 'visitor').rt : null,
    pricedAt: isoInstant(now),
    fx: [...fx],
  };
}

async function showingFor(
  db: Db,
  found: readonly Row[],
  cargo: Cargo,
  { visitor, language }: Asking,
): Promise<LclShowing> {
  const now = new Date();
  const [fx, ports] = await Promise.all([
    fxOf(db),
    portsOf(
      db,
      found.flatMap(({ polId, podId }) => [polId, podId]),
    ),
  ]);
  return { cargo, level: levelOf(visitor), fx, ports, from: dayIn(now, CHINA), now, language };
}

async function byId(db: Db, { id, ...cargo }: In<Calls['lclById']>, caller: Asking): Promise<Out<Calls['lclById']>> {
  const found = await rows(db, eq(lclRates.id, id), 1);
  const showing = await showingFor(db, found, cargo, caller);
  const [row] = found;
  const rate = row && shown(row, showing);
  if (!rate) throw notFound();
  const { lines } = linesOf(row, cargo, showing.level);
  const into = { currency: COMMON, rates: showing.fx, level: showing.level, freeDays: null };
  const { origin, destination } = rate;
  return { ...rate, cost: { ...shownCost(withLater(lines, COMMON), into, caller.language), origin, destination } };
}

/** Rates with what cargo costs by each, in the order of their ids; undefined for one that is not on sale, without `rate` where none sails. */
export async function lclOffered(
  db: Db,
  ids: readonly number[],
  cargo: Cargo,
  { visitor, from }: Pick<Asking, 'visitor'> & { readonly from: string },
) {
  const found = await rows(db, inArray(lclRates.id, [...ids]));
  const showing = { ...(await showingFor(db, found, cargo, { visitor, language: 'zh-CN' })), from };
  return ids.map((id) => {
    const row = found.find((one) => one.id === id);
    return row && { row, rate: shown(row, showing), lines: linesOf(row, cargo, showing.level).lines };
  });
}

export const lcl = ({ db }: Services): FileHandlers<'freight', 'lcl'> => ({
  lclPage: (asked, caller) => page(db, asked, caller),
  lclById: (asked, caller) => byId(db, asked, caller),
  async lclForQuote({ ids }, caller) {
    const found = await rows(db, inArray(lclRates.id, ids));
    const showing = await showingFor(db, found, {}, caller);
    return {
      list: found.flatMap((row) => shown(row, showing) ?? []).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    };
  },
});
