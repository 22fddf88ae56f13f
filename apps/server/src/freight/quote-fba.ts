import { quoteWord, WORDS } from '../documents/quote/words.ts';
import { notFound, refused } from '../http/failure.ts';
import { channelsTo, insistOnWeight } from './fba-offers.ts';
import type { Place } from './fba-place.ts';
import { pricesAt, type Reckoned, type Row, reckoned } from './fba-quoted.ts';
import { levelOf } from './level.ts';
import { breakColumn, breakColumns } from './quote-breaks.ts';
import type { Pair, QuoteAsking, QuoteKind, QuoteOffer } from './quote-offer.ts';
import { momentSaid } from './quote-words.ts';
import { closing } from './sailings.ts';
import { CHINA } from './search.ts';

const WAYS = ['way.1', 'way.2', 'way.3', 'way.4', 'way.5', 'way.6'] as const;
const BY = { actual: 'by.actual', volume: 'by.volume', carton: 'by.carton', minimum: 'by.least' } as const;

const placeSaid = ({ site, country, zip }: Place): Pair =>
  site ? [site.code, site.code] : [`${country.nameCn} ${zip}`, `${country.nameEn} ${zip}`];

/** What is paid for, and how it came about. */
function countedOf({ divisor }: Row, { weights }: Reckoned, language: QuoteAsking['language']): string {
  const word = (name: Parameters<typeof quoteWord>[0]) => quoteWord(name, language);
  const how = [
    `${word('grossWeight')} ${weights.actual} kg`,
    ...(divisor === 0 ? [] : [`${word('volumeWeight')} ${weights.volume} kg = cm³ ÷ ${divisor}`]),
    word(BY[weights.by]),
  ];
  return `${word('chargeable')} ${weights.chargeable} kg (${how.join('; ')})`;
}

async function offers({ db, asked, visitor, language, from, now }: QuoteAsking): Promise<QuoteOffer[]> {
  insistOnWeight(asked);
  const { place, find } = await channelsTo(db, asked, from, now);
  const level = levelOf(visitor);
  const word = (name: Parameters<typeof quoteWord>[0]) => quoteWord(name, language);
  return [...new Set(asked.rateIds)].map((id): QuoteOffer => {
    const one = find(id);
    if (!one) throw notFound();
    const { row, etd } = one;
    if (etd === undefined) throw refused('noSailing', {}, 'rateIds');
    const sum = reckoned(row, asked, level);
    if (!sum) throw refused('quoteCargo', {}, 'weight');
    const days = row.transitMin === row.transitMax ? `${row.transitMax}` : `${row.transitMin}–${row.transitMax}`;
    const origin = asked.origin ?? row.origins[0];
    return {
      rate: { id: row.id, rateNo: row.serviceCode || row.channelName, revision: row.revision },
      pol: origin ? WORDS[`origin.${origin}`] : ['', ''],
      pod: placeSaid(place),
      carrier: [row.channelName, row.channelNameEn || row.channelName],
      service: row.serviceCode,
      etd,
      transitDays: row.transitMax,
      via: [],
      validFrom: row.validFrom,
      validTo: row.validTo,
      currency: row.currency,
      freeDays: null,
      lines: sum.lines,
      remark: [row.channelDesc || row.channelDescEn, row.channelDescEn || row.channelDesc],
      prices: pricesAt(row, level).breaks.map(({ fromKg, price }) => ({ column: breakColumn(fromKg), price })),
      cells: {
        transit: `${days} ${word(row.transitUnit === 'workday' ? 'workdays' : 'days')}`,
        way: word(WAYS[row.mode - 1] ?? 'way.1'),
        cargoCutoff: momentSaid(closing(etd, row.cutoff, CHINA)),
      },
      counted: countedOf(row, sum, language),
    };
  });
}

/** Channels to a site or a zip: by the kilogram, as the card of a channel reckons. */
export const fbaQuote: QuoteKind = { sheet: ['FBA 头程', 'FBA'], offers, columns: breakColumns };
