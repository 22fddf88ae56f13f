import type { In, Out, PortalContract, PriceLevel } from '@lading/api-client/contract';
import { decimal } from '@lading/validators';
import { type BookingDraft, type BookingMode, bookingOffer, emptyGoods } from '@lading/validators/booking';
import { predictedCost } from '@lading/validators/freight';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../database/open.ts';
import type { FrozenCost } from '../../database/schema/booking-forms.ts';
import { ports } from '../../database/schema.ts';
import { airOffered } from '../../freight/air.ts';
import { shownCost, withLater } from '../../freight/cost.ts';
import { fbaOffered } from '../../freight/fba-offers.ts';
import { fbaLines } from '../../freight/fba-quoted.ts';
import { lclOffered } from '../../freight/lcl.ts';
import { levelOf } from '../../freight/level.ts';
import type { Line } from '../../freight/line-words.ts';
import { type Fx, fxOf } from '../../freight/named.ts';
import { dayIn } from '../../freight/sailings.ts';
import { type Asking, CHINA } from '../../freight/search.ts';
import { notFound, refused } from '../../http/failure.ts';
import { ofLanguage } from '../../user/name.ts';

type Call = PortalContract['order']['offerCost'];
export type OfferAsked = In<Call>;

/** A rate of another way than full containers, reckoned for a cargo. */
export interface Offered {
  readonly title: readonly [zh: string, en: string];
  readonly service: string;
  readonly etd: string;
  readonly ends: { readonly polId: number | null; readonly podId: number | null };
  readonly lines: readonly Line[];
  readonly currency: string;
  readonly level: PriceLevel;
  readonly fx: Fx;
}
type Found = Omit<Offered, 'level' | 'fx'>;

/** The port that a channel begins at, by where its goods are brought. */
const PORTS_OF: Readonly<Record<string, string>> = {
  shenzhen: 'CNYTN',
  guangzhou: 'CNNSA',
  yiwu: 'CNNGB',
  ningbo: 'CNNGB',
  shanghai: 'CNSHA',
};

const said = (figure: string) => (decimal.is(figure) && !/^0*(?:\.0*)?$/.test(figure) ? figure : undefined);
const cargoOf = ({ weight, volume }: OfferAsked) => ({ weight: said(weight) ?? '0', volume: said(volume) });

const WAYS: Readonly<
  Record<Exclude<BookingMode, 'fcl'>, (db: Db, asked: OfferAsked, caller: Asking) => Promise<Found | undefined>>
> = {
  async lcl(db, asked, { visitor }) {
    const [one] = await lclOffered(db, [asked.rateId], cargoOf(asked), { visitor, from: dayIn(new Date(), CHINA) });
    if (!one) return undefined;
    if (!one.rate) throw refused('noSailing', {}, 'route.etd');
    const { rate, row } = one;
    return {
      title: [row.coLoader, row.coLoader],
      service: row.serviceCode,
      etd: rate.etd,
      currency: row.currency,
      ends: { polId: row.polId, podId: row.podId },
      lines: one.lines,
    };
  },
  async air(db, asked, { visitor }) {
    const [one] = await airOffered(db, [asked.rateId], cargoOf(asked), { visitor, from: dayIn(new Date(), CHINA) });
    if (!one) return undefined;
    if (!one.rate) throw refused('noSailing', {}, 'route.etd');
    const { rate, row } = one;
    return {
      title: [row.airline.nameCn, row.airline.nameEn],
      service: row.flightNo,
      etd: rate.etd,
      ends: { polId: row.startId, podId: row.endId },
      currency: row.currency,
      lines: one.lines,
    };
  },
  async fba(db, asked, { visitor }) {
    const { goodsType, warehouseId, countryId, zip, number } = asked;
    const one = await fbaOffered(db, asked.rateId, { goodsType, warehouseId, countryId, zip });
    if (!one) return undefined;
    const { row, etd } = one;
    const [port] = await db
      .select()
      .from(ports)
      .where(inArray(ports.code, [PORTS_OF[asked.origin] ?? '']));
    const cargo = { ...cargoOf(asked), count: number || undefined, cartons: [], goodsType };
    return {
      title: [row.channelName, row.channelNameEn],
      service: row.serviceCode,
      etd,
      currency: row.currency,
      ends: { polId: port?.id ?? null, podId: null },
      lines: fbaLines(row, cargo, levelOf(visitor)) ?? [],
    };
  },
};

/** Reckons it anew, by the price of who asks. */
export async function offerOf(db: Db, asked: OfferAsked, caller: Asking): Promise<Offered> {
  const found = await WAYS[asked.mode](db, asked, caller);
  if (!found) throw notFound();
  const lines = withLater([...found.lines], found.currency);
  return { ...found, lines, level: levelOf(caller.visitor), fx: await fxOf(db) };
}

export async function offerCost(db: Db, asked: OfferAsked, caller: Asking): Promise<Out<Call>> {
  const { title, service, etd, lines, currency, fx, level } = await offerOf(db, asked, caller);
  const into = { currency, rates: fx, level, freeDays: null };
  const cost = shownCost(lines, into, caller.language);
  return { title: ofLanguage(caller.language, ...title), service, etd, cost };
}

export const offerTotal = ({ lines, currency, fx }: Offered) => predictedCost(lines, { currency, rates: fx }).predicted;

/** As it is kept for good. */
export const offerFrozen = ({ lines, currency, fx, level }: Offered): FrozenCost => ({
  lines,
  currency,
  rates: [...fx],
  level,
  freeDays: null,
});

/** What a draft asks; undefined where it is by no such rate. */
export function offerIn(draft: BookingDraft): OfferAsked | undefined {
  const offer = bookingOffer(draft);
  return offer && { ...offer, origin: '' };
}

/** A sheet with such a rate and its cargo on it. */
export function withOffer(draft: BookingDraft, asked: OfferAsked, { ends, service, etd }: Offered): BookingDraft {
  const [first = emptyGoods(), ...rest] = draft.cargo.goods;
  const { polId, podId } = ends;
  const line = {
    ...first,
    weight: said(asked.weight) ?? first.weight,
    volume: said(asked.volume) ?? first.volume,
    number: asked.number || first.number,
    goodsTypeId: asked.goodsType ?? first.goodsTypeId,
  };
  return {
    ...draft,
    route: {
      ...draft.route,
      mode: asked.mode,
      tradeMode: asked.mode === 'fba' ? 'fba' : draft.route.tradeMode,
      offerId: asked.rateId,
      polId,
      podId,
      porId: polId,
      delId: podId,
      rateId: null,
      etd,
      serviceCode: service.slice(0, 11),
    },
    cargo: { ...draft.cargo, goods: [line, ...rest] },
    // It fills no container of its own.
    equipment: { boxes: [] },
    services: {
      ...draft.services,
      fba: {
        ...draft.services.fba,
        to: asked.warehouseId === undefined && asked.countryId !== undefined ? 'address' : 'site',
        warehouseId: asked.warehouseId ?? null,
        countryId: asked.countryId ?? null,
        zip: asked.zip,
      },
    },
  };
}
