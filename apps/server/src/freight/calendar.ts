import type { In, Out, PortalContract } from '@lading/api-client/contract';
import { priceCalendar } from '@lading/validators/freight';
import { inZone } from '../basedata/zones.ts';
import type { Db } from '../database/open.ts';
import type { Visitor } from '../user/session.ts';
import { laneRates } from './candidates.ts';
import { boxPrice } from './cost.ts';
import { levelOf } from './level.ts';
import { fxOf, portsOf } from './named.ts';
import { addDays } from './sailings.ts';
import { CHINA } from './search.ts';

type Call = PortalContract['freight']['fclCalendar'];

/** What a box costs at least on each day, at the level of whoever asks. */
export async function calendar(
  db: Db,
  { polId, podId, ctnType, from, days, shippingId }: In<Call>,
  visitor: Visitor | null,
): Promise<Out<Call>> {
  const level = levelOf(visitor);
  const [rows, ports, rates] = await Promise.all([
    laneRates(db, { polId, podId }, { from, to: addDays(from, days - 1), shippingIds: shippingId ? [shippingId] : [] }),
    portsOf(db, [polId]),
    fxOf(db),
  ]);
  const known = new Set(['CNY', ...rates.map(({ currency }) => currency)]);
  const offers = rows.flatMap((row) => {
    const price = row.prices.find((one) => one.ctnType === ctnType);
    // Without a rate of exchange it cannot be compared with the others.
    if (!price || !known.has(row.currency)) return [];
    const { id: rateId, shippingId: carrier, currency, transitDays, etdDays, etd, validFrom, validTo, docCutoff } = row;
    return {
      rateId,
      shippingId: carrier,
      currency,
      transitDays,
      etdDays,
      etd,
      validFrom,
      validTo,
      price: boxPrice(price, row, level, currency).price,
      docCutoff: docCutoff && { daysBefore: docCutoff.days, time: docCutoff.time },
      full: row.spaceState === 'full',
    };
  });
  const now = inZone(new Date(), ports.get(polId)?.zone || CHINA).slice(0, 19);
  const list = priceCalendar(offers, { from, days, now, rates });
  return {
    list: list.map(({ sailings, currency, ...day }) => ({ ...day, currency: currency ?? '', count: sailings })),
  };
}
