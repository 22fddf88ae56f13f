import { compare, type Exact, exact, fixed, minus, over, plus, positive, signOf, times, total, ZERO } from './exact.ts';
import { convert, type ExchangeRate, worth, written } from './money.ts';

/** An amount that was predicted or billed. */
export interface VarianceLine {
  /** the booking, where lines of several stand together */
  readonly booking?: string | undefined;
  readonly code: string;
  readonly currency: string;
  readonly amount: string;
}

export type VarianceState = 'same' | 'within' | 'more' | 'less' | 'new' | 'dropped';

export interface VarianceRow {
  readonly booking?: string | undefined;
  readonly code: string;
  readonly currency: string;
  /** null where nobody predicted it, or billed it */
  readonly predicted: string | null;
  readonly billed: string | null;
  /** billed less predicted */
  readonly diff: string;
  /** of what was predicted, with one decimal; null where nothing was */
  readonly percent: string | null;
  readonly state: VarianceState;
}

export interface Variance {
  readonly rows: readonly VarianceRow[];
  /** in one currency, at the rates of the prediction; null where one is missing */
  readonly total: {
    readonly currency: string;
    readonly predicted: string;
    readonly billed: string;
    readonly diff: string;
  } | null;
  /** what the bill costs more at the rates of its day, apart from all that; null where one is missing or none were given */
  readonly exchange: string | null;
}

export interface VarianceRates {
  readonly currency: string;
  /** those that the prediction was made with */
  readonly frozen: readonly ExchangeRate[];
  /** those of the day that was billed */
  readonly billed?: readonly ExchangeRate[] | undefined;
}

interface Sums {
  readonly line: VarianceLine;
  predicted: Exact | null;
  billed: Exact | null;
}

const TWO: Exact = { top: 2n, of: 1n };
const FIFTY: Exact = { top: 50n, of: 1n };
const HUNDRED: Exact = { top: 100n, of: 1n };

/** The sums of both sides by booking, code and currency, in the order of first appearance. */
function matched(predicted: readonly VarianceLine[], billed: readonly VarianceLine[]): Sums[] {
  const found = new Map<string, Sums>();
  const add = (line: VarianceLine, side: 'predicted' | 'billed') => {
    const key = JSON.stringify([line.booking ?? null, line.code, line.currency]);
    const sums = found.get(key) ?? { line, predicted: null, billed: null };
    sums[side] = plus(sums[side] ?? ZERO, exact(line.amount));
    found.set(key, sums);
  };
  for (const line of predicted) add(line, 'predicted');
  for (const line of billed) add(line, 'billed');
  return [...found.values()];
}

/** At most 2 % and CNY 50; of a prediction of 0 the difference alone. */
function isWithin(diff: Exact, percent: Exact | null, unit: Exact | null): boolean {
  const few = percent === null || compare(positive(percent), TWO) <= 0;
  return few && unit !== null && compare(times(positive(diff), unit), FIFTY) <= 0;
}

function rowOf({ line, predicted, billed }: Sums, frozen: readonly ExchangeRate[]): VarianceRow {
  const { booking, code, currency } = line;
  const diff = minus(billed ?? ZERO, predicted ?? ZERO);
  const percent = predicted && signOf(predicted) !== 0 ? times(over(diff, predicted), HUNDRED) : null;
  const say = (amount: Exact | null) => amount && written(amount, currency);
  const state = () => {
    if (predicted === null) return 'new';
    if (billed === null) return 'dropped';
    if (signOf(diff) === 0) return 'same';
    if (isWithin(diff, percent, worth(currency, frozen))) return 'within';
    return signOf(diff) > 0 ? 'more' : 'less';
  };
  return {
    ...(booking === undefined ? {} : { booking }),
    code,
    currency,
    predicted: say(predicted),
    billed: say(billed),
    diff: written(diff, currency),
    percent: percent && fixed(percent, 1),
    state: state(),
  };
}

/** Subtotals of a currency, each converted once; null where a rate is missing. */
function sumIn(lines: readonly VarianceLine[], into: string, rates: readonly ExchangeRate[]): Exact | null {
  const sums = new Map<string, Exact>();
  for (const { currency, amount } of lines) sums.set(currency, plus(sums.get(currency) ?? ZERO, exact(amount)));
  const converted = [...sums].map(([currency, sum]) =>
    convert({ currency, amount: written(sum, currency) }, into, rates),
  );
  const known = converted.filter((amount) => amount !== null);
  return known.length === converted.length ? total(known.map(exact)) : null;
}

/**
 * What was billed beside what was predicted, by charge and as a whole; the effect of the exchange rate stands apart.
 * @throws RangeError for what is no decimal
 */
export function variance(
  predicted: readonly VarianceLine[],
  billed: readonly VarianceLine[],
  { currency, frozen, billed: ofTheDay }: VarianceRates,
): Variance {
  const before = sumIn(predicted, currency, frozen);
  const after = sumIn(billed, currency, frozen);
  const now = ofTheDay ? sumIn(billed, currency, ofTheDay) : null;
  const say = (amount: Exact) => written(amount, currency);
  return {
    rows: matched(predicted, billed).map((sums) => rowOf(sums, frozen)),
    total:
      before && after
        ? { currency, predicted: say(before), billed: say(after), diff: say(minus(after, before)) }
        : null,
    exchange: after && now ? say(minus(now, after)) : null,
  };
}
