export {
  type StatementChange,
  StatementChanges,
  type StatementChangesPart,
  type StatementChangesProps,
} from './statement-changes.tsx';
