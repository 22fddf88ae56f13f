import { type DecimalLimits, fits } from './decimal.ts';
import { type Fixes, type Flaws, findFlaw, flawAt, formatRule, NO_DIGITS } from './format-rule.ts';
import type { Rule, RuleOptions } from './rule.ts';

export interface DecimalOptions extends RuleOptions {
  /** most digits after the point, where fewer than the rule's own */
  readonly decimals?: number;
}

const FLAWS: Flaws = [...NO_DIGITS, [/[,，]/, 'decimal.thousands'], [/e(?=[+-]?\d{1,3}$)/i, 'decimal.exponent']];

// Looks behind for the sign instead of catching it and putting it back by `$1`, which takes several times as long.
const FIXES: Fixes = [
  [/(?<=^-?)[+ ]|\.$/g, ''],
  [/^-?[1-9]\d{0,2}(?:[ ,']\d{3})+(?=\.|$)/, (groups) => groups.replace(/[ ,']/g, '')],
  [/,(?=\d+$)/, '.'],
  [/(?<=^-?)\.(?=\d)/, '0.'],
];
const ZEROS: Fixes = [[/^(-?)0+(?=\d)|(\.\d*[1-9])0+$|\.0+$/g, '$1$2']];

/**
 * @param usual decimals above this number are worth a warning
 * @param more what else is wrong with it
 */
export function amountRule(
  name: string,
  example: string,
  limits: DecimalLimits,
  usual = Infinity,
  standard?: string,
  more: Flaws = [],
): Rule<string, DecimalOptions> {
  const most = (options: DecimalOptions | undefined): number =>
    Math.min(options?.decimals ?? limits.decimals, limits.decimals);
  const other = more[0]?.[0];
  const test = (text: string, options: DecimalOptions | undefined): boolean =>
    fits(text, limits, most(options)) && !other?.test(text);
  const flaws: Flaws = [
    ...more,
    ...FLAWS,
    [limits.signed ?? /[^0-9.]/u, 'decimal.character'],
    [/^-?\.|\.$|\.\d*\./, 'decimal.point'],
  ];
  return formatRule<DecimalOptions>({
    name,
    example,
    standard,
    test,
    find(text, options) {
      const legal = test(text, options);
      const start = +text.startsWith('-');
      const flaw = legal ? null : findFlaw(text, flaws);
      if (flaw) return flaw;
      const [whole, { length } = ''] = text.split('.') as [string, string?];
      const digits = whole.length - start;
      const max = legal ? usual : most(options);
      const issue =
        digits > limits.integer
          ? flawAt(text, start, digits, 'decimal.integerDigits', { max: limits.integer })
          : length > max
            ? flawAt(text, whole.length + 1, length, legal ? 'weight.decimals' : 'decimal.fractionDigits', { max })
            : findFlaw(text, [[/(?<=^-?)0+(?=\d)/, 'decimal.leadingZero']]);
      return issue && legal ? { ...issue, severity: 'warning' } : issue;
    },
    fixes: FIXES,
    guesses: ZEROS,
  });
}
