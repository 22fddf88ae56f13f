import { patternRule } from './format-rule.ts';
import { plainCapitals } from './written-code.ts';

// XI is Northern Ireland. Twice, as a pattern put together at run time is checked by nobody.
const LEGAL =
  /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[A-Z0-9]{1,15}$/;
const ELSEWHERE = /^(?!AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI).{1,2}/;

/** The number by which customs of the European Union and of the United Kingdom know a company: its country, then up to 15 letters and digits. */
export const eori = /* @__PURE__ */ patternRule(
  'eori',
  'DE5550142',
  LEGAL,
  [
    [/[^A-Z0-9]/u, 'eori.character'],
    [ELSEWHERE, 'eori.country'],
    [/^.*/, 'eori.length'],
  ],
  [
    [/[\s._/-]/g, ''],
    [/[a-z]/g, plainCapitals],
  ],
  { standard: 'Regulation (EU) 2015/2447, annex 12-01' },
);
