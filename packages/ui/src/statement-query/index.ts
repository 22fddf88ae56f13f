export {
  type StatementAsked,
  StatementQuery,
  type StatementQueryPart,
  type StatementQueryProps,
} from './statement-query.tsx';
