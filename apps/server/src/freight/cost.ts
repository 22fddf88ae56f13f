import type { LineState, PriceLevel } from '@lading/api-client/contract';
import {
  lineAmount,
  predictedCost,
  priceAtLevel,
  type Shipment,
  surchargeAmount,
  surchargesFor,
} from '@lading/validators/freight';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../database/open.ts';
import { type BoxPrice, RATE_STATUS, surcharges } from '../database/schema.ts';
import type { Language } from '../messages/say.ts';
import { ALWAYS, type Line, nameOfLine, noteOfLine } from './line-words.ts';
import { boxOf, ctnTypeOf, type Fx } from './named.ts';

/** What a sheet says of its levels. */
export interface Rules {
  readonly listAdd: string;
  readonly vipLess: string;
}

/** What of a rate its cost depends on. */
export interface Costed extends Rules {
  readonly polId: number;
  readonly podId: number;
  readonly routeCode: string;
  readonly shippingId: number;
  readonly currency: string;
  readonly prices: readonly BoxPrice[];
  readonly included: readonly string[];
  readonly freeDays: { readonly demurrage: number } | null;
}

export interface Boxes {
  readonly ctnType: number;
  readonly count: number;
}

/** Where a charge counts, in the words of `@lading/validators/freight`. */
export const scoped = <
  Row extends Pick<
    typeof surcharges.$inferSelect,
    'polId' | 'podId' | 'lane' | 'shippingId' | 'ctnTypes' | 'amountsByCtn'
  >,
>({
  ctnTypes,
  amountsByCtn,
  ...row
}: Row) => ({
  ...row,
  scope: { polId: row.polId, podId: row.podId, lane: row.lane, shippingId: row.shippingId },
  ctnTypes: ctnTypes.map(boxOf),
  amountsByCtn: amountsByCtn.map(({ ctnType, amount }) => ({ ctnType: boxOf(ctnType), amount })),
});

/** What a charge says of itself, whosesoever it is. */
export type Charge = Pick<
  ReturnType<typeof scoped<typeof surcharges.$inferSelect>>,
  | 'id'
  | 'code'
  | 'name'
  | 'nameEn'
  | 'note'
  | 'noteEn'
  | 'scope'
  | 'ctnTypes'
  | 'amountsByCtn'
  | 'basis'
  | 'amount'
  | 'min'
  | 'max'
  | 'currency'
  | 'payTerm'
  | 'side'
  | 'mandatory'
  | 'validFrom'
  | 'validTo'
>;
export type Surcharges = readonly Charge[];

/** Those that may count on a lane between two days; which of them do, `@lading/validators/freight` says. */
export async function surchargesOf(
  db: Db,
  { polId, podId }: { polId?: number; podId?: number },
  from: string,
  to: string,
) {
  const rows = await db
    .select()
    .from(surcharges)
    .where(
      and(
        eq(surcharges.status, RATE_STATUS.live),
        isNull(surcharges.removedAt),
        lte(surcharges.validFrom, to),
        or(isNull(surcharges.validTo), gte(surcharges.validTo, from)),
        polId === undefined ? undefined : or(isNull(surcharges.polId), eq(surcharges.polId, polId)),
        podId === undefined ? undefined : or(isNull(surcharges.podId), eq(surcharges.podId, podId)),
      ),
    )
    .orderBy(surcharges.id);
  return rows.map(scoped);
}

/** The price of one box for whoever pays it. */
export const boxPrice = (price: BoxPrice, { listAdd, vipLess }: Rules, level: PriceLevel, currency: string) =>
  priceAtLevel(price, level, { rule: { listAdd, vipLess }, currency });

/** The freight of the boxes; undefined where the rate has none of a type. */
export function freightLines(rate: Costed, boxes: readonly Boxes[], level: PriceLevel): Line[] | undefined {
  const lines = boxes.flatMap(({ ctnType, count }): Line[] => {
    const price = rate.prices.find((one) => one.ctnType === ctnType);
    if (!price) return [];
    const unitPrice = boxPrice(price, rate, level, rate.currency).price;
    const said = { code: 'OF', side: 'freight', basis: 'PER_CTN', currency: rate.currency, state: 'charged' } as const;
    const amount = lineAmount(unitPrice, count, rate.currency);
    return [{ ...said, unitPrice, quantity: `${count}`, amount, ctnType: boxOf(ctnType), payTerm: 'PP' }];
  });
  return lines.length === boxes.length ? lines : undefined;
}

export interface Asked {
  readonly boxes: readonly Boxes[];
  readonly etd: string;
  readonly bills?: number;
  readonly weight?: string | undefined;
  readonly volume?: string | undefined;
  readonly options?: readonly string[];
}

/** Everything that a shipment by a rate is charged, and what may come; undefined where the rate has no price for a box. */
export function linesOf(rate: Costed, charges: Surcharges, asked: Asked, level: PriceLevel): Line[] | undefined {
  const freight = freightLines(rate, asked.boxes, level);
  if (!freight) return undefined;
  const { polId, podId, routeCode: lane, shippingId, currency } = rate;
  const containers = asked.boxes.map(({ ctnType, count }) => ({ ctnType: boxOf(ctnType), count }));
  const ctnTypes = containers.map(({ ctnType }) => ctnType);
  const place = { polId, podId, lane, shippingId, etd: asked.etd, ctnTypes };
  const shipment: Shipment = {
    containers,
    bills: asked.bills ?? 1,
    weight: asked.weight,
    etd: asked.etd,
    chosen: asked.options,
    freight: predictedCost(freight, { currency, rates: [] }).subtotals,
  };
  const rest = surchargesFor(charges, place).flatMap((charge) =>
    surchargeAmount({ ...charge, includedInFreight: rate.included.includes(charge.code) }, shipment).map(
      (line): Line => {
        // What the consignee pays is told, and no part of what is paid here.
        const state: LineState = charge.payTerm === 'CC' ? 'notIncluded' : line.state;
        return { ...line, state, payTerm: charge.payTerm, charge };
      },
    ),
  );
  return [...freight, ...rest];
}

/** Where those that are told with every price arise. */
const SIDES = { DUTY: 'destination', INSP: 'origin', AMD: 'papers', DEM: 'destination' } as const;

/** The same with what is never in a price. */
export function withLater(lines: readonly Line[], currency: string): Line[] {
  const missing = ALWAYS.filter((code) => !lines.some((line) => line.code === code));
  const later = missing.map(
    (code): Line => ({
      code,
      side: SIDES[code],
      basis: 'AT_COST',
      unitPrice: null,
      quantity: '',
      currency,
      amount: null,
      state: 'notIncluded',
      payTerm: 'PP',
    }),
  );
  return [...lines, ...later];
}

/** Lines as they are answered, in the reader's language. */
export function shownCost(
  lines: readonly Line[],
  into: {
    readonly currency: string;
    readonly rates: Fx;
    readonly level: PriceLevel;
    readonly freeDays: Costed['freeDays'];
  },
  language: Language,
) {
  const { currency, rates, level, freeDays } = into;
  const { subtotals, predicted } = predictedCost(lines, { currency, rates });
  const [freightTotal] = predictedCost(
    lines.filter(({ code }) => code === 'OF'),
    { currency, rates },
  ).subtotals;
  const used = new Set([...subtotals.map((one) => one.currency), currency]);
  return {
    lines: lines.map((line) => {
      const { code, side, basis, payTerm, unitPrice, quantity, amount, state } = line;
      return {
        code,
        side,
        basis,
        payTerm,
        unitPrice,
        quantity,
        currency: line.currency,
        amount,
        state,
        name: nameOfLine(line, language),
        ctnType: line.ctnType === undefined ? null : ctnTypeOf(line.ctnType),
        note: noteOfLine(line, freeDays, language),
      };
    }),
    subtotals: [...subtotals],
    freightTotal: freightTotal ?? { currency, amount: '0.00' },
    predicted,
    origin: null,
    destination: null,
    fx: rates.filter((one) => used.has(one.currency)),
    level,
    frozen: false,
  };
}
