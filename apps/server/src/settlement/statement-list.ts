import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { statementsReport } from './report.ts';
import { statementPage } from './search.ts';
import { summaryOf } from './summary.ts';

/** Statements together. */
export const statementList = (services: Services): FileHandlers<'settlement', 'statementList'> => ({
  inConfirmPage: (asked, { language, visitor: { customerId } }) =>
    statementPage(services.db, asked, { language, customerId }),
  inConfirmSummary: ({ customerId }, { visitor }) => summaryOf(services.db, visitor.customerId ?? customerId),
  statementsExcel: (_asked, caller, statements) => statementsReport(services, statements, caller),
});
