import type { FileHandlers } from '../handler-files.ts';
import { unavailable } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { statementPage } from './search.ts';
import { summaryOf } from './summary.ts';

/** Statements together. */
export const statementList = ({ db }: Services): FileHandlers<'settlement', 'statementList'> => ({
  inConfirmPage: (asked, { language, visitor: { customerId } }) => statementPage(db, asked, { language, customerId }),
  inConfirmSummary: ({ customerId }, { visitor }) => summaryOf(db, visitor.customerId ?? customerId),
  statementsExcel: () => Promise.reject(unavailable()),
});
