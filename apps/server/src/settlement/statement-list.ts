import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { keptSums } from './kept-sums.ts';
import { statementsReport } from './report.ts';
import { statementPage } from './search.ts';
import { summaryOf } from './summary.ts';

/** Statements together. */
export const statementList = (services: Services): FileHandlers<'settlement', 'statementList'> => {
  const keep = keptSums(services.db);
  return {
    inConfirmPage: (asked, { language, visitor: { customerId } }) =>
      statementPage(services.db, keep, asked, { language, customerId }),
    inConfirmSummary: ({ customerId }, { visitor }) => summaryOf(services.db, keep, visitor.customerId ?? customerId),
    statementsExcel: (_asked, caller, statements) => statementsReport(services, statements, caller),
  };
};
