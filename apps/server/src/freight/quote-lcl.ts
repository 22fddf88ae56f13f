import { boxVolume, lclCharge } from '@lading/validators/freight';
import { quoteWord } from '../documents/quote/words.ts';
import { notFound, refused } from '../http/failure.ts';
import { lclOffered } from './lcl.ts';
import type { QuoteAsking, QuoteKind, QuoteOffer } from './quote-offer.ts';
import { momentSaid } from './quote-words.ts';
import { isSaid } from './showing.ts';

async function offers({ db, asked, visitor, language, from }: QuoteAsking): Promise<QuoteOffer[]> {
  const { weight, boxes } = asked;
  if (!isSaid(asked)) throw refused('quoteCargo', {}, 'weight');
  const found = await lclOffered(db, [...new Set(asked.rateIds)], asked, { visitor, from });
  return found.map((one): QuoteOffer => {
    if (!one) throw notFound();
    const { row, rate, lines } = one;
    if (!rate) throw refused('noSailing', {}, 'rateIds');
    const { rt, by } = lclCharge(
      { price: rate.price, currency: row.currency, minRt: row.minRt, ratio: `${row.ratio}` },
      { weight: weight ?? '0', volume: boxes.length > 0 ? boxVolume(boxes) : (asked.volume ?? '0') },
    );
    return {
      rate: { id: row.id, rateNo: row.rateNo, revision: row.revision },
      pol: [rate.pol.nameCn, rate.pol.nameEn],
      pod: [rate.pod.nameCn, rate.pod.nameEn],
      carrier: [row.coLoader, row.coLoader],
      service: row.serviceCode,
      etd: rate.etd,
      transitDays: row.transitDays,
      via: row.via === '' ? [] : [[row.via, row.via]],
      validFrom: row.validFrom,
      validTo: row.validTo,
      currency: row.currency,
      freeDays: null,
      lines,
      remark: [row.remark || row.remarkEn, row.remarkEn || row.remark],
      prices: [{ column: { word: 'perRt' }, price: rate.price }],
      cells: { minRt: row.minRt, cfsCutoff: momentSaid(rate.cfsCutoff), docCutoff: momentSaid(rate.docCutoff) },
      counted: `${quoteWord('revenueTons', language)} ${rt} (${quoteWord(`by.${by}`, language)}, 1 m³ = ${row.ratio} kg)`,
    };
  });
}

export const lclQuote: QuoteKind = {
  sheet: ['拼箱', 'LCL'],
  offers,
  columns: () => [{ word: 'perRt' }, { word: 'minRt' }],
};
