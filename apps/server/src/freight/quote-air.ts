import { airChargeable, boxVolume } from '@lading/validators/freight';
import { type QuoteLanguage, quoteWord } from '../documents/quote/words.ts';
import { notFound, refused } from '../http/failure.ts';
import { airOffered } from './air.ts';
import { breakColumn, breakColumns } from './quote-breaks.ts';
import type { QuoteAsking, QuoteKind, QuoteOffer } from './quote-offer.ts';
import { momentSaid } from './quote-words.ts';
import { type Cargo, isSaid } from './showing.ts';

/** What is paid for, and how it came about. */
function countedOf({ weight, volume, boxes = [] }: Cargo, chargedAs: string | null, language: QuoteLanguage): string {
  const { volumeWeight, grossRaised, chargeable } = airChargeable({
    gross: weight ?? '0',
    volume,
    pieces: boxes,
  });
  const word = (name: 'chargeable' | 'volumeWeight' | 'grossWeight') => quoteWord(name, language);
  const how = [
    `${word('grossWeight')} ${grossRaised} kg`,
    ...(volume === undefined && boxes.length === 0
      ? []
      : [
          `${word('volumeWeight')} ${volumeWeight} kg = ${boxes.length > 0 ? boxVolume(boxes) : volume} m³ ÷ 6000 cm³/kg`,
        ]),
    ...(chargedAs !== null && chargedAs !== chargeable ? [`${chargeable} → ${chargedAs} kg`] : []),
  ];
  return `${word('chargeable')} ${chargedAs ?? chargeable} kg (${how.join('; ')})`;
}

async function offers({ db, asked, visitor, language, from }: QuoteAsking): Promise<QuoteOffer[]> {
  if (!isSaid(asked)) throw refused('quoteCargo', {}, 'weight');
  const found = await airOffered(db, [...new Set(asked.rateIds)], asked, { visitor, from });
  return found.map((one): QuoteOffer => {
    if (!one) throw notFound();
    const { row, rate, lines } = one;
    if (!rate) throw refused('noSailing', {}, 'rateIds');
    return {
      rate: { id: row.id, rateNo: row.rateNo, revision: row.revision },
      pol: [rate.start.nameCn, rate.start.nameEn],
      pod: [rate.end.nameCn, rate.end.nameEn],
      carrier: [rate.airline.nameCn, rate.airline.nameEn],
      service: row.flightNo,
      etd: rate.etd,
      transitDays: row.transitDays,
      via: rate.via.map(({ nameCn, nameEn }) => [nameCn, nameEn] as const),
      validFrom: row.validFrom,
      validTo: row.validTo,
      currency: row.currency,
      freeDays: null,
      lines,
      remark: [row.remark || row.remarkEn, row.remarkEn || row.remark],
      prices: [
        { column: { word: 'least' }, price: rate.min },
        ...rate.breaks.map(({ from: kg, price }) => ({ column: breakColumn(kg), price })),
      ],
      cells: { cargoCutoff: momentSaid(rate.cargoCutoff) },
      counted: countedOf(asked, rate.chargedAs, language),
    };
  });
}

export const airQuote: QuoteKind = {
  sheet: ['空运', 'Air'],
  offers,
  columns: (all) => [{ word: 'least' }, ...breakColumns(all)],
};
