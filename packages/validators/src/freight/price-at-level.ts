import { type Exact, exact, larger, minus, plus, rounded, signOf, smaller, times, ZERO } from './exact.ts';
import { written } from './money.ts';

/** Who asks: visitors get the list price, members that of the sheet, customers with a contract one of three below it. */
export type PriceLevel = 'visitor' | 'member' | 'vip1' | 'vip2' | 'vip3';

/** The prices of a sheet for one container; what is not given follows from the rule. */
export interface SheetPrice {
  readonly member: string;
  readonly list?: string | null | undefined;
  readonly vip1?: string | null | undefined;
  readonly vip2?: string | null | undefined;
  readonly vip3?: string | null | undefined;
  /** below which no discount goes; never leaves the server */
  readonly floor?: string | null | undefined;
}

/** How the levels of a sheet lie around the price of a member. */
export interface LevelRule {
  readonly listAdd: string;
  readonly vipLess: string;
}

/** What a customer was promised, taken from the list price: a price, an amount less, or a percentage less. */
export type CustomerDiscount = { readonly price: string } | { readonly less: string } | { readonly percent: string };

export interface PriceAtLevel {
  readonly price: string;
  readonly list: string;
  readonly member: string;
  /** what membership saves of the list price */
  readonly saving: string;
}

const HUNDRED: Exact = { top: 100n, of: 1n };

/**
 * A promised price: a percentage is rounded to whole units; at least the floor, at most the list price, never below 0.
 * @throws RangeError for what is no decimal
 */
export function discounted(
  list: string,
  discount: CustomerDiscount | undefined,
  { floor, currency }: { readonly floor?: string | null | undefined; readonly currency: string },
): string {
  const from = exact(list);
  let price = from;
  if (discount && 'price' in discount) price = exact(discount.price);
  else if (discount && 'less' in discount) price = minus(from, exact(discount.less));
  else if (discount) {
    const share: Exact = times(minus(HUNDRED, exact(discount.percent)), { top: 1n, of: 100n });
    price = rounded(times(from, share), 0);
  }
  return written(smaller(larger(price, exact(floor ?? '0')), from), currency);
}

/**
 * The price of a container for whoever asks. No level pays less than a higher one: a list price below the member's is read as it,
 * and a contract price above the member's too. A promise never makes a price higher than that of the level.
 * @throws RangeError for what is no decimal
 */
export function priceAtLevel(
  sheet: SheetPrice,
  level: PriceLevel,
  {
    rule,
    currency,
    discount,
  }: { readonly rule: LevelRule; readonly currency: string; readonly discount?: CustomerDiscount | undefined },
): PriceAtLevel {
  const member = exact(sheet.member);
  const given = (price: string | null | undefined, otherwise: Exact) =>
    typeof price === 'string' ? exact(price) : otherwise;
  const less = minus(member, exact(rule.vipLess));
  const list = larger(given(sheet.list, plus(member, exact(rule.listAdd))), member);
  const vip1 = smaller(given(sheet.vip1, signOf(less) < 0 ? ZERO : less), member);
  const vip2 = smaller(given(sheet.vip2, vip1), vip1);
  const vip3 = smaller(given(sheet.vip3, vip2), vip2);
  const own = { visitor: list, member, vip1, vip2, vip3 }[level];
  const say = (price: Exact) => written(price, currency);
  const promised = discount && exact(discounted(say(list), discount, { floor: sheet.floor, currency }));
  return {
    price: say(promised ? smaller(promised, own) : own),
    list: say(list),
    member: say(member),
    saving: say(minus(list, member)),
  };
}
