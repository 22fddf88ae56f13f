import { error } from './issue.ts';
import { isEmpty, type Rule, type RuleOptions } from './rule.ts';

/** Codes that belong to no single rule. */
export interface GeneralIssues {
  /** nothing was given */
  required: Record<never, never>;
  /** something else than a text was given; `given` is its JavaScript type */
  'type.text': { given: string };
  /** the agreement was not accepted */
  agreement: Record<never, never>;
}

/** Anything but an empty value, an empty list and NaN. */
export const required: Rule<unknown> = {
  name: 'required',
  example: 'COSU6412098730',
  standard: 'Specification, section 5',
  is: (value, options): value is unknown => options?.optional === true || given(value),
  check: (value, options) => (options?.optional || given(value) ? null : error('required', {})),
  normalize: (text) => text,
};

const given = (value: unknown): boolean =>
  !isEmpty(value) && !Number.isNaN(value) && !(Array.isArray(value) && value.length === 0);

/** The service agreement: `true` and nothing else. */
export const agreement: Rule<true, RuleOptions> = {
  name: 'agreement',
  example: 'true',
  standard: 'Specification, section 5',
  is: (value, options): value is true => value === true || (options?.optional === true && isEmpty(value)),
  check: (value, options) => (agreement.is(value, options) ? null : error('agreement', {})),
  normalize: (text) => text,
};
