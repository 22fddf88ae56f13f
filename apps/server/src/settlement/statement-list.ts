import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';

const soon = () => Promise.reject(unavailable());

export const statementList = (): FileHandlers<'settlement', 'statementList'> => ({
  inConfirmPage: soon,
  inConfirmSummary: soon,
  statementsExcel: soon,
});
