import { FBA_PRICE_STATUS, type In, type Out, type PortalContract, type PriceLevel } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { fbaPrices as table } from '../database/schema.ts';
import { refused } from '../http/failure.ts';
import { isoInstant } from '../time.ts';
import { ofLanguage } from '../user/name.ts';
import { type Place, placeOf, shownCountry, shownSite } from './fba-place.ts';
import { pricesAt, quoted, type Row } from './fba-quoted.ts';
import { levelOf } from './level.ts';
import { type Fx, fxOf } from './named.ts';
import { addDays, closing, dayIn, nextSailing, weekdayOf } from './sailings.ts';
import { type Asking, CHINA } from './search.ts';

type Call = PortalContract['freight']['fbaPrices'];
type Asked = In<Call>;
type Offer = Out<Call>['list'][number];

const AHEAD = 42;

/** Whether a price counts for a place: one of its sites, a beginning of its zip, or everywhere in the country. */
function covers({ site, zip }: Place) {
  const empty = sql`jsonb_array_length(${table.warehouseIds}) = 0 and jsonb_array_length(${table.zipPrefixes}) = 0`;
  const begins = sql`exists (select 1 from jsonb_array_elements_text(${table.zipPrefixes}) prefix where starts_with(${zip}, prefix))`;
  const named = site ? sql`${table.warehouseIds} @> ${JSON.stringify([site.id])}::jsonb` : undefined;
  return or(empty, named, zip === '' ? undefined : begins);
}

/** Prices on sale to a place, for goods that they take. */
async function onSale(
  db: Db,
  place: Place,
  { mode, origin, goodsType }: Pick<Asked, 'mode' | 'origin' | 'goodsType'>,
  now: Date,
) {
  const today = dayIn(now, CHINA);
  const rows = await db
    .select()
    .from(table)
    .where(
      and(
        eq(table.countryId, place.country.id),
        eq(table.status, FBA_PRICE_STATUS.onSale),
        isNull(table.removedAt),
        gte(table.validTo, today),
        lte(table.validFrom, addDays(today, AHEAD)),
        covers(place),
        mode === undefined ? undefined : eq(table.mode, mode),
        origin === undefined ? undefined : sql`${table.origins} @> ${JSON.stringify([origin])}::jsonb`,
      ),
    )
    .orderBy(asc(table.id));
  return rows.filter(
    ({ goodsTypes }) => goodsType === undefined || goodsTypes.length === 0 || goodsTypes.includes(goodsType),
  );
}

/** So many days later; of working days, Saturdays and Sundays do not count. */
function arrival(etd: string, { transitMax, transitUnit }: Pick<Row, 'transitMax' | 'transitUnit'>): string {
  if (transitUnit === 'day') return addDays(etd, transitMax);
  let day = etd;
  for (let left = transitMax; left > 0; ) {
    day = addDays(day, 1);
    if (weekdayOf(day) < 6) left -= 1;
  }
  return day;
}

/** The next sailing from a day on that can still be caught. */
const sails = ({ sailDays, cutoff, validFrom, validTo }: Row, from: string, now: Date): string | undefined =>
  nextSailing(
    { etdDays: sailDays, etd: null, docCutoff: cutoff, validFrom, validTo },
    { from, to: addDays(from, AHEAD) },
    CHINA,
    now,
  );

interface Showing extends Asking {
  readonly asked: Asked;
  readonly level: PriceLevel;
  readonly fx: Fx;
  readonly now: Date;
}

/** A price as whoever asks sees it; undefined where nothing sails any more. */
function shown(row: Row, { asked, level, fx, now, language }: Showing): Offer | undefined {
  const today = dayIn(now, CHINA);
  const etd = sails(row, asked.etdFrom && asked.etdFrom > today ? asked.etdFrom : today, now);
  if (etd === undefined) return undefined;
  const { breaks, perCbm } = pricesAt(row, level);
  const say = (zh: string, en: string) => ofLanguage(language, zh, en);
  return {
    id: row.id,
    revision: row.revision,
    mode: row.mode,
    carrier: row.carrier,
    serviceCode: row.serviceCode,
    channelName: say(row.channelName, row.channelNameEn),
    channelDesc: say(row.channelDesc, row.channelDescEn),
    vessel: row.vessel,
    origins: row.origins,
    zipPrefixes: row.zipPrefixes,
    breaks: breaks.map(({ fromKg, price, listPrice }) => ({ fromKg, price, listPrice })),
    pricePerCbm: perCbm,
    minCbm: row.minCbm,
    currency: row.currency,
    divisor: row.divisor,
    compareBy: row.compareBy,
    cartonMin: row.cartonMin,
    shipmentMin: row.shipmentMin,
    roundTo: row.roundTo,
    transitMin: row.transitMin,
    transitMax: row.transitMax,
    transitUnit: row.transitUnit,
    sailDays: row.sailDays,
    etd,
    eta: arrival(etd, row),
    cutoff: closing(etd, row.cutoff, CHINA),
    taxIncluded: row.taxIncluded,
    goodsTypes: row.goodsTypes,
    oversize: row.oversize,
    goodsExtras: row.extras
      .filter(({ goodsTypes }) => goodsTypes.length > 0)
      .map(({ name, nameEn, basis, amount }) => ({ name: say(name, nameEn), basis, amount })),
    lateRefund: row.lateRefund,
    compensation: say(row.compensation, row.compensationEn),
    spaceState: row.spaceState,
    validFrom: row.validFrom,
    validTo: row.validTo,
    priceLevel: level,
    memberLocked: level === 'visitor',
    quote: quoted(row, { cargo: asked, unit: asked.unit, level, fx, language }),
  };
}

/** What the cargo costs first; without a cargo what the last kilogram does. */
function byCost(a: Offer, b: Offer): number {
  const [one, other] = [a.quote?.total?.amount, b.quote?.total?.amount];
  if (one !== undefined && other !== undefined) return compareDecimal(one, other);
  if (one !== undefined || other !== undefined) return one === undefined ? 1 : -1;
  return compareDecimal(a.breaks.at(-1)?.price ?? '0', b.breaks.at(-1)?.price ?? '0');
}

type Going = Pick<Asked, 'warehouseId' | 'countryId' | 'zip' | 'goodsType'> & { readonly origin?: Asked['origin'] };

/** The channels to a place, and by their ids each with its next sailing from a day on; none where it is not on sale there. */
export async function channelsTo(db: Db, { goodsType, origin, ...asked }: Going, from: string, now: Date) {
  const place = await placeOf(db, asked);
  const rows = await onSale(db, place, { mode: undefined, origin, goodsType }, now);
  const find = (id: number) => {
    const row = rows.find((one) => one.id === id);
    return row && { row, etd: sails(row, from, now) };
  };
  return { place, rows, find };
}

/** One channel to a site or a zip, with its next sailing; undefined where it is not on sale there, or nothing sails. */
export async function fbaOffered(
  db: Db,
  id: number,
  to: Pick<Asked, 'warehouseId' | 'countryId' | 'zip' | 'goodsType'>,
) {
  const now = new Date();
  const one = (await channelsTo(db, to, dayIn(now, CHINA), now)).find(id);
  return one && one.etd !== undefined ? { row: one.row, etd: one.etd } : undefined;
}

/** Nothing weighs nothing. */
export function insistOnWeight({ weight, volume, cartons }: Pick<Asked, 'weight' | 'volume' | 'cartons'>): void {
  if ((weight === '0' && volume === '0') || cartons.some((one) => one.weight === '0'))
    throw refused('fbaWeight', {}, 'weight');
}

/** The channels to a site or a zip. */
export async function offers(db: Db, asked: Asked, caller: Asking): Promise<Out<Call>> {
  insistOnWeight(asked);
  const now = new Date();
  const place = await placeOf(db, asked);
  const [rows, fx] = await Promise.all([onSale(db, place, asked, now), fxOf(db)]);
  const showing = { ...caller, asked, level: levelOf(caller.visitor), fx, now };
  const list = rows
    .flatMap((row) => shown(row, showing) ?? [])
    .sort((a, b) => byCost(a, b) || a.id - b.id)
    .slice(0, asked.size);
  return {
    list,
    country: shownCountry(place.country),
    site: shownSite(place.site),
    pricedAt: isoInstant(now),
    fx: [...fx],
  };
}
