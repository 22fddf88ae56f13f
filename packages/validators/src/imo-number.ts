import { checkedRule } from './check-digit.ts';
import { weigh } from './weighed-sum.ts';

/** The number of a ship: seven digits. The first six weigh 7 to 2; the last digit of the sum is the seventh. */
export const imoNumber = /* @__PURE__ */ checkedRule(
  {
    name: 'imoNumber',
    example: '9074729',
    standard: 'IMO Resolution A.1117(30)',
    family: 'imo',
    pattern: /^\d{7}$/,
  },
  (code) => weigh(code, (at) => 7 - at) % 10,
);
