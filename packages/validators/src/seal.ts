import { error, warning } from './issue.ts';
import type { Rule } from './rule.ts';
import { findSeveral, writtenRule } from './written-code.ts';

const WRITTEN = /^[\dA-Za-z]+$/;

/** The number of one seal: 1 to 60 letters and digits. Carriers take 15 in their messages, so more is a warning. */
export const sealNumber: Rule = /* @__PURE__ */ writtenRule({
  name: 'sealNumber',
  example: 'CN4471203',
  standard: 'Specification §5; DCSA Seal.number',
  family: 'seal',
  pattern: WRITTEN,
  test: (text) => text.length < 61 && WRITTEN.test(text),
  more({ length: actual }) {
    const max = actual > 60 ? 60 : 15;
    const given = [{ max, actual }, max, actual - max] as const;
    return actual > 60 ? error('seal.tooLong', ...given) : actual > 15 ? warning('seal.long', ...given) : null;
  },
  early: (text) => findSeveral(text, 'seal.several'),
});
