import { checkedRule } from './check-digit.ts';
import { ALPHABET, weigh } from './weighed-sum.ts';

/**
 * The unified social credit code of a Chinese company: authority, kind, six digits of a district, nine characters of the
 * organisation, one check character. A remainder of 0 leaves 31, which is written 0.
 */
export const uscc = /* @__PURE__ */ checkedRule(
  {
    name: 'uscc',
    example: '91350100M000100Y43',
    standard: 'GB 32100-2015',
    family: 'uscc',
    pattern: /^[\dA-HJ-NPQRTUWXY]{2}\d{6}[\dA-HJ-NPQRTUWXY]{10}$/,
  },
  (code) => ALPHABET.at(-(weigh(code, (at) => 3 ** at) % 31)) as string,
  (code) => code.slice(-1),
);
