import { error } from './issue.ts';
import { isEmpty, type Rule, SPECIFICATION } from './rule.ts';

/** A rule about something else than a text; `find` says what is wrong with a value. */
export const valueRule = <Value>(name: string, example: string, find: Rule<Value>['check']): Rule<Value> => ({
  name,
  example,
  standard: SPECIFICATION,
  is: (value, options): value is Value => !find(value, options),
  check: find,
  normalize: (text) => text,
});

/** Anything but an empty value, an empty list and NaN. */
export const required = /* @__PURE__ */ valueRule<unknown>('required', 'COSU6412098730', (value, options) =>
  !options?.optional && (isEmpty(value) || Number.isNaN(value) || (Array.isArray(value) && !value.length))
    ? error('required', {})
    : null,
);

/** The service agreement: `true` and nothing else. */
export const agreement = /* @__PURE__ */ valueRule<true>('agreement', 'true', (value, options) =>
  value === true || (options?.optional && isEmpty(value)) ? null : error('agreement', {}),
);
