import { warning } from './issue.ts';
import type { Rule } from './rule.ts';
import { findSeveral, writtenRule } from './written-code.ts';

/**
 * A code of the Harmonized System: digits, at least 6. Chapters that do not exist, national chapters and odd lengths are
 * warnings. Whether the code is listed is not asked.
 */
export const hsCode: Rule = /* @__PURE__ */ writtenRule({
  name: 'hsCode',
  example: '850760',
  standard: 'WCO Harmonized System',
  family: 'hs',
  separators: 'chars',
  pattern: /^\d{6,}$/,
  more(text) {
    const chapter = text.slice(0, 2);
    const actual = text.length;
    if (/00|77|9[89]/.test(chapter)) return warning('hs.chapter', { chapter }, 0, 2);
    return actual > 12 || actual % 2 ? warning('hs.digits', { actual }) : null;
  },
  early: (text) => findSeveral(text),
});
