export { type Amount, convert, type ExchangeRate } from '../freight/money.ts';
export {
  type ChargeTotals,
  type CurrencyTotal,
  chargeTotals,
  type EarnedAmount,
  type EarnedWhole,
  SUMMED_IN,
} from './charge-totals.ts';
export { type CreditUse, creditUse } from './credit.ts';
export {
  AGEING_BUCKETS,
  type AgedSums,
  type AgeingBucket,
  agedSums,
  ageingBucket,
  dueDay,
  type OpenAmount,
  overdueDays,
  type PaymentTerms,
} from './due.ts';
export { TAX_RATES, type TaxedAmount, type TaxRate, taxWithin } from './tax.ts';
export { type Balance, balances, paidState, statementTotals } from './totals.ts';
export { capitalWords } from './words.ts';
