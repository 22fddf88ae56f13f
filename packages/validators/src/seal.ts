import { error, warning } from './issue.ts';
import type { Rule } from './rule.ts';
import { writtenRule } from './written-code.ts';

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
  early(text) {
    // Numbers that are set apart stay apart: joined, two seals would be a third that nobody has.
    const count = text.split(/[\s,;/|，；、／｜]+/).filter((one) => /[\d０-９]/.test(one)).length;
    return count > 1 ? ['', error('seal.several', { count })] : undefined;
  },
});
