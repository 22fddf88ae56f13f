import type { Issue } from '../issue.ts';
import type { Rule, RuleOptions } from '../rule.ts';
import { rules } from '../rules.ts';

/** Options of single rules; a rule takes no notice of those that are not its own. */
export interface AnyOptions extends RuleOptions {
  readonly decimals?: number;
  readonly profile?: string;
  readonly destination?: 'US' | 'EU';
  readonly bill?: 'MBL' | 'HBL';
  readonly phone?: string;
  readonly company?: string;
  readonly username?: string;
}

/** A rule with what it is about left open, so that one test can ask all of them. */
export type AnyRule = Rule<unknown, AnyOptions>;

/** Every rule there is, with its name: a new rule is under the tests of this folder as soon as it stands in `rules`. */
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
