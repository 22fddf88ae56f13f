export type { StatementCheck, StatementGroup, StatementLine, StatementLinesPart } from './statement-line.ts';
export { StatementLines, type StatementLinesProps } from './statement-lines.tsx';
export {
  StatementThread,
  type StatementThreadPart,
  type StatementThreadProps,
  type StatementWord,
} from './statement-thread.tsx';
export { VarianceMark, type VarianceMarkProps } from './variance-mark.tsx';
