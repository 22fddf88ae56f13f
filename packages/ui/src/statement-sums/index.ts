export {
  type StatementSum,
  StatementSums,
  type StatementSumsPart,
  type StatementSumsProps,
} from './statement-sums.tsx';
