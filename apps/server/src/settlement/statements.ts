import type { FileHandlers } from '../handler-files.ts';
import type { Services } from '../services.ts';
import { statementCharges, statementInfo } from './info.ts';
import { chargesOfOrder } from './order-charges.ts';
import { statementReport } from './report.ts';

/** One statement, and what is charged of one order. */
export const statements = (services: Services): FileHandlers<'settlement', 'statements'> => ({
  inConfirmInfo: (_asked, caller, statement) => statementInfo(services.db, statement, caller),

  inConfirmCharges: ({ compare }, { language }, statement) =>
    statementCharges(services.db, statement, compare, language),

  orderCharges: (_asked, { language }, booking) => chargesOfOrder(services.db, booking, language),

  report: ({ form }, caller, statement) => statementReport(services, statement, form, caller),
});
