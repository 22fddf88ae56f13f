import { digitRule, NO_DIGIT } from './format-rule.ts';

/** A mainland postal code: 6 digits, kept as text because it may begin with 0. */
export const postalCode = /* @__PURE__ */ digitRule(
  'postalCode',
  '010000',
  /^\d{6}$/,
  [NO_DIGIT, [/^.*/, 'postalCode.digits']],
  // A spreadsheet takes the zero from 010000; codes with a zero go up to 07.
  { guesses: [[/^(?=[1-7]\d{4}$)/, '0']] },
);
