import { checkedRule } from './check-digit.ts';

/** The airline's three digits and eight more, with or without a hyphen between: the next seven by 7 leave the last. */
export const airWaybill = /* @__PURE__ */ checkedRule(
  {
    name: 'airWaybill',
    example: '02012345675',
    standard: 'IATA Resolution 600a',
    family: 'airWaybill',
    pattern: /^\d{3}-?\d{8}$/,
  },
  (code) => Number(code.slice(-8, -1)) % 7,
);
