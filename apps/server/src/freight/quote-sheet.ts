import type { QuoteMode } from '@lading/api-client/contract';
import { compareDecimal } from '@lading/validators';
import { boxVolume, type MarkUp, markedUp, predictedCost } from '@lading/validators/freight';
import { inZone } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import type { QuotedAmount, QuoteMarkUp, SaidQuote } from '../database/schema.ts';
import { inBoth, type QuoteLanguage } from '../documents/quote/words.ts';
import { houseOf } from '../user/house/settings.ts';
import { withLater } from './cost.ts';
import { boxOf, type Fx, fxOf } from './named.ts';
import { airQuote } from './quote-air.ts';
import type { QuoteAsked, QuoteBy } from './quote-asked.ts';
import { fbaQuote } from './quote-fba.ts';
import { fclQuote } from './quote-fcl.ts';
import { lclQuote } from './quote-lcl.ts';
import type { QuoteKind, QuoteOffer } from './quote-offer.ts';
import { columnsOf, notIncludedOf, quotedRate } from './quote-words.ts';
import { addDays, dayIn } from './sailings.ts';
import { CHINA } from './search.ts';

/** What the history says of a quotation. */
export interface Told {
  readonly lanes: string;
  readonly cargo: string;
  readonly carriers: string;
  readonly rates: { id: number; rateNo: string; revision: number }[];
  readonly etd: string;
  readonly total: QuotedAmount | null;
  readonly subtotals: QuotedAmount[];
  readonly validTo: string;
}

const KINDS: Readonly<Record<QuoteMode, QuoteKind>> = {
  fcl: fclQuote,
  lcl: lclQuote,
  air: airQuote,
  fba: fbaQuote,
};

const plain = ({ code, kind, value }: QuoteMarkUp): MarkUp =>
  kind === 'add' ? { code, add: value } : { code, percent: value };

/** The cheapest of all, which is what a list shows. */
function cheapest(offers: readonly QuoteOffer[], currency: string, rates: Fx) {
  const priced = offers.map(({ etd, lines }) => ({ etd, ...predictedCost(lines, { currency, rates }) }));
  const least = (a: (typeof priced)[number], b: (typeof priced)[number]) => {
    if (!b.predicted) return a;
    return !a.predicted || compareDecimal(b.predicted.amount, a.predicted.amount) < 0 ? b : a;
  };
  return priced.reduce(least);
}

const cargoOf = ({ mode, containers, weight, boxes, cartons, incoterm, ...asked }: QuoteAsked): string => {
  const sizes = [...boxes, ...cartons.map(({ count, ...one }) => ({ ...one, pieces: count }))];
  const volume = sizes.length > 0 ? boxVolume(sizes) : asked.volume;
  const pieces = cartons.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(mode === 'fcl' ? [containers.map(({ ctnType, count }) => `${count}×${boxOf(ctnType)}`).join(' + ')] : []),
    ...(pieces > 0 ? [`${pieces} ctns`] : []),
    ...(weight === undefined ? [] : [`${weight} kg`]),
    ...(volume === undefined ? [] : [`${volume} m³`]),
    ...(incoterm === '' ? [] : [incoterm]),
  ].join(' · ');
};

const once = (texts: readonly string[]) => [...new Set(texts)];

/** Nobody is promised a price for longer than it is valid. */
function validTo(offers: readonly QuoteOffer[], asks: string): string {
  const lastDay = offers.map((one) => one.validTo).reduce((a, b) => (a < b ? a : b));
  return asks < lastDay ? asks : lastDay;
}

type Composing = QuoteBy & { readonly quoteNo: string; readonly now?: Date | undefined };

/** Everything a quotation says, and what the history says of it. */
export async function composeQuote(
  db: Db,
  asked: QuoteAsked,
  { visitor, template, quoteNo, markUps: added = [], now = new Date() }: Composing,
): Promise<{ readonly said: SaidQuote; readonly told: Told }> {
  const language: QuoteLanguage = template?.language ?? asked.language;
  const kind = KINDS[asked.mode];
  const markUps = added.map(plain);
  const today = dayIn(now, CHINA);
  const from = asked.etdFrom && asked.etdFrom > today ? asked.etdFrom : today;
  const [plainOffers, fx, house] = await Promise.all([
    kind.offers({ db, asked, visitor, language, now, from }),
    fxOf(db),
    houseOf(db),
  ]);
  const offers = plainOffers.map((offer) => ({
    ...offer,
    lines: markedUp(withLater(offer.lines, offer.currency), markUps),
  }));
  const rates = offers.map((offer, at) =>
    quotedRate({ at, mode: asked.mode, offer, lines: offer.lines, markUps, language }),
  );
  const lanes = once(offers.map(({ pol, pod }) => `${inBoth(pol, 'both')} – ${inBoth(pod, 'both')}`)).join('; ');
  const least = cheapest(offers, asked.currency, fx);
  const used = new Set([asked.currency, ...offers.flatMap(({ lines }) => lines.map((line) => line.currency))]);
  const cargo = cargoOf(asked);
  const [office] = house.offices;
  const name = inBoth([visitor.name, visitor.nameEn || visitor.name], language);
  const until = validTo(offers, addDays(today, asked.validDays));
  const said: SaidQuote = {
    language,
    sheet: inBoth(kind.sheet, language),
    house: inBoth([house.nameCn, house.nameEn], language),
    withLogo: template?.logo !== false,
    quoteNo,
    date: today,
    validTo: until,
    toCompany: asked.toCompany,
    toContact: asked.toContact,
    from: [name, house.hotline, office?.email ?? ''].filter((part) => part !== '').join(' · '),
    route: lanes,
    cargo: once([cargo, ...offers.map(({ counted }) => counted)].filter((part) => part !== '')).join(' · '),
    currency: asked.currency,
    fx: fx
      .filter(({ currency }) => used.has(currency))
      .map((one) => ({ ...one, time: inZone(new Date(one.time), CHINA).slice(0, 16).replace('T', ' ') })),
    columns: columnsOf(template, asked.mode, kind.columns(offers, asked)),
    rates: template && !template.showSurcharges ? rates.map((rate) => ({ ...rate, lines: [] })) : rates,
    notIncluded: notIncludedOf(offers, language),
    opening: template?.opening ?? '',
    terms: [template?.closing ?? '', asked.remark].filter((text) => text !== ''),
    preparedBy: name,
  };
  return {
    said,
    told: {
      lanes,
      cargo,
      etd: least.etd,
      total: least.predicted,
      subtotals: [...least.subtotals],
      validTo: until,
      carriers: once(offers.map(({ carrier, service }) => `${carrier[1]} ${service}`.trim())).join(', '),
      rates: offers.map(({ rate }) => ({ ...rate })),
    },
  };
}
