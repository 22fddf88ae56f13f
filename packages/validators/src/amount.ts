import { type DecimalLimits, fits, MONEY, WEIGHT } from './decimal.ts';
import { type Fixes, type Flaw, type Flaws, findFlaw, flawAt, formatRule, NO_DIGITS } from './format-rule.ts';
import type { Rule, RuleOptions } from './rule.ts';

export { compareDecimal, sumDecimal } from './decimal.ts';

/** Codes of the numbers. */
export interface AmountIssues {
  /** a comma, be it between thousands or in place of the point */
  'decimal.thousands': Flaw;
  /** written as 1.23E+05, as spreadsheets show long numbers: digits may be lost, so nothing is offered */
  'decimal.exponent': Flaw;
  /** neither a digit nor a point, nor a minus that may stand there */
  'decimal.character': Flaw;
  /** a second point, or one without a digit before or after it */
  'decimal.point': Flaw;
  'decimal.integerDigits': Flaw & { max: number };
  'decimal.fractionDigits': Flaw & { max: number };
  /** a warning where zeros may lead */
  'decimal.leadingZero': Flaw;
  /** more decimals than carriers take: a warning */
  'weight.decimals': Flaw & { max: number };
}

export interface DecimalOptions extends RuleOptions {
  /** most digits after the point, where fewer than the rule's own */
  readonly decimals?: number;
}

const FLAWS: Flaws = [
  ...NO_DIGITS,
  [/[,，]/, 'decimal.thousands'],
  [/[eE](?=[+-]?\d{1,3}$)/, 'decimal.exponent'],
  [/(?!^-.)[^0-9.]/u, 'decimal.character'],
  [/^-?\.|\.$|\.\d*\./, 'decimal.point'],
];

const LEADING: Flaws = [[/(?<=^-?)0+(?=\d)/, 'decimal.leadingZero']];

const FIXES: Fixes = [
  [/^(-?)[+ ]/, '$1'],
  [/^-?[1-9]\d{0,2}(?:[ ,']\d{3})+(?=\.|$)/, (groups) => groups.replace(/[ ,']/g, '')],
  [/^(-?\d+),(\d+)$/, '$1.$2'],
  // the sign, a zero and the point
  [/^(-?)\.(?=\d)/, '$10.'],
  [/\.$/, ''],
];
const ZEROS: Fixes = [
  [/^(-?)0+(?=\d)/, '$1'],
  [/(\.\d*[1-9])0+$|\.0+$/, '$1'],
];

/** @param usual decimals above this number are worth a warning */
function amountRule(
  name: string,
  example: string,
  limits: DecimalLimits,
  usual = Infinity,
): Rule<string, DecimalOptions> {
  const most = (options: DecimalOptions | undefined): number =>
    Math.min(options?.decimals ?? Infinity, limits.decimals);
  const test = (text: string, options: DecimalOptions | undefined): boolean => fits(text, limits, most(options));
  return formatRule<DecimalOptions>({
    name,
    example,
    test,
    find(text, options) {
      const legal = test(text, options);
      const start = +text.startsWith('-');
      const flaw = legal ? null : findFlaw(text, start && !limits.signed ? [[/-/, 'decimal.character']] : FLAWS);
      const point = `${text}.`.indexOf('.');
      const rest = text.length - point - 1;
      const max = legal ? usual : most(options);
      const issue =
        flaw ??
        (point - start > limits.integer
          ? flawAt(text, start, point - start, 'decimal.integerDigits', { max: limits.integer })
          : rest > max
            ? flawAt(text, point + 1, rest, legal ? 'weight.decimals' : 'decimal.fractionDigits', { max })
            : findFlaw(text, LEADING));
      return issue && legal ? { ...issue, severity: 'warning' } : issue;
    },
    fixes: FIXES,
    guesses: ZEROS,
  });
}

/** Digits only, as many as you like; leading zeros pass with a warning. */
export const integer = /* @__PURE__ */ amountRule('integer', '12', {
  integer: Infinity,
  decimals: 0,
  zeros: true,
});

/** Digits, and up to `decimals` more after a point (any number without that option); leading zeros pass with a warning. */
export const decimal = /* @__PURE__ */ amountRule('decimal', '12.5', {
  integer: Infinity,
  decimals: Infinity,
  zeros: true,
});

/** As `decimal`, with a minus in front where needed. */
export const decimalSigned = /* @__PURE__ */ amountRule('decimalSigned', '-12.5', {
  integer: Infinity,
  decimals: Infinity,
  zeros: true,
  signed: true,
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
