export type { AmountIssues } from './issues/amount.ts';

import { amountRule } from './amount-rule.ts';
import { MONEY, WEIGHT } from './decimal.ts';

export type { DecimalOptions } from './amount-rule.ts';
export { compareDecimal, sumDecimal } from './decimal.ts';

/** Digits only, as many as you like; leading zeros pass with a warning. */
export const integer = /* @__PURE__ */ amountRule('integer', '12', {
  integer: Infinity,
  decimals: 0,
});

/** Digits, and up to `decimals` more after a point (any number without that option); leading zeros pass with a warning. */
export const decimal = /* @__PURE__ */ amountRule('decimal', '12.5', {
  integer: Infinity,
  decimals: Infinity,
});

/** As `decimal`, with a minus in front where needed. */
export const decimalSigned = /* @__PURE__ */ amountRule('decimalSigned', '-12.5', {
  integer: Infinity,
  decimals: Infinity,
  signed: /(?!^-.)[^0-9.]/u,
});

/** Up to 10 digits without leading zeros, and up to 2 decimals. */
export const money = /* @__PURE__ */ amountRule('money', '1280.50', MONEY);

/** Kilograms: up to 13 digits without leading zeros, and up to 4 decimals; a warning above the 3 that carriers take (DCSA). */
export const weight = /* @__PURE__ */ amountRule('weight', '12400.5', WEIGHT, 3);

/** Cubic metres: up to 13 digits without leading zeros, and up to 4 decimals. */
export const volume = /* @__PURE__ */ amountRule('volume', '28.05', WEIGHT);

/** As `weight`. */
export const grossWeight = /* @__PURE__ */ amountRule('grossWeight', '12400.5', WEIGHT, 3);

/** Volume with up to 3 decimals (体积), as some forms ask for it. */
export const tiji = /* @__PURE__ */ amountRule('tiji', '28.05', { integer: 13, decimals: 3 });
