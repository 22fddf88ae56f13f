export {
  RateCompare,
  type RateCompareHead,
  type RateComparePart,
  type RateCompareProps,
  type RateCompareRow,
} from './rate-compare.tsx';
