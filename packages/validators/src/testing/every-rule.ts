import type { BillKind } from '../bill/fields.ts';
import type { Issue } from '../issue.ts';
import type { Rule, RuleOptions } from '../rule.ts';
import { rules } from '../rules.ts';

/** The options of all rules together; a rule ignores those it does not know. */
export interface AnyOptions extends RuleOptions {
  readonly decimals?: number;
  readonly profile?: string;
  readonly destination?: 'US' | 'EU';
  readonly bill?: BillKind;
  readonly phone?: string;
  readonly company?: string;
  readonly username?: string;
}

/** A rule for any type of value, so that one test can run over all of them. */
export type AnyRule = Rule<unknown, AnyOptions>;

/** Every rule with its name. A new rule runs through the tests of this folder as soon as it is listed in `rules`. */
export const EVERY_RULE = Object.entries(rules) as unknown as readonly (readonly [string, AnyRule])[];

export const EVERY_OPTION: readonly (AnyOptions | undefined)[] = [
  undefined,
  { optional: true },
  { decimals: 0 },
  { decimals: 3 },
  { decimals: 2, optional: true },
  { profile: 'ascii' },
  { profile: 'unoa' },
  { profile: 'unob' },
  { profile: 'latin1' },
  { profile: 'japan', optional: true },
  { destination: 'US' },
  { destination: 'EU', bill: 'HBL' },
  { phone: '13800138000', company: 'Ningbo Haoyu', username: 'chenwei' },
];

/** What a rule says of a value, by `check` and by `all`. */
export function issuesOf(rule: AnyRule, value: unknown, options?: AnyOptions): readonly Issue[] {
  const first = rule.check(value, options);
  return [...(first ? [first] : []), ...(rule.all?.(value, options) ?? [])];
}
