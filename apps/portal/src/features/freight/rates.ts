import type { Rate, RateCardProps, RatePoint } from '@lading/ui';
import { compareDecimal } from '@lading/validators';
import {
  type Cost,
  exchangeOf,
  type FclRate,
  includedOf,
  type Named,
  nameIn,
  type Saying,
  SHORT,
  worthOf,
} from '../../kit/rate-words.ts';
import type { Lane } from './asked.ts';

const closingsOf = ({ cutoffs }: FclRate, zone: string, { text, minute }: Saying) =>
  (['vgm', 'cy', 'cus'] as const).flatMap((kind) => {
    const at = cutoffs[kind];
    return at === null ? [] : [{ name: text(`freight.cutOff.${kind}`), at: minute(at, zone).slice(SHORT) }];
  });

/** A sailing as a slip says it; its lines come with the cost. */
export function rateOf(row: FclRate, { from, containers }: Lane, cost: Cost | undefined, say: Saying): Rate {
  const { text, language } = say;
  const name = (one: Named) => nameIn(language, one);
  const [first] = containers;
  const shown = row.prices.find(({ ctnType }) => ctnType === first?.ctnType);
  const lines = cost?.lines ?? [];
  const exchange = cost && exchangeOf(cost, say);
  const through = row.via.map(name).join(text('freight.and'));
  return {
    carrier: { name: name(row.shipping), code: say.codeOf(row.shipping.id) },
    service: row.serviceCode || undefined,
    from: { date: row.etd, port: name(row.pol), place: row.polWharf ? name(row.polWharf) : undefined },
    to: { date: row.eta, port: name(row.pod), place: row.podWharf ? name(row.podWharf) : undefined },
    transitDays: row.transitDays,
    via: row.direct ? undefined : text('freight.via', { ports: through }),
    prices: row.prices.map(({ ctnType, price }) => ({ type: say.typeName(ctnType), amount: price })),
    currency: row.currency,
    containerType: first ? first.name : '',
    quantity: containers.reduce((sum, { count }) => sum + count, 0),
    freight: row.freightTotal,
    listPrice: shown?.listPrice ?? undefined,
    total: (cost ? cost.predicted : row.predicted)?.amount,
    exchange: exchange || undefined,
    included: lines
      .filter(({ state }) => state === 'charged' || state === 'inFreight')
      .map((line) => includedOf(line, say)),
    excluded: lines
      .filter(({ state }) => state === 'optional' || state === 'notIncluded')
      .map((line) => ({ name: line.name, value: worthOf(line, say) })),
    closing: row.cutoffs.doc ? say.minute(row.cutoffs.doc, from.zone).slice(SHORT) : text('freight.noCutOff'),
    cutOffs: closingsOf(row, from.zone, say),
    validUntil: row.validTo,
    remark: row.remark || undefined,
  };
}

/** How much room there is, as a slip says it. */
export function spaceOf({ spaceState, spaceLeft }: FclRate): Pick<RateCardProps, 'space' | 'state'> {
  switch (spaceState) {
    case 'full':
      return { state: 'soldOut' };
    case 'limited':
      return { space: spaceLeft ?? 'onRequest' };
    case 'open':
      return { space: 'plenty' };
    default:
      return { space: spaceState };
  }
}

/** The channels that have a total, for the drawing; all in the currency that most of them have. */
export function pointsOf(
  rows: readonly FclRate[],
  codeOf: Saying['codeOf'],
): { currency: string; points: RatePoint[] } {
  const currency = rows.find(({ predicted }) => predicted !== null)?.predicted?.currency ?? '';
  const points = rows.flatMap(({ id, predicted, transitDays, shipping, serviceCode }): RatePoint[] =>
    predicted?.currency === currency
      ? [{ id: String(id), name: codeOf(shipping.id) || serviceCode, days: transitDays, total: predicted.amount }]
      : [],
  );
  return { currency, points };
}

/** What is best among those that were found. */
export function bestOf(points: readonly RatePoint[]) {
  const cheapest = [...points].sort((a, b) => compareDecimal(a.total, b.total))[0]?.total;
  const fastest = Math.min(...points.map(({ days }) => days));
  return ({ id }: FclRate): ('cheapest' | 'fastest')[] => {
    const point = points.find((one) => one.id === String(id));
    if (!point || cheapest === undefined || points.length < 2) return [];
    return [
      ...(compareDecimal(point.total, cheapest) === 0 ? (['cheapest'] as const) : []),
      ...(point.days === fastest ? (['fastest'] as const) : []),
    ];
  };
}
