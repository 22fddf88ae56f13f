import { writtenRule } from './written-code.ts';

/** The code of a place, such as CNNGB: country, then three letters or digits from 2 to 9. Whether it is listed is not asked. */
export const unLocode = /* @__PURE__ */ writtenRule({
  name: 'unLocode',
  example: 'CNNGB',
  standard: 'UN/ECE Recommendation 16',
  family: 'unLocode',
  pattern: /^[A-Z]{2}[A-Z2-9]{3}$/,
});
