export { ChargeTotals, type ChargeTotalsPart, type ChargeTotalsProps } from './charge-totals.tsx';
