import { type DecimalLimits, fits, MONEY, VOLUME, WEIGHT } from './decimal.ts';
import { type Flaw, type Flaws, findFlaw, fix, formatRule, NO_DIGITS } from './format-rule.ts';
import type { Issue } from './issue.ts';
import type { Rule, RuleOptions } from './rule.ts';

export { compareDecimal, type DecimalLimits, isDecimal, MONEY, sumDecimal, VOLUME, WEIGHT } from './decimal.ts';

/** Codes of the numbers. */
export interface AmountIssues {
  /** thousands set apart, as in 1,234.5 */
  'decimal.thousands': Flaw;
  /** a comma that sets no thousands apart, as in 12,5 */
  'decimal.comma': Flaw;
  /** written as 1.23E+05, as spreadsheets show long numbers: digits may be lost, so nothing is offered */
  'decimal.exponent': Flaw;
  /** a plus, a dash in place of a minus, or a minus where none may stand */
  'decimal.sign': Flaw;
  /** neither a digit nor a point */
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

const ZEROS = [/(?<=^-?)0+(?=\d)/, 'decimal.leadingZero'] as const;
// An infinite number of digits makes a pattern that fits nothing, as it should.
const over = (before: string, max: number): RegExp => new RegExp(`(?<=${before})\\d{${max + 1},}`);

function findIssue(text: string, limits: DecimalLimits, decimals: number, usual: number): Issue | null {
  if (fits(text, limits, decimals)) {
    const issue = findFlaw(text, [[over('\\.', usual), 'weight.decimals'], ZEROS], { max: usual });
    return issue && { ...issue, severity: 'warning' };
  }
  const whole = over('^-?', limits.integer);
  const flaws: Flaws = [
    ...NO_DIGITS,
    [/[,，](?=\d{3}(?!\d))/, 'decimal.thousands'],
    [/[,，]/, 'decimal.comma'],
    [/(?<=\d)e[+-]?\d+$/i, 'decimal.exponent'],
    [limits.signed ? /^[+－−–]/ : /^[+－−–-]/, 'decimal.sign'],
    [/(?!^-.)[^\d.]/u, 'decimal.character'],
    [/^-?\.|\.$|\.(?=\d*\.)/, 'decimal.point'],
    [whole, 'decimal.integerDigits'],
    [over('\\.', decimals), 'decimal.fractionDigits'],
    ZEROS,
  ];
  return findFlaw(text, flaws, { max: whole.test(text) ? limits.integer : decimals });
}

/** @param usual decimals above this number are worth a warning */
function amountRule(
  name: string,
  example: string,
  limits: DecimalLimits,
  usual = Infinity,
): Rule<string, DecimalOptions> {
  const most = (options: DecimalOptions | undefined): number => {
    const asked = options?.decimals ?? -1;
    return asked >= 0 && asked < limits.decimals ? asked : limits.decimals;
  };
  return formatRule<DecimalOptions>({
    name,
    example,
    test: (text, options) => fits(text, limits, most(options)),
    find: (text, options) => findIssue(text, limits, most(options), usual),
    repair(text, options, guess) {
      const max = Math.min(most(options), usual);
      return fix(text, [
        [/^\+|(?<=^-) /, ''],
        [/^-?[1-9]\d{0,2}(?:[ ,']\d{3})+(?=\.|$)/, (groups) => groups.replace(/[ ,']/g, '')],
        [/(?<=^-?\d+),(?=\d+$)/, '.'],
        [/(?<=^-?)(?=\.)/, '0'],
        [/\.$/, ''],
        ...(guess
          ? ([
              [ZEROS[0], ''],
              [new RegExp(max ? `(?<=\\.\\d{${max}})0+$` : '\\.0+$'), ''],
            ] as const)
          : []),
      ]);
    },
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
export const volume = /* @__PURE__ */ amountRule('volume', '28.05', VOLUME);

/** As `weight`. */
export const grossWeight = /* @__PURE__ */ amountRule('grossWeight', '12400.5', WEIGHT, 3);

/** Volume with up to 3 decimals (体积), as some forms ask for it. */
export const tiji = /* @__PURE__ */ amountRule('tiji', '28.05', { integer: 13, decimals: 3 });
