import type { In, Out, PortalContract, PriceLevel } from '@lading/api-client/contract';
import type { BookingDraft, BookingServices } from '@lading/validators/booking';
import { lineAmount, predictedCost } from '@lading/validators/freight';
import type { Db } from '../../database/open.ts';
import type { FrozenCost } from '../../database/schema/booking-forms.ts';
import { atWon, notedWon, usedBy, type Won, wonOn } from '../../freight/bid-won.ts';
import type { RateRow } from '../../freight/candidates.ts';
import { type Boxes, linesOf, shownCost, surchargesOf, withLater } from '../../freight/cost.ts';
import { liveRate } from '../../freight/fcl.ts';
import { levelOf } from '../../freight/level.ts';
import type { Line } from '../../freight/line-words.ts';
import { type Fx, fxOf, portsOf } from '../../freight/named.ts';
import { dayIn, nextSailing } from '../../freight/sailings.ts';
import { type Asking, CHINA } from '../../freight/search.ts';
import { shownOffers } from '../../freight/shown.ts';
import type { Caller } from '../../http/caller.ts';
import { refused } from '../../http/failure.ts';
import type { Language } from '../../messages/say.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../../user/session.ts';
import { isMoneyText } from './money-text.ts';

/** What a booking by a rate costs: the lines of the rate, with what was added. */
export interface Costing<W extends Won = Won> {
  readonly row: RateRow;
  readonly etd: string;
  readonly boxes: readonly Boxes[];
  readonly lines: readonly Line[];
  readonly level: PriceLevel;
  readonly fx: Fx;
  /** room that it is ordered by, at the price it was won for */
  readonly won: readonly W[];
}

/** Cargo is insured for a tenth more than its invoice; of that sum 0.06 % is paid. */
const [INSURED, PREMIUM, PREMIUM_OF_INVOICE] = ['1.1', '0.06', '0.00066'];

function insuranceLine({ insurance: { on, value, currency } }: BookingServices): Line[] {
  if (!on || !isMoneyText(value)) return [];
  return [
    {
      code: 'INS',
      side: 'origin',
      basis: 'PERCENT',
      unitPrice: PREMIUM,
      currency,
      state: 'charged',
      payTerm: 'PP',
      quantity: lineAmount(INSURED, value, currency),
      amount: lineAmount(PREMIUM_OF_INVOICE, value, currency),
      charge: { name: '货运保险', nameEn: 'Cargo insurance', note: '', noteEn: '' },
    },
  ];
}

/** Codes of charges that are only there because somebody wished for the service. */
const wished = ({ truck, declare, warehouse }: BookingServices): string[] => [
  ...(truck.on ? ['TRK'] : []),
  ...(declare.on && declare.mode === 'agent' ? ['CUS'] : []),
  ...(warehouse.on ? ['STO'] : []),
];

/** Boxes of one type count together, those that are not filled in yet not at all. */
export function boxesOf({ equipment }: Pick<BookingDraft, 'equipment'>): Boxes[] {
  const counts = new Map<number, number>();
  for (const { ctnType, count } of equipment.boxes)
    if (ctnType !== null && count !== null && count > 0) counts.set(ctnType, (counts.get(ctnType) ?? 0) + count);
  return [...counts].map(([ctnType, count]) => ({ ctnType, count }));
}

type Asked = Pick<In<PortalContract['order']['bookingCost']>, 'rateId' | 'etd' | 'services'> & {
  containers: readonly Boxes[];
};

/** Reckons it anew, by the price of who asks, or what was won; refused where the rate has no such sailing or box. */
export async function costingOf<W extends Won>(
  db: Db,
  asked: Asked,
  level: PriceLevel,
  wonAt: (etd: string) => Promise<readonly W[]> | readonly W[],
): Promise<Costing<W>> {
  const rate = await liveRate(db, asked.rateId);
  const now = new Date();
  const [ends, fx] = await Promise.all([portsOf(db, [rate.polId]), fxOf(db)]);
  const window = { from: dayIn(now, CHINA), to: rate.validTo };
  const etd = asked.etd || nextSailing(rate, window, ends.get(rate.polId)?.zone || CHINA, now);
  if (!etd || etd < rate.validFrom || etd > rate.validTo) throw refused('noSailing', {}, 'route.etd');
  const first = rate.prices.find(({ ctnType }) => ctnType === 3) ?? rate.prices[0];
  const boxes = asked.containers.length > 0 ? asked.containers : [{ ctnType: first?.ctnType ?? 3, count: 1 }];
  const won = usedBy(await wonAt(etd), boxes);
  const row = atWon(rate, won, level);
  const options = wished(asked.services);
  const lines = linesOf(row, await surchargesOf(db, row, etd, etd), { boxes, etd, options }, level);
  if (!lines) throw refused('noSuchBox', {}, 'equipment.boxes');
  // What is not known beforehand does not take the sum away: it is told as what comes later.
  const told = notedWon(lines, won).map(
    (line): Line => (line.amount === null && line.state === 'charged' ? { ...line, state: 'notIncluded' } : line),
  );
  const all = withLater([...told, ...insuranceLine(asked.services)], row.currency);
  return { row, etd, boxes, lines: all, level, fx, won };
}

/** What a company has won of the sailings of a rate. */
export const wonFor =
  (db: Db, { customerId }: Pick<Member, 'customerId'>, rateId: number) =>
  (etd: string) =>
    wonOn(db, customerId, rateId, etd);

export const ofDraft = (draft: BookingDraft, rateId: number): Asked => ({
  rateId,
  etd: draft.route.etd,
  services: draft.services,
  containers: boxesOf(draft),
});

export const totalOf = ({ row, lines, fx }: Costing) =>
  predictedCost(lines, { currency: row.currency, rates: fx }).predicted;

/** As it is answered beside the rate, whose token keeps the price for a while. */
export async function shownCosting(
  services: Pick<Services, 'db' | 'wrapping'>,
  { row, etd, boxes, lines, level, fx, won }: Costing,
  caller: Asking,
): Promise<Out<PortalContract['order']['bookingCost']>> {
  const now = new Date();
  const [rate] = await shownOffers(services, [{ row, etd, lines: [...lines] }], { boxes, level, fx, now }, caller);
  if (!rate) throw new Error('a rate that is there is shown');
  const { currency, freeDays } = row;
  // A price that was won is kept by its hold, and by no token.
  const priceToken = won.length > 0 ? null : rate.priceToken;
  return {
    rate: { ...rate, priceToken },
    cost: shownCost(lines, { currency, rates: fx, level, freeDays }, caller.language),
  };
}

export async function bookingCost(
  services: Services,
  asked: In<PortalContract['order']['bookingCost']>,
  caller: Caller<Member>,
): Promise<Out<PortalContract['order']['bookingCost']>> {
  const { db } = services;
  const { rateId, containers = [] } = asked;
  const won = wonFor(db, caller.visitor, rateId);
  const costing = await costingOf(db, { ...asked, containers }, levelOf(caller.visitor), won);
  return shownCosting(services, costing, caller);
}

/** As it is kept for good. */
export const frozen = ({ row, lines, level, fx }: Costing): FrozenCost => ({
  lines,
  currency: row.currency,
  rates: [...fx],
  level,
  freeDays: row.freeDays,
});

/** What was kept, in the reader's language. */
export const shownFrozen = (cost: FrozenCost, language: Language) => ({
  ...shownCost(cost.lines as readonly Line[], cost, language),
  frozen: true,
});
