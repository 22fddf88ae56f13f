import { and, eq, inArray, isNull } from 'drizzle-orm';
import { fclRates, RATE_STATUS } from '../database/schema.ts';
import { notFound, refused } from '../http/failure.ts';
import { ratesWhere } from './candidates.ts';
import { boxPrice, linesOf, surchargesOf } from './cost.ts';
import { levelOf } from './level.ts';
import { boxOf, carriersOf, endOf, namedOf, portsOf } from './named.ts';
import type { Pair, QuoteAsking, QuoteKind, QuoteOffer } from './quote-offer.ts';
import { freeDaysSaid, momentSaid } from './quote-words.ts';
import { closing, nextSailing } from './sailings.ts';
import { CHINA } from './search.ts';

/** Container types that every quotation has a column for. */
const USUAL = ['20GP', '40GP', '40HQ', '45HQ'];

const pair = ({ nameCn, nameEn }: { nameCn: string; nameEn: string }): Pair => [nameCn, nameEn];

async function offers({ db, asked, visitor, language, now, from }: QuoteAsking): Promise<QuoteOffer[]> {
  if (asked.containers.length === 0) throw refused('quoteBoxes', {}, 'containers');
  const ids = [...new Set(asked.rateIds)];
  const live = and(inArray(fclRates.id, ids), eq(fclRates.status, RATE_STATUS.live), isNull(fclRates.removedAt));
  const found = await ratesWhere(db, live, ids.length);
  const rows = ids.map((id) => {
    const row = found.find((one) => one.id === id);
    if (!row) throw notFound();
    return row;
  });
  const [ports, carriers] = await Promise.all([
    portsOf(
      db,
      rows.flatMap(({ polId, podId, viaIds }) => [polId, podId, ...viaIds]),
    ),
    carriersOf(db),
  ]);
  const level = levelOf(visitor);
  return Promise.all(
    rows.map(async (row): Promise<QuoteOffer> => {
      const zone = ports.get(row.polId)?.zone || CHINA;
      const etd = nextSailing(row, { from, to: row.validTo }, zone, now);
      if (etd === undefined) throw refused('noSailing', {}, 'rateIds');
      const charges = await surchargesOf(db, row, etd, etd);
      const lines = linesOf(row, charges, { boxes: asked.containers, etd, weight: asked.weight }, level);
      if (!lines) throw refused('noSuchBox', {}, 'containers');
      const { currency, freeDays } = row;
      return {
        rate: { id: row.id, rateNo: row.rateNo, revision: row.revision },
        pol: pair(endOf(ports, row.polId)),
        pod: pair(endOf(ports, row.podId)),
        carrier: pair(namedOf(carriers, row.shippingId)),
        service: row.serviceCode,
        etd,
        transitDays: row.transitDays,
        via: row.viaIds.map((id) => pair(endOf(ports, id))),
        validFrom: row.validFrom,
        validTo: row.validTo,
        currency,
        freeDays,
        lines,
        counted: '',
        remark: [row.remark || row.remarkEn, row.remarkEn || row.remark],
        prices: row.prices.map((one) => ({
          column: { type: boxOf(one.ctnType) },
          price: boxPrice(one, row, level, currency).price,
        })),
        cells: {
          freeDays: freeDaysSaid(freeDays, language),
          docCutoff: momentSaid(closing(etd, row.docCutoff, zone)),
        },
      };
    }),
  );
}

export const fclQuote: QuoteKind = {
  sheet: ['整箱', 'FCL'],
  offers,
  columns(all, { containers }) {
    const priced = all.flatMap(({ prices }) => prices.flatMap(({ column }) => ('type' in column ? [column.type] : [])));
    const others = [...new Set([...containers.map(({ ctnType }) => boxOf(ctnType)), ...priced])].filter(
      (type) => !USUAL.includes(type),
    );
    return [...USUAL, ...others.sort()].map((type) => ({ type }));
  },
};
